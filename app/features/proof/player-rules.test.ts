import { expect, it } from 'vitest';
import type { GuestLog } from '#app/components/guest/guest-log.ts';
import { judgePlayer } from './player-rules.ts';

const events = 'https://count.example/?e=[EVENT]';
let at = 0;
const call = (name: string, value: string): GuestLog[number] => ({ t: 'call', at: at++, name, value });
const count = (...names: readonly string[]) =>
  names.map((name): GuestLog[number] => ({ t: 'request', at: at++, url: events.replace('[EVENT]', name), by: 'image', isTouched: false, body: '' }));
const leave = (url: string): GuestLog[number] => ({ t: 'exit', at: at++, by: 'window', url, isActive: true });
const shown: GuestLog[number] = { t: 'shown', at: 0 };
const read = [call('vast', '4.2'), call('film', '/film.mp4'), call('click-through', 'https://shop.example/')];
const spoken = [call('simid', 'session'), call('simid', 'init'), call('simid', 'start')];
const parts = ['first_quartile', 'midpoint', 'third_quartile', 'complete'];
const judge = (...log: GuestLog) => judgePlayer({ log, events }).map(({ state }) => state);

it('knows nothing before anything happened', () => {
  expect(judge()).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
  expect(judge(...read, ...spoken.slice(0, 2))).toEqual(['met', 'open', 'open', 'open', 'open', 'open']);
});

it('is met by a film that played with its creative to its end and was left by its ClickThrough', () => {
  const whole = [...read, ...spoken, shown, ...count('impression', 'start', ...parts), leave('https://shop.example/')];
  expect(judge(...whole)).toEqual(['met', 'met', 'met', 'met', 'met', 'met']);
});

it.each([
  [0, 'an error in the answer', [...read, call('vast-error', 'broken')]],
  [0, 'no film', [call('vast', '4.2')]],
  [1, 'a refusal', [...spoken, shown, call('simid-error', '1101 lost')]],
  [2, 'a quarter before the impression', count('first_quartile', 'impression')],
  [2, 'quarters in another order', count('impression', 'midpoint', 'first_quartile')],
  [3, 'a quarter that counts twice', count('impression', 'first_quartile', 'first_quartile')],
  [3, 'a quarter left out', count('impression', 'first_quartile', 'third_quartile', 'complete')],
  [4, 'another way out', [...read, leave('https://other.example/')]],
  [5, 'a request of the creative', [shown, call('direct', 'https://count.example/?e=x')]],
])('rule %i is broken by %s', (rule, _, log) => {
  const states = judge(...log);
  expect(states[rule]).toBe('broken');
  expect(states.filter((state) => state === 'broken')).toHaveLength(1);
});
