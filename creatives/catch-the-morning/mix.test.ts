import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from './kinds.ts';
import { nameMix } from './mix.ts';

const times = (kind: Kind, count: number): Kind[] => Array.from({ length: count }, () => kind);

describe('nameMix', () => {
  it('is named after the two there are most of', () => {
    const mix = nameMix([...times('almond', 5), ...times('blueberry', 8), ...times('honey', 8 - 1)]);
    expect(mix.name).toBe('Blue Honey');
    expect(mix.share).toBe(40);
    expect(mix.of).toBe('blueberry');
  });

  it('names a bowl of one kind, and an empty one', () => {
    expect(nameMix(times('almond', 3)).name).toBe('Nutty Almond');
    expect(nameMix([])).toEqual({ name: 'Pure Oat', share: 100, of: 'oat', parts: [] });
  });

  it('gives whole shares that add up to a hundred', () => {
    for (let n = 1; n < 60; n++) {
      const caught = Array.from({ length: n }, (_, i) => KINDS[(i * i + n) % KINDS.length] ?? 'oat');
      const { parts } = nameMix(caught);
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      for (const { share } of parts) expect(Number.isInteger(share)).toBe(true);
    }
  });
});
