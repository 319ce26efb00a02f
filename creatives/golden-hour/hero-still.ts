import { brand } from './copy.ts';
import { GOLDEN_H, sunAt } from './day.ts';
import { mixInks } from './ink.ts';
import { paletteAt } from './palette.ts';
import { defineGlow, drawAir, drawWater } from './still-air.ts';
import { drawCape, drawFleet, drawIslands, drawPlace, drawRange } from './still-land.ts';
import { defineCrown, type Plate } from './still-plate.ts';
import { fitView } from './view.ts';

/** The golden composition as one small SVG without words; the shapes and colours of the first frame. `id` begins every id, so that two can live in one page. */
export function drawHeroStill(width: number, height: number, id: string, isLean: boolean): string {
  const view = fitView(width, height);
  const palette = paletteAt(GOLDEN_H);
  const { x, lift } = sunAt(GOLDEN_H);
  const sun = { x: width * x, y: view.horizon * (1 - lift * view.arc), radius: view.horizon * 0.148, lift };
  const plate: Plate = { view, palette, inks: mixInks(palette, brand), sun, id, coarse: isLean ? 1.45 : 1.3, isLean };
  const art = [
    defineGlow(plate),
    drawWater(plate),
    drawAir(plate, drawRange(plate)),
    drawIslands(plate),
    defineCrown(plate),
    drawPlace(plate, 'cliff'),
    drawPlace(plate, 'bar'),
    drawFleet(plate),
    drawCape(plate),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${art.join('')}</svg>`;
}

export const heroStills = [
  { file: 'hero-still.svg', width: 970, height: 250, id: 'w', isLean: false },
  { file: 'hero-still-phone.svg', width: 390, height: 290, id: 'n', isLean: true },
] as const;
