import { lying, round, type Solid } from './relief.ts';
import { oval, rod, turned } from './shapes.ts';

/** What stands on the sideboard. */
export function ornaments(): Solid[] {
  const vase = { x: 1770, top: 566, foot: 668, radius: (u: number) => 12 + 30 * Math.sin(Math.min(1, u * 1.08 + 0.06) * 2.75) ** 1.2 };
  const tray: Solid = {
    ...oval({ x: 1658, y: 669, w: 54, h: 10 }),
    surface: lying,
    colour: '#6f7d78',
    z: 62,
    gloss: 0.4,
  };
  const stone = (x: number, y: number, w: number): Solid => ({
    ...oval({ x, y, w, h: w * 0.66 }),
    surface: w * 0.66,
    colour: w > 18 ? '#8f8a84' : '#d0c6b6',
    z: 66,
    gloss: 0.2,
  });
  const body: Solid = {
    area: [1720, 560, 1820, 672],
    outline: turned(vase),
    surface: round(vase.x, (y) => vase.radius((y - vase.top) / (vase.foot - vase.top)) + 1, 0),
    colour: '#7b8c86',
    z: 66,
    gloss: 0.6,
  };
  return [...bouquet(), body, tray, stone(1644, 658, 22), stone(1678, 662, 14), stone(1648, 638, 13)];
}

/** Where the cotton sits, on the screen. */
const budPlaces = [
  [1728, 452],
  [1740, 484],
  [1790, 436],
  [1786, 470],
  [1822, 492],
  [1808, 508],
  [1712, 478],
  [1816, 446],
  [1800, 470],
  [1754, 524],
  [1776, 520],
] as const;

/** Cotton on its twigs. */
function bouquet(): Solid[] {
  const twigs = (
    [
      [1768, 572, 1728, 452],
      [1770, 572, 1790, 436],
      [1772, 572, 1822, 492],
      [1748, 512, 1712, 478],
      [1782, 500, 1816, 446],
    ] as const
  ).map(
    (line): Solid => ({
      area: [Math.min(line[0], line[2]) - 4, line[3] - 4, Math.max(line[0], line[2]) + 4, line[1] + 4],
      outline: rod(line, 2),
      surface: 2,
      colour: '#5b4634',
      z: 70,
    }),
  );
  const buds = budPlaces.map(
    ([x, y], i): Solid => ({
      ...oval({ x, y, w: 7 + (i % 3) * 2, h: 9 + (i % 2) * 2 }),
      surface: 8,
      colour: i % 3 ? '#e6d9c4' : '#c98d6b',
      z: 74,
    }),
  );
  return [...twigs, ...buds];
}
