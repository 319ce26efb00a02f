import { describe, expect, it } from 'vitest';
import { clockOf } from './clock.ts';

describe('clock', () => {
  it('reads day, sunset and night', () => {
    expect([0, 1, 2].map(clockOf)).toEqual(['16:00', '19:20', '22:30']);
  });
  it('goes on in steps of five minutes', () => {
    for (let hour = 0; hour <= 2; hour += 0.07) expect(Number(clockOf(hour).slice(-1)) % 5).toBe(0);
  });
});
