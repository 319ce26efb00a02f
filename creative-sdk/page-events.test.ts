import { beforeEach, expect, it, vi } from 'vitest';
import type { CreativeMessage, EventName } from '#protocol/frame.ts';
import { createEventSender } from './page-events.ts';

const asked: string[] = [];
const beacon = vi.fn();

beforeEach(() => {
  asked.length = 0;
  beacon.mockReset();
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        asked.push(url);
      }
    },
  );
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});

const carry = (fields: unknown) => vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(fields) }) });
const event = (name: EventName, own?: string): CreativeMessage => ({ t: 'event', name, data: own ? { name: own } : {}, at: 0, index: 0 });

it('asks for the address once for each event, by its name in the plan, and for no other message', () => {
  carry({ events: { to: 'https://t.example/?e=[EVENT]', by: 'pixel' } });
  const send = createEventSender();
  send(event('impression'));
  send({ t: 'stat', fps: 60 });
  send(event('interaction', 'spin'));
  expect(asked).toEqual(['https://t.example/?e=impression', 'https://t.example/?e=interaction%3Aspin']);
  expect(beacon).not.toHaveBeenCalled();
});

it('posts a beacon where the file says so', () => {
  carry({ events: { to: 'https://t.example/', by: 'beacon' } });
  createEventSender()(event('click_through', 'cta'));
  expect(beacon).toHaveBeenCalledExactlyOnceWith('https://t.example/?event=click_through', '{"event":"click_through"}');
  expect(asked).toEqual([]);
});

it('hands addresses to whoever asks for it', () => {
  carry({ events: { to: 'https://t.example/' } });
  const ask = vi.fn();
  createEventSender(undefined, ask)(event('complete'));
  expect(ask).toHaveBeenCalledExactlyOnceWith('https://t.example/?event=complete');
});

it.each([{}, { events: 'https://t.example/' }, { events: { to: 'javascript:alert(1)' } }, { events: { to: 'https://t.example/"' } }, null, 7])(
  'sends nothing for %j',
  (fields) => {
    carry(fields);
    createEventSender()(event('impression'));
    expect(asked).toEqual([]);
  },
);
