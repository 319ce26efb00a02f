import { describe, expect, it } from 'vitest';
import { restingDrops, runningDrops } from './drops.ts';

describe('the drops', () => {
  it('are the same for the same window and differ between windows', () => {
    expect(restingDrops(1)).toEqual(restingDrops(1));
    expect(restingDrops(1)).not.toEqual(restingDrops(2));
  });
  it('run downwards', () => {
    let down = 0;
    const before = runningDrops(1, 1);
    runningDrops(1.4, 1).forEach((drop, i) => {
      if (drop.y > (before[i]?.y ?? 0)) down++;
    });
    expect(down).toBeGreaterThanOrEqual(4);
  });
});
