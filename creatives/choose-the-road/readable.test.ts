import { describe, expect, it } from 'vitest';
import { contrast } from '#creative-sdk/colour.ts';
import { CARD, readable } from './readable.ts';

describe('readable', () => {
  it('keeps a light colour and lifts a dark one', () => {
    expect(readable('#ffd08c')).toBe('#ffd08c');
    for (const dark of ['#000000', '#102a6b', '#7a0010', '#003d2b']) expect(contrast(readable(dark), CARD)).toBeGreaterThanOrEqual(4.5);
  });
});
