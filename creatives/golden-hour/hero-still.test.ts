import { describe, expect, it } from 'vitest';
import { drawHeroStill, heroStills } from './hero-still.ts';

const LIMIT_BYTES = { 'hero-still.svg': 6 * 1024, 'hero-still-phone.svg': 5 * 1024 } as const;

describe.each(heroStills)('$file', ({ file, width, height, id, isLean }) => {
  const svg = drawHeroStill(width, height, id, isLean);

  it('is what the scene draws (update with vitest -u)', async () => {
    await expect(svg).toMatchFileSnapshot(`./${file}`);
  });

  it('keeps its weight and has no text, filter or script', () => {
    expect(svg.length).toBeLessThanOrEqual(LIMIT_BYTES[file]);
    expect(svg).not.toMatch(/<(text|filter|script|style|image)/);
  });

  it('holds only ids that begin with its own letter, each once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((name) => name?.startsWith(id))).toBe(true);
  });
});
