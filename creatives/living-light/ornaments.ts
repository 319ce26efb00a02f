import { mix } from '#creative-sdk/motion.ts';
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

/** Cotton on its twigs. */
function bouquet(): Solid[] {
  const lines = [
    [1768, 572, 1728, 452],
    [1770, 572, 1790, 436],
    [1772, 572, 1822, 492],
    [1748, 512, 1712, 478],
    [1782, 500, 1816, 446],
  ] as const;
  const twigs = lines.map(
    (line): Solid => ({
      area: [Math.min(line[0], line[2]) - 4, line[3] - 4, Math.max(line[0], line[2]) + 4, line[1] + 4],
      outline: rod(line, 2),
      surface: 2,
      colour: '#5b4634',
      z: 70,
    }),
  );
  const buds = lines.flatMap(([x1, y1, x2, y2], i) =>
    [0, 0.3].map(
      (back): Solid => ({
        ...oval({ x: mix(x2, x1, back) + 20 * back, y: mix(y2, y1, back), w: 8 + (i % 3), h: 11 }),
        surface: 8,
        colour: back ? '#c98d6b' : '#e6d9c4',
        z: 74,
      }),
    ),
  );
  return [...twigs, ...buds];
}
