import { expect, it } from 'vitest';
import type { GuestLog } from '#app/components/guest/guest-log.ts';
import { listEntries, toAppCall } from './log-entries.ts';

const log: GuestLog = [
  { t: 'shown', at: 0 },
  { t: 'request', at: 5, url: 'https://count.example/?e=impression', by: 'image', isTouched: false, body: '' },
  toAppCall({ isTurned: true }, 10),
  toAppCall({ isMuted: true }, 20),
  { t: 'call', at: 21, name: 'expand', value: '' },
  toAppCall({ isTurned: false }, 30),
  toAppCall({ isMuted: false }, 40),
  { t: 'hidden', at: 50 },
];
const list = (place: 'mraid' | 'slot') =>
  listEntries(log, 'https://count.example/?e=[EVENT]', place).map(({ at, event, move }) => `${at} ${event ?? move}`);

it('an app’s moves stand between the events, those of other containers do not', () => {
  expect(list('mraid')).toEqual([
    '0 Show the ad',
    '5 impression',
    '10 Turn the phone',
    '20 Mute the phone',
    '30 Turn the phone back',
    '40 Unmute',
    '50 Hide the ad',
  ]);
  expect(list('slot')).toEqual(['5 impression']);
});
