import { describe, expect, it } from 'vitest';
import { contrast } from '#creative-sdk/colour.ts';
import { readable } from './readable.ts';

describe('readable', () => {
  it.each(['#000000', '#3a1f6b', '#0d6b62', '#b00020', '#2c1912', '#777777'])(
    'lifts %s until it reads on the darkest and the lightest wood',
    (primary) => {
      expect(contrast(readable(primary), '#2c1912')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readable(primary), '#150b08')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('leaves a light colour alone', () => {
    expect(readable('#ffb547')).toBe('#ffb547');
  });
});
