import { describe, expect, it } from 'vitest';
import { type Level, levelAhead, levelBehind, levels } from './levels.ts';

describe('levels', () => {
  it('leads back to the programme from everywhere, one level at a time', () => {
    for (const start of levels) {
      let level: Level | undefined = start;
      let presses = 0;
      for (; level && level !== 'programme'; presses++) level = levelBehind(level);
      expect(level).toBe('programme');
      expect(presses).toBeLessThanOrEqual(3);
    }
  });

  it('gives the key back to the television when only the programme plays', () => {
    expect(levelBehind('programme')).toBeUndefined();
  });

  it('reaches the brew by OK alone', () => {
    const path: Level[] = ['programme'];
    for (let next = levelAhead('programme'); next; next = levelAhead(next)) path.push(next);
    expect(path).toEqual(['programme', 'overlay', 'counter', 'brew']);
  });
});
