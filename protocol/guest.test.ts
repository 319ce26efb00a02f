import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKnock, parseReport } from './guest.ts';

it('a report is copied with what it may say, and cut', () => {
  const url = `https://a.example/${'x'.repeat(5000)}`;
  const report = parseReport({ t: 'request', at: 1, url, by: 'image', isTouched: 1, body: undefined, secret: 'no' });
  expect(report).toEqual({ t: 'request', at: 1, url: url.slice(0, 2048), by: 'image', isTouched: false, body: '' });
  expect(parseReport({ t: 'exit', at: 2, url: 'x', by: 'mraid', isActive: true })).toEqual({
    t: 'exit',
    at: 2,
    url: 'x',
    by: 'mraid',
    isActive: true,
  });
  expect(parseReport({ t: 'tick', at: 3, frames: -1, changes: Number.NaN, animations: 2, busyMs: '9', dropped: 1 })).toMatchObject({
    frames: 0,
    changes: 0,
    animations: 2,
    busyMs: 0,
    dropped: 1,
  });
});

it.each([
  undefined,
  'tick',
  { t: 'tick' },
  { t: 'tick', at: Number.POSITIVE_INFINITY },
  { t: 'request', at: 1, url: 'x', by: 'telegram' },
  { t: 'exit', at: 1, by: 'car' },
  { t: 'note', at: 1, what: 'poem' },
  { t: 'shown', at: 1 },
])('%j is no report', (value) => expect(parseReport(value)).toBeUndefined());

it('never throws, whatever a guest posts', () => {
  fc.assert(
    fc.property(fc.object(), fc.constantFrom('request', 'exit', 'call', 'touch', 'note', 'opened', 'painted', 'tick'), (value, t) => {
      const report = parseReport({ at: 1, ...value, t });
      expect(JSON.stringify(report ?? '').length).toBeLessThan(20_000);
    }),
  );
});

it('a knock is one of a guest', () => {
  expect([isKnock({ guest: 1, t: 'knock' }), isKnock({ t: 'knock' }), isKnock('knock'), isKnock(null)]).toEqual([true, false, false, false]);
});
