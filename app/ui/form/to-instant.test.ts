import { describe, expect, it } from 'vitest';
import { toInstant } from './to-instant.ts';

describe('toInstant', () => {
  it.each([
    ['2026-11-23T09:30', 'Europe/Berlin', '2026-11-23T08:30:00.000Z'],
    ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-07-01T00:15', 'Asia/Kathmandu', '2026-06-30T18:30:00.000Z'],
    // Shown twice: the first. Left out: as much later (03:30 in summer time).
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ])('%s in %s', (value, zone, instant) => {
    expect(toInstant(value, zone)).toBe(instant);
  });

  it('takes nothing that is no time', () => {
    expect(['', '2026-11-23', '2026-13-01T00:00', 'T09:30'].map((value) => toInstant(value, 'UTC'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
