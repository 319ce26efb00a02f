import { createRandom } from '#creative-sdk/random.ts';
import type { Graver, Point } from './graver.ts';

interface Stone {
  readonly at: Point;
  readonly reach: Point;
  readonly corners: number;
  readonly light: number;
}

const stone = (x: number, y: number, rx: number, ry: number, light = 0.4, corners = 7): Stone => ({ at: [x, y], reach: [rx, ry], corners, light });

/** From the back to the front. */
const BODY: readonly Stone[] = [
  stone(-34, 74, 25, 31, 0.3, 6),
  stone(34, 74, 25, 31, 0.22, 6),
  stone(-62, -18, 22, 24, 0.36),
  stone(62, -18, 22, 24, 0.28),
  stone(0, 44, 36, 20, 0.26, 8),
  stone(0, -2, 46, 42, 0.44, 9),
  stone(-74, 20, 20, 28, 0.42),
  stone(74, 20, 20, 28, 0.3),
  stone(-73, 64, 25, 30, 0.5, 6),
  stone(73, 64, 25, 30, 0.36, 6),
  stone(-50, -46, 35, 25, 0.56, 8),
  stone(50, -46, 35, 25, 0.42, 8),
];

/** The moss titan: a hill that got up, with the wood still on its shoulders. */
export function drawTitan(g: Graver): void {
  const chance = createRandom(41);
  drawTree(g, [44, -62], 1, chance);
  for (const x of [-72, -58, 66]) drawPine(g, [x, -58 - (x === -58 ? 6 : 0)], x === -58 ? 34 : 24);
  drawTitanBody(g, chance);
  drawHead(g, chance);
}

export function drawTitanBody(g: Graver, chance = createRandom(41)): void {
  for (const one of BODY) drawStone(g, one, chance);
  drawRune(g);
  for (const x of [-52, 52]) drawMoss(g, [x, -68], 30, chance);
}

function outlineOf({ at, reach, corners }: Stone, chance: () => number): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = ((i + 0.5 + (chance() - 0.5) * 0.5) / corners) * Math.PI * 2;
    const far = 0.92 + chance() * 0.16;
    return [at[0] + Math.cos(angle) * reach[0] * far, at[1] + Math.sin(angle) * reach[1] * far];
  });
}

function drawStone(g: Graver, one: Stone, chance: () => number): void {
  const apex: Point = [one.at[0] - one.reach[0] * (0.1 + chance() * 0.2), one.at[1] - one.reach[1] * (0.15 + chance() * 0.2)];
  g.gem(outlineOf(one, chance), apex, one.light);
}

function drawHead(g: Graver, chance: () => number): void {
  g.gem(
    [
      [-24, -62],
      [-14, -84],
      [14, -84],
      [24, -62],
      [21, -38],
      [9, -26],
      [-9, -26],
      [-21, -38],
    ],
    [0, -60],
    0.46,
  );
  g.facet(
    [
      [-26, -66],
      [-4, -57],
      [4, -57],
      [26, -66],
      [20, -74],
      [-20, -74],
    ],
    0.62,
    1.2,
  );
  g.facet(
    [
      [-14, -38],
      [14, -38],
      [8, -28],
      [-8, -28],
    ],
    0.12,
    1.57,
  );
  for (const side of [-1, 1]) {
    g.facet(
      [
        [side * 21, -60],
        [side * 4, -54],
        [side * 5, -46],
        [side * 18, -49],
      ],
      0,
      0,
    );
    g.ember(
      [
        [side * 18, -58],
        [side * 6, -53.5],
        [side * 7, -48.5],
        [side * 16, -50.5],
      ],
      10,
    );
  }
  drawMoss(g, [0, -85], 20, chance);
}

/** A heart of light in the chest, seen through the crack. */
function drawRune(g: Graver): void {
  g.facet(
    [
      [0, -28],
      [19, -8],
      [0, 26],
      [-19, -8],
    ],
    0,
    1.57,
  );
  g.ember(
    [
      [0, -20],
      [5, -6],
      [12, -7],
      [4, 2],
      [0, 18],
      [-4, 2],
      [-12, -7],
      [-5, -6],
    ],
    12,
  );
}

/** A cushion of moss that hangs over an edge: overlapping leaves, light above. */
function drawMoss(g: Graver, [x, y]: Point, reach: number, chance: () => number): void {
  for (const row of [1, 0]) {
    for (let u = -1; u <= 1; u += 7 / reach) {
      const drop = (9 + chance() * 8) * (1 - 0.4 * u * u) * (row ? 1 : 0.7);
      const root: Point = [x + u * reach, y + u * u * reach * 0.34 - 2 - (row ? 0 : 3)];
      g.blade(root, Math.PI / 2 - u * 0.5 + (chance() - 0.5) * 0.4, [drop, 6.5], row ? 0.66 : 0.92);
    }
  }
}

export function drawPine(g: Graver, [x, y]: Point, height: number): void {
  for (let i = 0; i < 3; i++) {
    const top = y - height + i * height * 0.22;
    const half = height * (0.16 + i * 0.07);
    g.facet(
      [
        [x, top],
        [x - half, top + height * 0.42],
        [x, top + height * 0.36],
      ],
      0.78,
      1.9,
    );
    g.facet(
      [
        [x, top],
        [x + half, top + height * 0.42],
        [x, top + height * 0.36],
      ],
      0.36,
      1.2,
    );
  }
}

/** One broad tree with a cut crown. */
function drawTree(g: Graver, [x, y]: Point, size: number, chance: () => number): void {
  g.facet(
    [
      [x - 4, y + 6],
      [x - 2, y - 22],
      [x + 3, y - 22],
      [x + 5, y + 6],
    ],
    0.3,
    1.57,
  );
  for (const [dx, dy, r] of [
    [12, -26, 14],
    [-13, -28, 15],
    [0, -40, 18],
  ] as const) {
    drawStone(g, stone(x + dx * size, y + dy * size, r * size, r * 0.82 * size, 0.62, 8), chance);
  }
}
