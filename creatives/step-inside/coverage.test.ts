import { describe, expect, it } from 'vitest';
import { Coverage, GOAL } from './coverage.ts';

describe('coverage', () => {
  it('begins with what lies straight ahead', () => {
    const coverage = new Coverage();
    coverage.look(0, 'pool');
    expect(coverage.value).toBeCloseTo(1 / 8, 1);
  });
  it('counts the same sight once', () => {
    const coverage = new Coverage();
    coverage.look(0.3, 'pool');
    const once = coverage.value;
    coverage.look(0.3, 'pool');
    expect(coverage.value).toBe(once);
  });
  it('reaches its goal by one sweep', () => {
    const coverage = new Coverage();
    for (let yaw = -1.05; yaw <= 1.05; yaw += 0.05) coverage.look(yaw, 'pool');
    expect(coverage.value).toBeGreaterThanOrEqual(GOAL);
    expect(coverage.progress).toBe(1);
  });
  it('counts the same direction once more in another place', () => {
    const coverage = new Coverage();
    coverage.look(0, 'pool');
    const before = coverage.value;
    coverage.look(0, 'suite');
    expect(coverage.value).toBeCloseTo(2 * before);
  });
});
