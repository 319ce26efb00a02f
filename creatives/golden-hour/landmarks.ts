import type { Print, Tone } from './ink.ts';
import type { Point } from './island.ts';
import type { PlaceId } from './places.ts';

/** What a place looks like. Units of the world; it stands on the water at 0 0, up is negative. */
export interface Landmark {
  readonly prints: readonly Print[];
  readonly lamps: readonly Point[];
  readonly palms: readonly PalmPlot[];
  /** Where its name points at. */
  readonly top: Point;
}

export interface PalmPlot {
  readonly x: number;
  readonly y: number;
  readonly high: number;
  /** How far the crown is aside of the foot. */
  readonly lean: number;
}

const p = (tone: Tone, d: string, at?: Print['at']): Print => (at ? { tone, d, at } : { tone, d });
/** Someone sitting, and someone standing; feet at 0 0. */
const SITTING = 'M-2.2 0v-6q0-2 2-2.2 2.2 0 2.4 2.2l.3 2.2 3.4.2v1.6l-4.2.2v1.8zM.2-8.8a2 2 0 1 1 .1 0z';
export const STANDING = 'M-2 0l.3-5.5-.5-3.5q0-2.2 2.2-2.2t2.2 2.2l-.5 3.5.3 5.5h-1.5l-.5-5-.5 5zM0-11.9a2 2 0 1 1 .1 0z';
const HAT = 'M-5.5-10.6Q-2.5-12.5 0-15.5 2.5-12.5 5.5-10.6Q0-9.4-5.5-10.6Z';
const PARASOL = 'M-14-17Q-12-27 0-28.5 12-27 14-17 10.5-19 7-17 3.5-19 0-17-3.5-19-7-17-10.5-19-14-17Z';
const PARASOL_SIDE = 'M0-28.5Q12-27 14-17 10.5-19 7-17 5-25 0-28.5Z';
const POLE = 'M-.6-18h1.2v18h-1.2z';
const SAMPAN = 'M-24-5Q-12 0 0 0T24-5L19 3Q0 6.5-19 3Z';

const bar: Landmark = {
  prints: [
    p('land', 'M-112 3Q-100-10-74-11-48-12-30 3Z'),
    p('leaf', 'M-106-1q4-7 9-5 5-7 11-3 7-5 12 1 7-4 11 2 6-1 8 5z'),
    p('wood', 'M-40-12h2.6v17h-2.6zM-20-12h2.6v18h-2.6zM4-12h2.6v18h-2.6zM28-12h2.6v17h-2.6zM54-12h2.6v16h-2.6zM-72-13l26-2v2.2l-26 2z'),
    p('glow', 'M-35-34h46v21h-46z'),
    p('wood', 'M-36-34h2.4v20h-2.4zM10-34h2.4v20h-2.4zM-33-22h42v9h-42z'),
    p('deep', STANDING, [-24, -13, 0.86]),
    p('deep', STANDING, [-6, -13, 0.9]),
    p('roof', 'M-50-30Q-35-36-24-53-12-57 0-53 11-36 26-30 8-34-12-33.5-32-34-50-30Z'),
    p('shade', 'M-24-53Q-12-57 0-53L3-47Q-12-51-27-47Z'),
    p('wood', 'M-46-14.5h110v3.4h-110z'),
    p('deep', SITTING, [34, -14, 0.95]),
    p('deep', SITTING, [43, -14, 1]),
    p('wood', 'M61-42h1.8v30h-1.8zM16-21.5h1.2v7h-1.2zM24-21.5h1.2v7h-1.2zM13-22.5h15v1.4h-15z'),
    p('deep', 'M0-54Q32-34 62-41L62-40.5Q32-33.2 0-53.2Z'),
  ],
  lamps: [
    [8, -48.2],
    [17, -44],
    [27, -40.8],
    [37, -39],
    [47, -38.8],
    [56, -39.6],
    [-22, -27],
    [-2, -27],
  ],
  palms: [
    { x: -84, y: -8, high: 52, lean: -16 },
    { x: -70, y: -9, high: 66, lean: 14 },
  ],
  top: [-12, -58],
};

const tea: Landmark = {
  prints: [
    p('land', 'M-86 3L-78-8-60-12-48-21-34-25 26-26 40-17 56-12 66 3Z'),
    p('lit', 'M-48-21L-34-25 26-26 18-19-4-15-20-20Z'),
    p('wall', 'M40-9h4l4-3h4l4-3h4l4-3h8l3 3h-6l-4 4h-4l-4 3h-5l-4 3h-5z'),
    p('wood', 'M-20-45h40v20h-40z'),
    p('glow', 'M-16-40h8v13h-8zM-4-40h8v13h-8zM8-40h8v13h-8z'),
    p('tile', 'M-33-45Q-22-47-14-55H14Q22-47 33-45 36-47 38-51 40-45 35-41.5 0-47-35-41.5-40-45-38-51-36-47-33-45Z'),
    p('wood', 'M-12-63h24v9h-24z'),
    p('glow', 'M-8-61.5h5v6h-5zM3-61.5h5v6h-5z'),
    p('tile', 'M-24-62Q-14-65-8-75H8Q14-65 24-62 26-64 28-67 30-61 25-58.5 0-63-25-58.5-30-61-28-67-26-64-24-62Z'),
    p('roof', 'M-1-86h2l.6 11h-3.2zM-14-55H14L16-53H-16ZM-8-75H8L9.5-73H-9.5Z'),
    p('wood', 'M-56-18q-2-10 3-16-3-7 1-13l2.4.6q-3 6 .6 12-5 8-2 17z'),
    p('leaf', 'M-80-38q3-7 11-6 3-7 11-5 8-3 11 3 8 0 8 6 3 4-4 5-8 2-16 0-10 3-17 1-7-1-4-4z'),
    p('lit', 'M-72-49q3-6 10-5 6-4 11 0 7-1 8 4-8 3-14 2-8 2-15-1z'),
    p('deep', STANDING, [28, -26, 0.8]),
  ],
  lamps: [
    [-33, -39],
    [33, -39],
    [-23, -56],
    [23, -56],
  ],
  palms: [],
  top: [0, -86],
};

const cliff: Landmark = {
  prints: [
    p('land', 'M-92 3L-84-22-86-44-76-74-62-92-46-94-36-80-34-46-24-18-14 3Z'),
    p('lit', 'M-46-94L-36-80-34-46-24-18-14 3-28 3-40-26-44-52-54-70Z'),
    p('leaf', 'M-80-70q2-12 9-14 2-9 10-9 6-5 12 0 9 0 11 8 4 5 1 9-8-4-13 0-7-5-13 0-8-2-12 5z'),
    p('foam', 'M-55-64q3 0 3 6l1 28 2 33h-6l1-30z'),
    p('land', 'M24 3L32-34 34-64 44-84 58-86 68-66 66-40 78 3Z'),
    p('lit', 'M58-86L68-66 66-40 78 3H60L54-30 58-54Z'),
    p('leaf', 'M33-68q2-12 9-14 6-8 14-5 8 1 9 10 4 4 2 8-8-5-13 0-6-5-11 1-6-3-10 0z'),
    p('wood', 'M-38-79Q2-58 40-77V-74.6Q2-55.4-38-76.6Z'),
    p(
      'wood',
      'M-38-88Q2-66 40-86V-85.2Q2-65-38-87.2ZM-30-84h.8v10h-.8zM-20-79h.8v9h-.8zM-10-75h.8v8h-.8zM0-74h.8v8h-.8zM10-75h.8v8h-.8zM20-78h.8v9h-.8zM30-82h.8v9h-.8z',
    ),
  ],
  lamps: [
    [-38, -90],
    [41, -88],
    [1, -70],
  ],
  palms: [],
  top: [2, -88],
};

const reef: Landmark = {
  prints: [
    p('sand', 'M-62 2Q-40-8-8-8.5 34-9 66 2 20 5-62 2Z'),
    p('wall', 'M-62 2Q-30 5 20 4.5 50 4 66 2 20 8.5-62 2Z'),
    p('leaf', 'M-20-7q2-6 7-5 4-5 9-1 5-3 8 3z'),
    p('wood', POLE, [30, -4, 1.15]),
    p('sail', PARASOL, [30, -4, 1.15]),
    p('accent', PARASOL_SIDE, [30, -4, 1.15]),
    p('teal', 'M36-5l13-1 6-5 1.6 1-6 7.4-14 .4z'),
    p('deep', SITTING, [42, -5, 0.9]),
    p('accent', 'M-112 12Q-96 16-84 16T-56 12L-61 18Q-84 21-107 18Z'),
    p('deep', SITTING, [-86, 15, 1.1]),
    p('wood', 'M-97 2l1.4-.5 22 16-1.4.8z'),
    p('deep', 'M88 13a3 3 0 0 1 6 0zM94.5 13v-5.5h1.2v5.5zM110 17a3 3 0 0 1 6 0zM109 17v-5.5h-1.2v5.5z'),
  ],
  lamps: [[30, -30]],
  palms: [
    { x: -14, y: -8, high: 58, lean: 18 },
    { x: -24, y: -7, high: 44, lean: -20 },
  ],
  top: [0, -62],
};

const sampan = (x: number, y: number, scale: number, cloth: Tone): Print[] => [
  p('wood', POLE, [x + 4 * scale, y - 1, scale * 1.1]),
  p(cloth, PARASOL, [x + 4 * scale, y - 1, scale * 1.1]),
  p('shade', PARASOL_SIDE, [x + 4 * scale, y - 1, scale * 1.1]),
  p('deep', STANDING, [x - 13 * scale, y - scale, scale]),
  p('roof', HAT, [x - 13 * scale, y - scale, scale]),
  p('accent', 'M-6-3a3 3 0 0 1 6 0 3 3 0 0 1 6 0 3 3 0 0 1 5 1H-8z', [x + 3 * scale, y - scale, scale]),
  p('wood', SAMPAN, [x, y, scale]),
  p('deep', 'M-22-1Q0 5 22-1L19 3Q0 6.5-19 3Z', [x, y, scale]),
];

const market: Landmark = {
  prints: [
    p(
      'wood',
      'M-96-9h92v3h-92zM-92-8h2.4v11h-2.4zM-70-8h2.4v11h-2.4zM-48-8h2.4v11h-2.4zM-26-8h2.4v11h-2.4zM-8-8h2.4v11h-2.4zM-90-30h1.8v22h-1.8zM-54-30h1.8v22h-1.8zM-46-27h1.8v19h-1.8zM-14-27h1.8v19h-1.8z',
    ),
    p('deep', STANDING, [-78, -9, 0.95]),
    p('deep', STANDING, [-63, -9, 0.9]),
    p('deep', STANDING, [-30, -9, 0.95]),
    p('wall', 'M-88-17h34v8h-34zM-44-15h30v6h-30z'),
    p('accent', 'M-85-19a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0v2h-10zM-40-17a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0v2h-10z'),
    p('teal', 'M-72-19a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0v2h-10z'),
    p('tile', 'M-95-29L-89-39H-54L-48-29q-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-5 0z'),
    p('sail', 'M-83-29L-79-39H-72L-74-29q-4 3-9 0zM-65-29L-64-39H-58L-56-29q-4 3-9 0z'),
    p('teal', 'M-50-26L-45-35H-15L-10-26q-3 3-5 0-3 3-5 0-3 3-5 0-3 3-5 0-3 3-5 0-3 3-5 0-3 3-5 0-3 3-5 0z'),
    p('sail', 'M-40-26L-37-35H-31L-32-26q-4 3-8 0zM-24-26L-25-35H-19L-16-26q-4 3-8 0z'),
    ...sampan(26, 1, 0.95, 'accent'),
    ...sampan(74, 6, 1.15, 'sail'),
    ...sampan(-34, 13, 1.25, 'tile'),
    ...sampan(22, 19, 1.35, 'teal'),
  ],
  lamps: [
    [-88, -28],
    [-50, -27],
    [-12, -25],
    [26, -20],
    [74, -20],
  ],
  palms: [],
  top: [-50, -40],
};

const stars: Landmark = {
  prints: [
    // The crest of the hill is a rim of moonlight.
    p('lit', 'M-118 3Q-92-16-60-26-30-38-4-37 30-36 58-20 84-5 118 3Z'),
    p('land', 'M-118 3Q-92-16-60-26-30-38-4-37 30-36 58-20 84-5 118 3Z', [2, 5, 1]),
    p('leaf', 'M-106-4q5-9 12-6 4-8 12-5 5-6 12-2l-4 9-34 8zM62-17q5-7 11-3 7-4 11 3 8-1 11 5l12 8z'),
    p('wall', 'M-16-52h34v17h-34z'),
    p('glow', 'M-12-48h5v7h-5zM-3-48h8v13h-8zM9-48h5v7h-5z'),
    p('foam', 'M-19-52a20 19 0 0 1 40 0z'),
    p('deep', 'M3-71Q11-70 16-63L9-52H2Z'),
    p('wall', 'M-20-53.5h42v3.5h-42z'),
    p('wood', 'M5-60L21-78 25.5-74 10-56Z'),
    p('glow', 'M36-29L48-46 62-19Q49-25 36-29ZM68-13L77-26 88-5Q78-9 68-13Z'),
    p('deep', 'M48-46L54-20 46-26ZM77-26L81-8 75-11Z'),
    p('deep', STANDING, [-52, -28, 0.95]),
    p('deep', STANDING, [-66, -23, 0.9]),
    p('deep', 'M-45-38l9-6 1.2 1.8-4 2.8 4.2 9.4h-1.6l-3.8-8-3.6 10h-1.6l3.6-11.6-2.2 1.6z'),
  ],
  lamps: [
    [48, -28],
    [77, -14],
    [0, -41],
  ],
  palms: [{ x: -92, y: -12, high: 40, lean: -14 }],
  top: [2, -80],
};

export const landmarks: Readonly<Record<PlaceId, Landmark>> = { market, reef, tea, cliff, bar, stars };
