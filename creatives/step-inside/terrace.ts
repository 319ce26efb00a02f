import { arched, ball, box, each, form, lathe, leaves, limbs, type Point, pillow, rounded, type Solid } from './solids.ts';

/** The pool: its water and where its steps are; the eye stands behind z = 0. */
export const POOL = { west: -4.6, east: 2.6, near: 3, far: 8, top: -0.07 } as const;

const { west, east, near, far, top } = POOL;
export const ground = [
  box('travertine', [-6, 9], [-0.5, 0], [-6, near]),
  box('travertine', [east, 9], [-0.5, 0], [near, 8.3]),
  box('travertine', [-6, west], [-0.5, 0], [near, 8.3]),
  box('water', [west, east], [-1.6, top], [near, far]),
  box('white', [west, east], [-0.7, -0.075], [far, far + 0.1]),
  box('white', [west, east + 0.34], [0, 0.035], [near - 0.34, near]),
  box('white', [east, east + 0.34], [0, 0.035], [near, far + 0.1]),
  box('white', [west - 0.34, west], [0, 0.035], [near - 0.34, far + 0.1]),
  box('plaster', [east + 0.34, 9], [0, 0.44], [7.8, 8.3]),
  box('plaster', [-6, west - 0.34], [0, 0.44], [7.8, 8.3]),
];

const ROOF = { west: -3.7, east: 3.9, front: 3.25 } as const;
export const pergola = [
  box('plaster', [-3.75, -3.4], [0, 2.6], [2.2, 2.55]),
  box('plaster', [3.4, 3.75], [0, 2.6], [2.2, 2.55]),
  box('timber', [ROOF.west - 0.3, ROOF.east + 0.3], [2.6, 2.82], [2.3, 2.46]),
  box('timber', [ROOF.west - 0.3, ROOF.east + 0.3], [2.6, 2.82], [-2.4, -2.24]),
  ...each(17, (i) => box('timber', [ROOF.west + i * 0.47, ROOF.west + i * 0.47 + 0.08], [2.82, 2.98], [-3, ROOF.front])),
];

const crown = (material: 'leaf' | 'bloom', at: Point, half: Point, size = 0.1): Solid => form(material, at, half, leaves(half, size, at[0] * 7));
const pot = ([x, z]: readonly [number, number], size: number, material: 'clay' | 'white' = 'clay'): Solid =>
  form(
    material,
    [x, 0.3 * size, z],
    [0.34 * size, 0.3 * size, 0.34 * size],
    lathe([-0.3 * size, 0.19 * size], [0, 0.31 * size], [0.22 * size, 0.27 * size], [0.26 * size, 0.31 * size], [0.3 * size, 0.31 * size]),
  );
const olive = (x: number, z: number, size: number): Solid[] => [
  pot([x, z], 1.25 * size),
  form(
    'oak',
    [x, 1 * size, z],
    [0.3, 0.65 * size, 0.3],
    limbs(
      [[0, -0.65 * size, 0], [0.09, -0.1, 0.03], 0.07, 0.05],
      [[0.09, -0.1, 0.03], [-0.12, 0.55 * size, 0.1], 0.05, 0.03],
      [[0.09, -0.1, 0.03], [0.22, 0.5 * size, -0.1], 0.045, 0.02],
    ),
  ),
  crown('leaf', [x - 0.12, 2 * size, z + 0.1], [0.62 * size, 0.5 * size, 0.62 * size]),
  crown('leaf', [x + 0.3, 1.72 * size, z - 0.12], [0.48 * size, 0.36 * size, 0.48 * size]),
  crown('leaf', [x - 0.36, 1.6 * size, z], [0.36 * size, 0.26 * size, 0.36 * size]),
];

const lounger = (x: number): Solid[] => [
  box('oak', [x - 0.36, x + 0.36], [0.22, 0.28], [0.3, 2.3]),
  ...[-0.34, 0.28].flatMap((dx) => [0.5, 2.1].map((z) => box('oak', [x + dx, x + dx + 0.06], [0, 0.22], [z, z + 0.06]))),
  form('linen', [x, 0.35, 1.68], [0.35, 0.075, 0.63], rounded([0.35, 0.075, 0.63], 0.06)),
  form('linen', [x, 0.59, 0.66], [0.5, 0.075, 0.35], rounded([0.5, 0.075, 0.35], 0.06), { lean: 0.6, turn: Math.PI / 2 }),
  form('rust', [x, 0.83, 0.5], [0.2, 0.09, 0.29], pillow([0.2, 0.09, 0.29], x), { lean: 0.6, turn: Math.PI / 2 }),
];
export const loungers = [
  ...lounger(-2.25),
  ...lounger(-3.4),
  form('stripe', [-2.25, 0.39, 2.02], [0.385, 0.06, 0.24], rounded([0.385, 0.06, 0.24], 0.05)),
  form('stripe', [-2.25, 0.3, 2.33], [0.385, 0.13, 0.035], rounded([0.385, 0.13, 0.035], 0.03)),
  ball('straw', [-3.4, 0.45, 1.75], [0.25, 0.02, 0.25]),
  ball('straw', [-3.4, 0.48, 1.75], [0.12, 0.1, 0.13]),
];

/** She sits at the pool's edge with a glass and looks out to sea. */
export const guest = [
  form(
    'rust',
    [-0.55, 0.4, 2.92],
    [0.32, 0.5, 0.5],
    limbs(
      [[0, -0.27, -0.02], [0, 0.1, 0], 0.15, 0.132],
      [[-0.08, -0.3, 0], [-0.1, -0.28, 0.36], 0.11, 0.085],
      [[0.08, -0.3, 0], [0.1, -0.28, 0.36], 0.11, 0.085],
      [[0, 0.1, 0], [0, 0.2, 0], 0.12, 0.06],
    ),
  ),
  form(
    'skin',
    [-0.55, 0.4, 2.92],
    [0.5, 0.75, 0.62],
    limbs(
      [[-0.13, 0.2, 0], [0.13, 0.2, 0], 0.055, 0.055],
      [[0, 0.2, 0], [0, 0.38, 0.02], 0.045, 0.045],
      [[-0.16, 0.19, 0], [-0.27, -0.06, -0.14], 0.045, 0.036],
      [[-0.27, -0.06, -0.14], [-0.3, -0.34, -0.22], 0.036, 0.028],
      [[0.16, 0.19, 0], [0.27, -0.04, 0.08], 0.045, 0.036],
      [[0.27, -0.04, 0.08], [0.3, 0.06, 0.3], 0.036, 0.028],
      [[-0.1, -0.28, 0.36], [-0.1, -0.7, 0.42], 0.065, 0.045],
      [[0.1, -0.28, 0.36], [0.1, -0.7, 0.42], 0.065, 0.045],
    ),
  ),
  ball('skin', [-0.528, 0.845, 2.965], [0.08, 0.11, 0.095]),
  ball('skin', [-0.458, 0.845, 2.93], [0.016, 0.032, 0.022]),
  form('stripe', [-0.55, 0.05, 2.82], [0.34, 0.016, 0.17], rounded([0.34, 0.016, 0.17], 0.012)),
  ball('hair', [-0.55, 0.87, 2.93], [0.092, 0.1, 0.095]),
  ball('hair', [-0.55, 0.81, 2.84], [0.06, 0.055, 0.055]),
  form(
    'straw',
    [-0.55, 0.95, 2.93],
    [0.3, 0.06, 0.3],
    (x, y, z) => (Math.abs(y + 0.3 * (x * x + z * z)) - 0.012 + Math.max(0, Math.hypot(x, z) - 0.27)) * 0.7,
    { lean: -0.08 },
  ),
  form('straw', [-0.55, 1, 2.93], [0.13, 0.1, 0.13], lathe([-0.1, 0.125], [0.04, 0.115], [0.1, 0.02])),
  form('rust', [-0.55, 0.95, 2.93], [0.14, 0.03, 0.14], lathe([-0.03, 0.132], [0.03, 0.13])),
  form('drink', [-0.24, 0.52, 3.24], [0.045, 0.07, 0.045], lathe([-0.07, 0.03], [0.07, 0.042])),
];

/** What lies about at the pool's edge. */
export const things = [
  form('oak', [0.52, 0.05, 2.5], [0.27, 0.02, 0.27], lathe([-0.02, 0.25], [0.02, 0.265])),
  form('white', [0.6, 0.19, 2.57], [0.1, 0.13, 0.1], lathe([-0.13, 0.06], [-0.04, 0.095], [0.07, 0.035], [0.13, 0.05])),
  form('drink', [0.42, 0.12, 2.42], [0.045, 0.06, 0.045], lathe([-0.06, 0.034], [0.06, 0.042])),
  ball('drink', [0.66, 0.105, 2.42], [0.045, 0.045, 0.045]),
  ball('drink', [0.57, 0.105, 2.37], [0.042, 0.042, 0.042]),
  form('stripe', [1.12, 0.15, 2.66], [0.14, 0.12, 0.3], (x, y, z) => Math.max(Math.hypot(x, y) - 0.11, Math.abs(z) - 0.28)),
  form('white', [1.14, 0.335, 2.64], [0.13, 0.1, 0.28], (x, y, z) => Math.max(Math.hypot(x, y) - 0.095, Math.abs(z) - 0.26), { turn: 0.2 }),
  form('oak', [-1.45, 0.4, 1.25], [0.28, 0.03, 0.28], lathe([-0.03, 0.26], [0.03, 0.27])),
  form('oak', [-1.45, 0.19, 1.25], [0.2, 0.19, 0.2], lathe([-0.19, 0.17], [0.19, 0.06])),
  form('white', [-1.38, 0.5, 1.3], [0.06, 0.08, 0.06], lathe([-0.08, 0.03], [0, 0.055], [0.08, 0.045])),
];

export const garden = [
  ...olive(3.55, 1.25, 1),
  ...olive(-4.15, -0.6, 1.1),
  pot([2.05, 2.3], 1, 'white'),
  crown('leaf', [2.05, 0.76, 2.3], [0.4, 0.26, 0.4]),
  crown('bloom', [2.05, 0.88, 2.3], [0.42, 0.28, 0.42], 0.085),
  crown('leaf', [3.5, 2.72, 2.45], [0.7, 0.4, 0.5], 0.12),
  crown('bloom', [3.55, 2.3, 2.5], [0.42, 0.6, 0.34], 0.09),
  crown('bloom', [3.62, 1.6, 2.5], [0.24, 0.5, 0.24], 0.085),
  crown('bloom', [2.5, 2.78, 2.5], [0.8, 0.3, 0.4], 0.09),
  crown('leaf', [1.9, 2.92, 2.45], [1, 0.24, 0.45], 0.12),
  crown('bloom', [1.15, 2.74, 2.55], [0.6, 0.24, 0.3], 0.085),
];

/** The deck to the right of the pool: a daybed to lie on until late. */
export const daybed = [
  box('oak', [4.4, 6.9], [0.12, 0.3], [4.5, 6.7]),
  form('linen', [5.65, 0.4, 5.6], [1.22, 0.13, 1.08], rounded([1.22, 0.13, 1.08], 0.1)),
  ...[-0.6, 0, 0.6].map((d, i) =>
    form(i === 1 ? 'rust' : 'sand', [6.5, 0.75, 5.6 + d], [0.28, 0.12, 0.3], pillow([0.28, 0.12, 0.3], i), { lean: -1.2 }),
  ),
  form('stripe', [4.75, 0.47, 5.6], [0.32, 0.09, 1.12], rounded([0.3, 0.075, 1.11], 0.06)),
  ...[4.4, 6.82].flatMap((x) => [4.5, 6.62].map((z) => box('oak', [x, x + 0.08], [0, 2.3], [z, z + 0.08]))),
  ...[4.5, 6.62].map((z) => box('oak', [4.4, 6.9], [2.22, 2.3], [z, z + 0.08])),
  ...[4.4, 6.82].map((x) => box('oak', [x, x + 0.08], [2.22, 2.3], [4.5, 6.7])),
];

export const SCONCES = [-2.45, -0.15] as const;
/** The house behind: an arcade, a room aglow in it, a floor above. */
export const house = [
  form('plaster', [6.2, 1.75, -1.4], [0.16, 1.75, 4.6], arched(0.16, { doors: [-2.2, 0.1, 2.4], half: 0.8, spring: 0.15 })),
  box('plaster', [8.6, 9], [0, 3.4], [-6, 3.2]),
  box('plaster', [6.1, 9], [3.1, 3.4], [-6, 3.2]),
  box('plaster', [6.3, 9], [0, 3.4], [3, 3.2]),
  box('plaster', [7.1, 9], [3.4, 6], [-6, 1.2]),
  box('lamp', [8.55, 8.61], [2.5, 2.56], [-5, 3]),
  box('plaster', [-6, 6.3], [0, 3.4], [-5, -4.6]),
  box('rust', [8.5, 8.6], [0.9, 2], [-1.9, -0.7]),
  box('oak', [8.1, 8.6], [0.5, 0.62], [-2.2, -0.4]),
  ball('lamp', [8.3, 0.9, -2], [0.13, 0.18, 0.13]),
  box('plaster', [5.2, 6.05], [0, 0.34], [-2.6, 2.2]),
  crown('leaf', [6, 2.9, 1.9], [0.3, 0.5, 1.1], 0.12),
  crown('bloom', [5.95, 2.55, 1.75], [0.3, 0.55, 0.8], 0.09),
  crown('bloom', [5.95, 3.05, 0.7], [0.26, 0.3, 0.7], 0.09),
  ...SCONCES.flatMap((z) => [
    box('bronze', [5.96, 6.05], [2.02, 2.36], [z - 0.05, z + 0.05]),
    form('lamp', [5.93, 2.19, z], [0.07, 0.13, 0.07], lathe([-0.13, 0.05], [0.13, 0.06])),
  ]),
];
export const bench = [
  form('sand', [5.6, 0.4, -0.2], [0.42, 0.08, 2.35], rounded([0.42, 0.08, 2.35], 0.06)),
  ...[-1.9, -1.2, 0.2, 0.9, 1.6].map((z, i) =>
    form(i % 2 ? 'rust' : 'linen', [5.84, 0.68, z], [0.26, 0.1, 0.27], pillow([0.26, 0.1, 0.27], i), { lean: -1.25 }),
  ),
  form('oak', [4.55, 0.36, 0.2], [0.42, 0.03, 0.42], lathe([-0.03, 0.4], [0.03, 0.41])),
  form('oak', [4.55, 0.17, 0.2], [0.22, 0.17, 0.22], lathe([-0.17, 0.2], [0.17, 0.08])),
];

export const LANTERNS = [
  [1.72, 2.75],
  [2.9, 3.6],
  [2.9, 5.6],
  [-1.05, 2.78],
  [-4.9, 4.4],
] as const;
export const lanterns = LANTERNS.flatMap(([x, z], i) => {
  const tall = i % 2 ? 0.34 : 0.46;
  return [
    box('bronze', [x - 0.11, x + 0.11], [0.035, 0.06], [z - 0.11, z + 0.11]),
    box('lamp', [x - 0.05, x + 0.05], [0.06, tall * 0.62], [z - 0.05, z + 0.05]),
    box('bronze', [x - 0.11, x + 0.11], [tall - 0.03, tall], [z - 0.11, z + 0.11]),
    ...[-0.11, 0.09].flatMap((dx) => [-0.11, 0.09].map((dz) => box('bronze', [x + dx, x + dx + 0.02], [0, tall], [z + dz, z + dz + 0.02]))),
  ];
});
