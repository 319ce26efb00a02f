import { describe, expect, it } from 'vitest';
import { contrast } from '#creative-sdk/colour.ts';
import { nightOf, readable } from './night.ts';

const colours = ['#4b1c5e', '#f4e04d', '#ffffff', '#000000', '#00ff00', '#0a6f6a', '#ff2d2d', '#7f7f7f'];

describe('the colours of the night', () => {
  it('carry light text under any brand', () => {
    for (const primary of colours) expect(contrast(nightOf(primary), '#fff3da')).toBeGreaterThan(9);
  });

  it('let every accent be read', () => {
    for (const primary of colours)
      for (const accent of colours) expect(contrast(readable(accent, nightOf(primary)), nightOf(primary))).toBeGreaterThanOrEqual(6);
  });

  it('leave a good accent alone', () => {
    expect(readable('#ffc861', nightOf('#4b1c5e'))).toBe('#ffc861');
  });
});
