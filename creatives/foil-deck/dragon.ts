import { bezier, type Graver, type Point } from './graver.ts';

const BODY: readonly Point[] = [
  [-30, -66],
  [14, -86],
  [52, -44],
  [18, -16],
  [-14, 8],
  [-64, 18],
  [-52, 56],
  [-42, 88],
  [22, 92],
  [44, 66],
  [58, 48],
  [40, 30],
  [28, 46],
];

/** The paper dragon: one sheet, a hundred folds. */
export function drawDragon(g: Graver): void {
  g.c.save();
  g.c.translate(6, 0);
  g.c.scale(0.95, 0.95);
  drawWing(g, { root: [30, -40], first: -1.95, last: 0.42, reach: 78, light: 0.2 });
  drawDragonBody(g);
  drawWing(g, { root: [2, -4], first: -2.9, last: -5.0, reach: 74, light: 0.42 });
  drawLeg(g, [-44, 62], -1);
  drawLeg(g, [30, 74], 1);
  drawDragonHead(g);
  g.c.restore();
}

export function drawDragonBody(g: Graver): void {
  const spine = bezier(BODY, 11);
  const count = spine.length;
  spine.forEach(([x, y], i) => {
    const next = spine[i + 1];
    if (i % 2 || !next) return;
    const angle = Math.atan2(next[1] - y, next[0] - x);
    const size = 15 * (1 - i / count) + 5;
    const base: Point = [x + Math.sin(angle) * 8 * (1 - i / count), y - Math.cos(angle) * 8 * (1 - i / count)];
    g.blade(base, angle - 1.0, [size, size * 0.62], 0.5);
  });
  g.pleats(
    spine,
    (t) => 27 * Math.sin(Math.min(1, t * 2.2 + 0.38) * 1.57) * (1 - t) ** 0.6 + 2,
    (i) => (i % 2 ? 0.36 : 0.84),
  );
  const tail = spine.at(-1) ?? [0, 0];
  g.gem(
    [
      [tail[0] - 2, tail[1] - 6],
      [tail[0] + 12, tail[1] + 4],
      [tail[0] - 3, tail[1] + 20],
      [tail[0] - 12, tail[1] + 2],
    ],
    [tail[0], tail[1] + 4],
    0.7,
  );
}

interface Wing {
  readonly root: Point;
  /** Radians, of the first and the last rib. */
  readonly first: number;
  readonly last: number;
  readonly reach: number;
  readonly light: number;
}

/** Both wings, spread, as they grow from another's back. */
export function drawDragonWings(g: Graver): void {
  for (const light of [0.46, 0.3]) {
    g.c.scale(-1, 1);
    drawWing(g, { root: [10, 0], first: -1.2, last: 0.9, reach: 84, light });
  }
}

/** A folded fan: each fold has a lit and a shaded half, and a cut corner. */
function drawWing(g: Graver, { root, first, last, reach, light }: Wing): void {
  const folds = 7;
  const rib = (k: number, far: number): Point => {
    const angle = first + ((last - first) * k) / folds;
    const length = reach * far * (1 - 0.4 * (k / folds) ** 1.4);
    return [root[0] + Math.cos(angle) * length, root[1] + Math.sin(angle) * length];
  };
  for (let k = folds - 1; k >= 0; k--) {
    const [a, b, c] = [rib(k, 1), rib(k + 0.5, 0.8), rib(k + 1, 1)];
    g.facet([root, b, c], light + 0.06, first);
    g.facet([root, a, b], light + 0.4, last);
    g.facet([rib(k, 0.46), rib(k + 0.5, 0.38), rib(k + 0.5, 0.5), rib(k, 0.6)], light + 0.2, first + 1.5);
  }
  g.blade(root, first, [reach * 1.12, 8], 0.86);
}

function drawLeg(g: Graver, [x, y]: Point, side: number): void {
  g.facet(
    [
      [x, y],
      [x + side * 16, y + 4],
      [x + side * 10, y + 22],
      [x + side * 2, y + 18],
    ],
    0.72,
    1,
  );
  for (const toe of [-0.5, 0, 0.5]) g.blade([x + side * 7, y + 19], 1.57 - side * 0.5 + toe, [15, 6], 0.8);
}

export function drawDragonHead(g: Graver): void {
  for (const [angle, length, light] of [
    [-0.95, 46, 0.6],
    [-0.55, 50, 0.44],
    [-0.1, 34, 0.5],
    [0.35, 26, 0.36],
  ] as const)
    g.blade([-36, -76], angle, [length, 13], light);
  g.facet(
    [
      [-34, -50],
      [-52, -44],
      [-82, -40],
      [-92, -34],
      [-70, -34],
      [-44, -32],
      [-26, -42],
    ],
    0.36,
    0.2,
  );
  g.facet(
    [
      [-24, -84],
      [-46, -92],
      [-62, -80],
      [-40, -70],
    ],
    0.96,
    0.4,
  );
  g.facet(
    [
      [-24, -84],
      [-40, -70],
      [-34, -50],
      [-18, -58],
      [-14, -72],
    ],
    0.58,
    1.2,
  );
  g.facet(
    [
      [-62, -80],
      [-94, -66],
      [-97, -56],
      [-66, -62],
      [-40, -70],
    ],
    0.8,
    0.2,
  );
  g.facet(
    [
      [-97, -56],
      [-92, -48],
      [-62, -52],
      [-40, -54],
      [-40, -70],
      [-66, -62],
    ],
    0.46,
    2.8,
  );
  g.facet(
    [
      [-40, -70],
      [-40, -54],
      [-34, -50],
    ],
    0.24,
    1,
  );
  for (const x of [-88, -78, -68, -58]) g.blade([x, -51], 1.7, [8.5, 5], 1);
  for (const x of [-83, -73]) g.blade([x, -38], -1.5, [7, 4.5], 0.9);
  g.facet(
    [
      [-62, -77],
      [-46, -79],
      [-41, -71],
      [-56, -69],
    ],
    0,
    0,
  );
  g.ember(
    [
      [-60, -76],
      [-47, -77.5],
      [-43, -72],
      [-55, -70.5],
    ],
    9,
  );
  g.line(
    bezier(
      [
        [-92, -60],
        [-104, -80],
        [-92, -100],
        [-80, -98],
      ],
      12,
    ),
    1.3,
    1,
  );
  g.line(
    bezier(
      [
        [-92, -52],
        [-106, -38],
        [-98, -14],
        [-84, -16],
      ],
      12,
    ),
    1.3,
    1,
  );
  g.blade([-44, -34], 2.3, [24, 8], 0.7);
}
