import { type Graver, mirror, type Point } from './graver.ts';

interface Plane {
  readonly points: readonly Point[];
  readonly light: number;
}

/** Corners written as x, y, x, y … */
function outline(...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);
}

function plane(light: number, ...numbers: readonly number[]): Plane {
  return { light, points: outline(...numbers) };
}

/** The planes of the left half of the head and how much light each gets; the right half gets less. */
const HEAD: readonly Plane[] = [
  plane(0.46, -48, -112, -56, -54, -36, -64),
  plane(0.86, -48, -112, -36, -64, -15, -78),
  plane(0.2, -42, -92, -40, -68, -24, -75),
  plane(0.7, 0, -80, -15, -78, -36, -64, -20, -48, 0, -58),
  plane(0.92, -36, -64, -56, -54, -34, -42, -20, -48),
  plane(0.6, -56, -54, -72, -22, -40, -28, -34, -42),
  plane(0.36, -72, -22, -46, 2, -40, -28),
  plane(0.94, 0, -58, -20, -48, -9, -8, 0, -6),
  plane(0.5, -20, -48, -34, -42, -40, -28, -12, -22),
  plane(0.78, -40, -28, -46, 2, -18, 8, -9, -8, -12, -22),
  plane(0.58, -9, -8, -18, 8, -6, 20, -7, 6),
];

const CHEST: readonly Plane[] = [
  plane(0.24, -40, -2, -46, 30, -26, 26, -16, 6),
  plane(0.42, -16, 6, -26, 26, -18, 46, 0, 30, 0, 18),
  plane(0.62, -46, 30, -54, 62, -34, 54, -26, 26),
  plane(0.84, -26, 26, -34, 54, -20, 72, -18, 46),
  plane(1, -18, 46, -20, 72, 0, 62, 0, 30),
  plane(0.44, -34, 54, -54, 62, -44, 80, -20, 72),
  plane(0.5, 0, 62, -20, 72, -12, 106, 0, 86),
  plane(0.76, -20, 72, -44, 80, -36, 106, -12, 106),
];

const TAIL = outline(30, 106, 66, 108, 88, 90, 97, 58, 94, 26, 80, 0, 84, -34);

/** The glass fox: a seated beast cut like a crystal, its tail a flame of splinters. */
export function drawFox(g: Graver): void {
  drawTail(g);
  g.gem(
    [
      [-44, 58],
      [-64, 66],
      [-74, 88],
      [-70, 106],
      [-36, 106],
    ],
    [-56, 88],
    0.4,
  );
  g.gem(
    [
      [44, 58],
      [36, 106],
      [66, 106],
      [64, 80],
    ],
    [50, 88],
    0.2,
  );
  for (const { points, light } of CHEST) {
    g.facet(mirror(points), light - 0.34, -2.1);
    g.facet(points, light);
  }
  drawFoxHead(g);
  for (const gleam of GLEAMS) g.gleam(gleam, 0.5);
}

export function drawFoxHead(g: Graver): void {
  for (const { points, light } of HEAD) {
    g.facet(mirror(points), light - 0.36, -2.2);
    g.facet(points, light);
  }
  g.facet(
    [
      [-7, 6],
      [-9, -8],
      [0, -6],
      [9, -8],
      [7, 6],
      [0, 12],
    ],
    0.06,
  );
  g.facet(
    [
      [-6, 20],
      [-7, 6],
      [0, 12],
      [7, 6],
      [6, 20],
      [0, 24],
    ],
    0.44,
  );
  for (const side of [-1, 1]) {
    const eye: Point[] = [
      [-37 * side, -36],
      [-26 * side, -41],
      [-14 * side, -25],
      [-25 * side, -27],
    ];
    g.facet(
      eye.map(([x, y]): Point => [x * 1.08, y - 0.5]),
      0,
      0,
    );
    g.ember(eye, 9);
    g.line(
      [
        [-24 * side, -39],
        [-24.5 * side, -28],
      ],
      1.6,
      1,
    );
  }
}

/** Slanting reflections, all from the one lamp. */
const GLEAMS: readonly (readonly Point[])[] = [
  outline(-45, -98, -42, -96, -50, -62, -52, -60),
  outline(-30, -64, -17, -75, -11, -76.5, -30, -58),
  outline(-66, -26, -52, -44, -46, -40, -58, -22),
  outline(-7, -52, -2, -56, -2, -18, -6, -14),
  outline(16, -74, 22, -71, 8, -56, 4, -57),
  outline(48, -44, 53, -50, 64, -26, 58, -24),
  outline(-14, 50, -3, 38, -3, 52, -15, 64),
  outline(-48, 60, -42, 58, -52, 84, -58, 88),
  outline(86, 20, 90, 26, 92, 54, 88, 50),
  outline(78, 2, 82, -20, 83, -4, 81, 8),
];

function drawTail(g: Graver): void {
  const inner: readonly Point[] = [
    [30, 78],
    [46, 78],
    [54, 64],
    [54, 44],
    [48, 24],
    [54, 2],
    [84, -34],
  ];
  for (let i = 0; i + 1 < TAIL.length; i++) {
    const [a, b, c, d] = [TAIL[i], TAIL[i + 1], inner[i + 1], inner[i]];
    if (!a || !b || !c || !d) continue;
    const middle: Point = [(a[0] + c[0]) / 2 + 3, (a[1] + c[1]) / 2];
    const isTip = i >= 4;
    g.facet([a, b, middle], isTip ? 0.9 : 0.5, 0.4);
    g.facet([b, c, middle], isTip ? 0.74 : 0.3, -0.4);
    g.facet([c, d, middle], isTip ? 1 : 0.74, -1.2);
    g.facet([d, a, middle], isTip ? 0.6 : 0.4, 1.4);
  }
}
