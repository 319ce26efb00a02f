import { describe, expect, it } from 'vitest';
import { setName } from './bowl-name.ts';

const measure = (text: string) => text.length * 0.55;

describe('setName', () => {
  it('sets a short name large, in one line', () => {
    expect(setName('Oats', measure)).toEqual({ lines: ['Oats'], size: 0.33 });
  });

  it('breaks a long name into even lines', () => {
    const { lines, size } = setName('Grandmother Wilhelmina Winter Porridge', measure);
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe('Grandmother Wilhelmina Winter Porridge');
    expect(size).toBeGreaterThan(setName('GrandmotherWilhelminaWinterPorridges', measure).size);
  });

  it('never lets a line be wider than the wall', () => {
    for (const name of ['O', 'W'.repeat(40), 'Two words', 'A b c d e f g h i j k l m n o p']) {
      const { lines, size } = setName(name, measure);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(1.2);
    }
  });
});
