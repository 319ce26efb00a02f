import { describe, expect, it } from 'vitest';
import { GOLDEN_H, heldLight, hourOfPlace, hoursBetween, hoursOfDrag, isDay, moonAt, sunAt, toClock, wrapHour } from './day.ts';

describe('the clock', () => {
  it('counts on past midnight', () => {
    expect(wrapHour(25.5)).toBeCloseTo(1.5);
    expect(wrapHour(-1)).toBeCloseTo(23);
    expect(toClock(GOLDEN_H + 24)).toBe('19:04');
    expect(toClock(23.999)).toBe('00:00');
  });

  it('takes the shorter way', () => {
    expect(hoursBetween(23, 1)).toBeCloseTo(2);
    expect(hoursBetween(1, 23)).toBeCloseTo(-2);
    expect(hoursBetween(GOLDEN_H + 48, GOLDEN_H)).toBeCloseTo(0);
  });
});

describe('the lights', () => {
  it('have the sun low in the right part at 19:04', () => {
    const sun = sunAt(GOLDEN_H);
    expect(sun.x).toBeCloseTo(0.655);
    expect(sun.lift).toBeGreaterThan(0.1);
    expect(sun.lift).toBeLessThan(0.2);
  });

  it('share the day: never both high, one of them up at most hours', () => {
    for (let hour = 0; hour < 24; hour += 0.25) {
      expect(Math.min(sunAt(hour).lift, moonAt(hour).lift)).toBeLessThan(0.01);
      if (isDay(hour)) expect(heldLight(hour)).toEqual(sunAt(hour));
    }
  });

  it('stay under the pointer while dragged by day', () => {
    const hour = 9;
    const moved = sunAt(hour + hoursOfDrag(hour, 0.1));
    expect(moved.x - sunAt(hour).x).toBeCloseTo(0.1);
  });

  it('come to a tapped place', () => {
    expect(sunAt(hourOfPlace(0.4)).x).toBeCloseTo(0.4);
  });
});
