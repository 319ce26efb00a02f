import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUZZ_EVERY_MS, buzzMs } from '#protocol/buzz.ts';
import type { CreativeMessage } from '#protocol/frame.ts';
import { Buzzer } from './buzzer.tsx';

const touched: CreativeMessage = { t: 'event', name: 'engagement_start', data: {}, at: 0, index: 0 };
const peg: CreativeMessage = { t: 'buzz', kind: 'peg' };
const felt = vi.fn();
const page = { isActive: true, isCalm: false, hasMotor: true };

beforeEach(() => {
  felt.mockClear();
  Object.assign(page, { isActive: true, isCalm: false, hasMotor: true });
  vi.stubGlobal('navigator', {
    vibrate: felt,
    userActivation: {
      get hasBeenActive() {
        return page.isActive;
      },
    },
  });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') ? page.isCalm : page.hasMotor }));
});
afterEach(() => vi.unstubAllGlobals());

it('vibrates for an ad that was touched, for as long as the kind says, and not faster than it can be felt', () => {
  const buzzer = new Buzzer();
  buzzer.hear(touched, 0);
  buzzer.hear(peg, 100);
  expect(felt).toHaveBeenCalledExactlyOnceWith(buzzMs.peg);
  buzzer.hear(peg, 100 + BUZZ_EVERY_MS - 1);
  expect(felt).toHaveBeenCalledOnce();
  buzzer.hear(peg, 100 + BUZZ_EVERY_MS);
  expect(felt).toHaveBeenCalledTimes(2);
});

it('does nothing for an ad that nobody touched, nor for another document in its frame', () => {
  const buzzer = new Buzzer();
  buzzer.hear(peg, 0);
  buzzer.hear(touched, 100);
  buzzer.hear({ t: 'ready', nonce: 'n', id: 1, size: '320x480' }, 150);
  buzzer.hear(peg, 200);
  expect(felt).not.toHaveBeenCalled();
});

it.each([
  ['the visitor touched nothing on the page', () => Object.assign(page, { isActive: false })],
  ['the visitor asks for reduced motion', () => Object.assign(page, { isCalm: true })],
  ['the device has no motor', () => Object.assign(page, { hasMotor: false })],
  ['the page is hidden', () => vi.stubGlobal('document', { hidden: true })],
  ['it is switched off', (buzzer: Buzzer) => Object.assign(buzzer, { isOn: false })],
])('does nothing when %s', (_, arrange) => {
  const buzzer = new Buzzer();
  buzzer.hear(touched, 0);
  arrange(buzzer);
  buzzer.hear(peg, 100);
  expect(felt).not.toHaveBeenCalled();
});
