import { describe, expect, it } from 'vitest';
import { destinations, fareOf, nextOrigin, origins, pickOrigin } from './weather.ts';

describe('the sample feed', () => {
  it('picks one of its cities for every chance', () => {
    for (const chance of [0, 0.3, 0.74, 0.999, 1]) expect(origins).toContain(pickOrigin(chance));
    expect(pickOrigin(0)).toBe(origins[0]);
  });
  it('goes round all cities', () => {
    expect(new Set(origins.map(nextOrigin)).size).toBe(origins.length);
    for (const origin of origins) expect(nextOrigin(origin)).not.toBe(origin);
  });
  it('asks three digits at most, and 129 from Milan to Solmara', () => {
    expect(fareOf(origins[0], destinations[0])).toBe(129);
    for (const origin of origins)
      for (const destination of destinations) {
        expect(fareOf(origin, destination)).toBeGreaterThan(0);
        expect(fareOf(origin, destination)).toBeLessThan(1000);
      }
  });
});
