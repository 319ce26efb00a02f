import { describe, expect, it } from 'vitest';
import { type Level, levelBehind, levels } from './levels.ts';

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
});
