import { expect, it } from 'vitest';
import { type FrameDemo, listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { sizes } from '#catalogue/sizes.ts';
import { toNeutralStill } from './neutral-still.ts';

const units = activeDemos.flatMap(listUnits).flatMap((unit): FrameDemo[] => (unit.isIframe ? [unit] : []));
const read = (still: string) => decodeURIComponent(still.replace('data:image/svg+xml,', ''));
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text?.replaceAll('&amp;', '&'));

it.each(units.map((unit) => [unit.slug, unit] as const))('%s has its name, in the client’s colours, and nothing of the sample', (_, unit) => {
  const svg = read(toNeutralStill(unit, { primary: '#0b4f3a', accent: '#ffd27a' }));
  const { width, height } = sizes[unit.size];
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(svg.match(/fill="[^"]+"/g)).toEqual(['fill="#0b4f3a"', 'fill="#ffd27a"', 'fill="#ffffff"']);
  expect(textsOf(svg).join(' ')).toBe(unit.name);
  expect(svg).not.toContain(unit.brand);
  // As Arial draws it, the longest line has room.
  const letters = Number(/font-size="(\d+)"/.exec(svg)?.[1]);
  expect(letters).toBeGreaterThan(12);
  expect(Math.max(...textsOf(svg).map((text = '') => text.length)) * letters * 0.6).toBeLessThan(width);
});

it('a brand without a main colour has its other one, one without colours a dark ground', () => {
  const [unit] = units;
  if (!unit) throw new Error('No demo');
  expect(read(toNeutralStill(unit, { name: 'Otter', accent: '#ffd27a' }))).toMatch(/fill="#ffd27a".*fill="#ffd27a".*fill="#000000"/);
  expect(read(toNeutralStill(unit, { name: 'Otter' }))).toMatch(/fill="#14120e".*fill="#ffffff"/);
});
