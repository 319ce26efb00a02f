/** The room is drawn in 1920 x 1080 units. World: x right, y down, z from the wall to the viewer; the screen shows y + z * SLANT. */
export const SLANT = 0.45;
/** Where wall and floor meet, world and screen. */
export const FLOOR_Y = 800;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How a shade lets its light out. */
export type Spread = 'bell' | 'drum' | 'globe' | 'dome' | 'disc';

export interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** Euros. */
  readonly price: number;
  readonly spread: Spread;
  /** Where the light comes from, world units. */
  readonly bulb: Point;
  readonly strength: number;
  /** The lamp's outline on the screen: left, top, width, height. */
  readonly frame: readonly [number, number, number, number];
}

/** A place seen on the screen at depth z. */
const seen = (x: number, screenY: number, z: number): Point => ({ x, y: screenY - z * SLANT, z });

/** In the order in which they hang and stand, left to right. */
export const lamps: readonly Lamp[] = [
  {
    id: 'klokke',
    name: 'Klokke',
    line: 'Spun aluminium bell, 34 cm',
    price: 189,
    spread: 'bell',
    bulb: seen(640, 278, 150),
    strength: 1.15,
    frame: [536, 150, 208, 146],
  },
  {
    id: 'lund',
    name: 'Lund',
    line: 'Linen drum on turned oak, 156 cm',
    price: 329,
    spread: 'drum',
    bulb: seen(1236, 350, 150),
    strength: 1.25,
    frame: [1116, 252, 240, 196],
  },
  {
    id: 'glo',
    name: 'Glo',
    line: 'Mouth-blown opal globe, 28 cm',
    price: 149,
    spread: 'globe',
    bulb: seen(1206, 868, 330),
    strength: 0.62,
    frame: [1124, 788, 164, 166],
  },
  {
    id: 'sopp',
    name: 'Sopp',
    line: 'Cased glass mushroom, 42 cm',
    price: 219,
    spread: 'dome',
    bulb: seen(1512, 548, 66),
    strength: 0.75,
    frame: [1396, 450, 232, 228],
  },
  {
    id: 'dis',
    name: 'Dis',
    line: 'Stone disc with a halo, 40 cm',
    price: 259,
    spread: 'disc',
    bulb: { x: 1704, y: 316, z: 34 },
    strength: 0.8,
    frame: [1588, 200, 232, 232],
  },
];

/** Klokke lights the room first; Lund is the one of the poster. */
export const FIRST = 0;
export const LUND = 1;

export function lampAt(index: number): Lamp {
  const lamp = lamps[index];
  if (!lamp) throw new RangeError(`No lamp ${index}`);
  return lamp;
}

/** The page behind the QR code: the landing page's folder, then lamp and light. */
export function toLampUrl(landing: string, lamp: Lamp, kelvin: number): string {
  const base = landing.replace(/[?#].*$/, '').replace(/\/$/, '');
  return `${base}/lamp/${lamp.id}-${kelvin}`;
}
