import type { Graver, Point } from './graver.ts';

const degrees = (value: number) => (value * Math.PI) / 180;

/** The owl of knives: every feather a blade, talons on a sword. */
export function drawOwl(g: Graver): void {
  drawOwlWings(g);
  drawTail(g);
  drawBody(g);
  drawPerch(g);
  drawOwlHead(g);
}

export function drawOwlWings(g: Graver): void {
  for (const side of [1, -1]) drawWing(g, side);
}

function drawWing(g: Graver, side: number): void {
  const from = (angle: number) => (side > 0 ? degrees(angle) : Math.PI - degrees(angle));
  const shade = side > 0 ? -0.1 : 0;
  const fan = [
    { count: 7, first: 64, step: -22, base: 0, length: [44, 64], width: 15, light: 0.42 },
    { count: 6, first: 48, step: -21, base: -3, length: [30, 42], width: 12, light: 0.6 },
    { count: 4, first: 30, step: -24, base: -5, length: [18, 24], width: 9, light: 0.76 },
  ] as const;
  for (const { count, first, step, base, length, width, light } of fan) {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const root: Point = [side * (27 + 5 * t), -8 - 20 * t + base];
      g.blade(root, from(first + step * i), [length[0] + (length[1] - length[0]) * Math.sin(t * 2.3), width], light + shade + 0.1 * t);
    }
  }
  g.gem(
    [
      [side * 18, -34],
      [side * 34, -42],
      [side * 44, -30],
      [side * 36, -14],
      [side * 22, -12],
    ],
    [side * 31, -28],
    0.6 + shade,
  );
}

function drawTail(g: Graver): void {
  for (const i of [-2, 2, -1, 1, 0]) g.blade([i * 5, 52], degrees(90 - i * 13), [50 - Math.abs(i) * 4, 13], 0.36 + (i === 0 ? 0.2 : 0));
}

function drawBody(g: Graver): void {
  g.facet(
    [
      [-28, -34],
      [28, -34],
      [35, 0],
      [27, 42],
      [0, 64],
      [-27, 42],
      [-35, 0],
    ],
    0.12,
    1.57,
  );
  for (let row = 6; row >= 0; row--) {
    const y = -26 + row * 11;
    const reach = [22, 27, 30, 29, 25, 18, 9][row] ?? 9;
    const count = [5, 6, 6, 6, 5, 4, 3][row] ?? 3;
    for (let i = 0; i < count; i++) {
      const u = (i / (count - 1)) * 2 - 1;
      g.blade([u * reach, y], degrees(90 - u * 16), [21, 10.5], 0.62 - u * 0.26 - row * 0.02);
    }
  }
}

function drawPerch(g: Graver): void {
  g.blade([-46, 78], 0, [134, 11], 0.66);
  g.facet(
    [
      [-52, 66],
      [-46, 66],
      [-45, 91],
      [-51, 91],
    ],
    0.5,
    0,
  );
  g.pleats(
    [
      [-88, 78.5],
      [-80, 78.5],
      [-72, 78.5],
      [-64, 78.5],
      [-52, 78.5],
    ],
    () => 7,
    (i) => (i % 2 ? 0.3 : 0.62),
  );
  g.disc([-90, 78.5], 5, 0.6, 1);
  for (const side of [-1, 1]) {
    for (const toe of [-1, 0, 1]) g.blade([side * 14 + toe * 5, 67], degrees(90 - toe * 12), [19, 6.5], 0.9);
    g.facet(
      [
        [side * 14 - 8, 62],
        [side * 14 + 8, 62],
        [side * 14 + 7, 70],
        [side * 14 - 7, 70],
      ],
      0.4,
      1.57,
    );
  }
}

export function drawOwlHead(g: Graver): void {
  for (const side of [-1, 1]) {
    g.blade([side * 14, -66], degrees(-90 + side * 36), [54, 17], side < 0 ? 0.72 : 0.52);
    g.blade([side * 24, -60], degrees(-90 + side * 62), [36, 12], side < 0 ? 0.5 : 0.34);
  }
  g.facet(
    [
      [0, -84],
      [22, -80],
      [41, -60],
      [40, -40],
      [20, -20],
      [0, -14],
      [-20, -20],
      [-40, -40],
      [-41, -60],
      [-22, -80],
    ],
    0.2,
    1.57,
  );
  for (const side of [-1, 1]) {
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * Math.PI * 2 + 0.1;
      g.blade([side * 19 + Math.cos(angle) * 8, -50 + Math.sin(angle) * 8], angle, [15, 7.4], side < 0 ? 0.66 : 0.5);
    }
    g.disc([side * 19, -50], 12.5, 0.1, 2);
    const eye = Array.from({ length: 18 }, (_, i): Point => [side * 19 + Math.cos(i * 0.349) * 9, -50 + Math.sin(i * 0.349) * 9]);
    g.ember(eye, 10);
    g.facet(
      [
        [side * 19, -58],
        [side * 19 + 3, -50],
        [side * 19, -42],
        [side * 19 - 3, -50],
      ],
      0,
      1.57,
    );
  }
  g.facet(
    [
      [0, -78],
      [9, -62],
      [0, -46],
      [-9, -62],
    ],
    0.72,
    1.2,
  );
  g.facet(
    [
      [-40, -70],
      [-4, -56],
      [-2, -62],
      [-22, -82],
    ],
    0.56,
    0.5,
  );
  g.facet(
    [
      [40, -70],
      [4, -56],
      [2, -62],
      [22, -82],
    ],
    0.36,
    2.6,
  );
  g.blade([0, -52], Math.PI / 2, [38, 17], 0.92);
}
