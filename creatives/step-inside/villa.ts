/** What a surface is made of. */
export type Material = 'travertine' | 'plaster' | 'timber' | 'linen' | 'water' | 'bronze' | 'lamp' | 'leaf' | 'stone' | 'oak' | 'clay' | 'glass';

/** A body: an upright box, or the ellipsoid inside it. Metres; x east, y up, z out to sea; the terrace floor is y = 0. */
export interface Solid {
  readonly material: Material;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
  readonly isRound: boolean;
}
type Span = readonly [from: number, to: number];

const box = (material: Material, [x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span): Solid => ({ material, x0, x1, y0, y1, z0, z1, isRound: false });
const ball = (material: Material, [x, y, z]: readonly [number, number, number], [rx, ry, rz]: readonly [number, number, number]): Solid => ({
  ...{ material, x0: x - rx, x1: x + rx, y0: y - ry, y1: y + ry, z0: z - rz, z1: z + rz },
  isRound: true,
});
const each = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const ground = [
  box('travertine', [-13, 13], [-0.5, 0], [-10, 2.6]),
  box('travertine', [1.2, 13], [-0.5, 0], [2.6, 8]),
  box('travertine', [-13, -6.5], [-0.5, 0], [2.6, 8]),
  box('water', [-6.5, 1.2], [-1.5, -0.035], [2.6, 8]),
  box('stone', [1.2, 9.4], [0, 0.3], [7.66, 8]),
  box('stone', [12.7, 13], [0, 0.3], [2, 8]),
];

/** The suite: a pavilion open to the terrace and to the sea. */
const suite = [
  box('plaster', [-13.4, -6.5], [3, 3.34], [-4.2, 6.4]),
  box('timber', [-13, -7.1], [2.94, 3], [-3.9, 6]),
  box('plaster', [-13.3, -13], [0, 3], [-4, 6.1]),
  box('travertine', [-13, -7.3], [0, 3], [-4.2, -3.9]),
  box('travertine', [-7.62, -7.3], [0, 3], [-4, -1.6]),
  box('plaster', [-7.62, -7.34], [0, 3], [5.6, 5.9]),
  box('bronze', [-7.5, -7.44], [0, 2.94], [1.98, 2.04]),
  box('oak', [-12.95, -12.8], [0, 1.5], [-0.4, 3.2]),
  box('timber', [-12.8, -10.4], [0.1, 0.32], [0.3, 2.5]),
  box('linen', [-12.75, -10.42], [0.32, 0.58], [0.34, 2.46]),
  box('clay', [-11.2, -10.38], [0.34, 0.62], [0.3, 2.5]),
  ball('linen', [-12.5, 0.72, 0.9], [0.22, 0.24, 0.42]),
  ball('linen', [-12.5, 0.72, 1.9], [0.22, 0.24, 0.42]),
  box('oak', [-12.8, -12.35], [0, 0.42], [-0.3, 0.15]),
  ball('lamp', [-12.58, 0.66, -0.08], [0.13, 0.19, 0.13]),
  box('oak', [-12.8, -12.35], [0, 0.42], [2.65, 3.1]),
  ball('lamp', [-12.58, 0.66, 2.88], [0.13, 0.19, 0.13]),
  box('stone', [-10.6, -8.4], [0, 0.02], [0, 2.8]),
  box('linen', [-9.1, -8.4], [0.18, 0.42], [3.6, 4.6]),
  box('linen', [-9.25, -9.05], [0.2, 0.86], [3.6, 4.6]),
  box('lamp', [-12.99, -12.95], [2.82, 2.87], [-3.6, 5.6]),
];

/** The main house behind the terrace. */
const house = [
  box('plaster', [-13, 9], [3, 3.36], [-10, -3.2]),
  box('timber', [-7, 8.7], [2.94, 3], [-9.8, -3.4]),
  box('travertine', [-7.3, -4.4], [0, 3], [-6, -5.6]),
  box('travertine', [3.6, 9], [0, 3], [-6, -5.6]),
  box('plaster', [-7, 9], [0, 3], [-10, -9.7]),
  box('bronze', [-1.78, -1.72], [0, 2.94], [-5.72, -5.66]),
  box('bronze', [0.92, 0.98], [0, 2.94], [-5.72, -5.66]),
  box('plaster', [-7, 5], [3.36, 6], [-10, -5.2]),
  box('lamp', [-4.5, -2], [4, 5.3], [-5.22, -5.19]),
  box('lamp', [0.6, 3.2], [4, 5.3], [-5.22, -5.19]),
  box('linen', [-3, 1.6], [0.1, 0.46], [-8.9, -8]),
  box('linen', [-3, 1.6], [0.4, 0.86], [-9.1, -8.8]),
  box('oak', [-1.6, 0.2], [0.28, 0.36], [-7.4, -6.6]),
  box('clay', [-0.9, 0.6], [1.2, 2.3], [-9.7, -9.64]),
  box('lamp', [-6.9, 8.6], [2.84, 2.88], [-9.69, -9.64]),
];

const PERGOLA = { west: 4.1, east: 9.3, north: 0.6, south: 6.6 } as const;
const pergola = [
  ...[PERGOLA.west, PERGOLA.east - 0.2].flatMap((x) => [
    ...[PERGOLA.north, PERGOLA.south - 0.2].map((z) => box('plaster', [x, x + 0.2], [0, 2.7], [z, z + 0.2])),
    box('timber', [x + 0.03, x + 0.17], [2.7, 2.9], [PERGOLA.north - 0.4, PERGOLA.south + 0.4]),
  ]),
  ...each(16, (i) => box('timber', [PERGOLA.west - 0.45, PERGOLA.east + 0.45], [2.9, 3.04], [0.34 + i * 0.42, 0.4 + i * 0.42])),
];

const SEATS = [2.1, 3.1, 4.1] as const;
const dining = [
  box('oak', [6.15, 7.25], [0.7, 0.76], [1.6, 4.9]),
  box('travertine', [6.4, 7], [0, 0.7], [2, 2.3]),
  box('travertine', [6.4, 7], [0, 0.7], [4.2, 4.5]),
  ...SEATS.flatMap((z) => [
    box('timber', [5.35, 5.85], [0.4, 0.45], [z, z + 0.5]),
    box('linen', [5.36, 5.84], [0.45, 0.5], [z, z + 0.5]),
    box('timber', [5.33, 5.38], [0.45, 0.84], [z, z + 0.5]),
    box('timber', [5.36, 5.4], [0, 0.4], [z, z + 0.04]),
    box('timber', [5.36, 5.4], [0, 0.4], [z + 0.46, z + 0.5]),
    box('timber', [5.8, 5.84], [0, 0.4], [z, z + 0.04]),
    box('linen', [7.55, 8.05], [0.4, 0.5], [z, z + 0.5]),
    box('timber', [8.02, 8.07], [0.45, 0.84], [z, z + 0.5]),
    ball('lamp', [6.7, 2.06, z + 0.25], [0.17, 0.13, 0.17]),
    box('bronze', [6.695, 6.705], [2.15, 2.9], [z + 0.245, z + 0.255]),
    ball('clay', [6.45, 0.775, z + 0.25], [0.14, 0.02, 0.14]),
    ball('clay', [6.98, 0.775, z + 0.25], [0.14, 0.02, 0.14]),
  ]),
  ball('clay', [6.7, 0.84, 3.85], [0.16, 0.1, 0.16]),
  ball('leaf', [6.7, 1.04, 2.85], [0.2, 0.17, 0.2]),
  ball('plaster', [6.7, 0.85, 2.85], [0.07, 0.11, 0.07]),
];

const lounger = (x: number): Solid[] => [
  box('timber', [x, x + 0.74], [0.2, 0.25], [0.2, 2.15]),
  box('linen', [x + 0.02, x + 0.72], [0.25, 0.37], [0.22, 2.12]),
  ball('linen', [x + 0.37, 0.43, 0.48], [0.3, 0.1, 0.2]),
  box('clay', [x, x + 0.74], [0.24, 0.385], [1.45, 1.85]),
  ...[x + 0.05, x + 0.62].flatMap((leg) => [0.3, 1.98].map((z) => box('timber', [leg, leg + 0.07], [0, 0.2], [z, z + 0.07]))),
];
const lantern = (x: number, z: number, tall = 0.46): Solid[] => [
  box('bronze', [x - 0.12, x + 0.12], [0, 0.03], [z - 0.12, z + 0.12]),
  box('lamp', [x - 0.055, x + 0.055], [0.05, tall * 0.62], [z - 0.055, z + 0.055]),
  box('bronze', [x - 0.12, x + 0.12], [tall - 0.03, tall], [z - 0.12, z + 0.12]),
  ...[-0.12, 0.1].flatMap((dx) => [-0.12, 0.1].map((dz) => box('bronze', [x + dx, x + dx + 0.02], [0, tall], [z + dz, z + dz + 0.02]))),
];
export const LANTERNS = [
  [1.65, 3.2],
  [1.65, 5],
  [1.65, 6.8],
  [-0.5, 1.9],
  [-6.85, 4.4],
] as const;

const olive = (x: number, z: number, size: number): Solid[] => [
  ball('clay', [x, 0.34, z], [0.42 * size, 0.38, 0.42 * size]),
  box('oak', [x - 0.05, x + 0.05], [0.3, 1.5 * size], [z - 0.05, z + 0.05]),
  ball('leaf', [x, 1.95 * size, z], [0.72 * size, 0.62 * size, 0.72 * size]),
  ball('leaf', [x - 0.4 * size, 1.6 * size, z + 0.1], [0.5 * size, 0.4 * size, 0.5 * size]),
  ball('leaf', [x + 0.42 * size, 1.72 * size, z - 0.1], [0.5 * size, 0.44 * size, 0.5 * size]),
];

const spa = [
  box('travertine', [9.9, 10.1], [0, 0.56], [4.4, 7.4]),
  box('travertine', [12.1, 12.3], [0, 0.56], [4.4, 7.4]),
  box('travertine', [10.1, 12.1], [0, 0.56], [4.4, 4.6]),
  box('travertine', [10.1, 12.1], [0, 0.56], [7.2, 7.4]),
  box('water', [10.1, 12.1], [0, 0.5], [4.6, 7.2]),
  box('oak', [9.95, 10.5], [0, 0.4], [3.5, 4]),
  box('linen', [10, 10.45], [0.4, 0.54], [3.55, 3.95]),
  ...olive(12.2, 3, 0.9),
];

/** Bodies that stand together, so that a ray may pass by all of them at once. */
export const VILLA: readonly (readonly Solid[])[] = [
  ground,
  suite,
  house,
  pergola,
  dining,
  [...lounger(-3.5), ...lounger(-2.2)],
  LANTERNS.flatMap(([x, z]) => lantern(x, z)),
  olive(2.75, 6.2, 1.02),
  spa,
];

/** Cloth and glass that light passes: a rectangle across x or z. */
export interface Veil {
  readonly kind: 'curtain' | 'glass';
  readonly axis: 'x' | 'z';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
}
export const VEILS: readonly Veil[] = [
  { kind: 'curtain', axis: 'x', at: -7.42, from: -1.55, to: -0.5, top: 2.94 },
  { kind: 'curtain', axis: 'x', at: -7.42, from: 4.5, to: 5.6, top: 2.94 },
  { kind: 'curtain', axis: 'z', at: 5.9, from: -12.9, to: -11.7, top: 2.94 },
  { kind: 'curtain', axis: 'z', at: 5.9, from: -8.6, to: -7.6, top: 2.94 },
  { kind: 'curtain', axis: 'x', at: 9.24, from: 0.8, to: 1.5, top: 2.72 },
  { kind: 'glass', axis: 'z', at: -5.7, from: -4.4, to: 3.6, top: 2.94 },
];
