import { describe, expect, it } from 'vitest';
import { contrast, inkOn, luminance, mixColour, readableOn, withAlpha } from './colour.ts';

describe('colour', () => {
  it('knows WCAG contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
    expect(luminance('#ffffff')).toBeCloseTo(1);
  });

  it('finds a readable ink for every ground', () => {
    for (let grey = 0; grey < 256; grey++) {
      const ground = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(ground, inkOn(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lightens a colour until it reads on its ground, and no further', () => {
    for (const colour of ['#000000', '#3a1f6b', '#b00020', '#777777'])
      expect(contrast(readableOn(colour, '#2c1912', 5), '#2c1912')).toBeGreaterThanOrEqual(5);
    expect(readableOn('#ffb547', '#2c1912', 5)).toBe('#ffb547');
    expect(readableOn('#000000', '#ffffff', 5)).toBe('#000000');
  });

  it('mixes and fades', () => {
    expect(mixColour('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColour('#102030', '#405060', 0)).toBe('#102030');
    expect(withAlpha('#ff0080', 0.5)).toBe('rgb(255 0 128 / 0.5)');
  });
});
