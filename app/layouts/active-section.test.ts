import { describe, expect, it } from 'vitest';
import { findActiveSection } from './active-section.ts';

const tops = [0, 1000, 2200, 5200, 6400, 7400, 8200];
const pageHeight = 10_200;
const at = (scrollTop: number, windowHeight = 900) => findActiveSection(tops, { scrollTop, windowHeight, pageHeight });

describe('findActiveSection', () => {
  it('the first section is active at the top of the page, also when the browser overscrolls', () => {
    expect(at(0)).toBe(0);
    expect(at(-80)).toBe(0);
  });
  it('the section to which a link has just scrolled is active', () => {
    tops.forEach((top, index) => {
      expect(at(Math.max(0, top - 72))).toBe(index);
    });
  });
  it('the last section is active at the end of the page', () => {
    expect(at(pageHeight - 900)).toBe(6);
    expect(at(pageHeight)).toBe(6);
  });
  it('sections become active one after another while the page scrolls down, in any window', () => {
    for (const height of [320, 700, 900, 2160, 4000, 9000]) {
      const seen: number[] = [];
      for (let y = 0; y <= pageHeight - height; y += 5) seen.push(at(y, height));
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.at(-1)).toBe(6);
      if (height <= 4000) expect(new Set(seen).size).toBe(7);
    }
  });
});
