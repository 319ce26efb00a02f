import { describe, expect, it } from 'vitest';
import { ratchet, toMinutes, toTurn, turnBetween, wind } from './bezel.ts';

describe('the bezel', () => {
  it('reads whole minutes, whichever way it was turned', () => {
    expect(toMinutes(toTurn(20))).toBe(20);
    expect(toMinutes(toTurn(-5))).toBe(55);
    expect(toMinutes(toTurn(121))).toBe(1);
  });

  it('follows a finger over the seam at nine o’clock', () => {
    expect(turnBetween(Math.PI - 0.1, -Math.PI + 0.1)).toBeCloseTo(0.2);
    expect(turnBetween(-Math.PI + 0.1, Math.PI - 0.1)).toBeCloseTo(-0.2);
  });

  it('turns one way only, whatever a finger does', () => {
    expect(wind(toTurn(7), toTurn(5))).toBeCloseTo(toTurn(12));
    expect(wind(toTurn(7), toTurn(-5))).toBeCloseTo(toTurn(7));
    expect(wind(toTurn(7.3), toTurn(-5))).toBeCloseTo(toTurn(7));
    const read = toTurn(7.6);
    expect(toMinutes(wind(read, toTurn(-5)))).toBe(toMinutes(read));
    expect(wind(0, -1)).toBe(0);
  });

  it('turns towards each click and passes it', () => {
    expect(ratchet(toTurn(7))).toBeCloseTo(toTurn(7));
    expect(Math.abs(ratchet(toTurn(7.2)) - toTurn(7))).toBeLessThan(toTurn(0.1));
    expect(ratchet(toTurn(7.5))).toBeCloseTo(toTurn(7.5));
  });
});
