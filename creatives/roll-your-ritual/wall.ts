import { bakeSprite } from '#creative-sdk/canvas.ts';
import { toRgb } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { noise } from './ground.ts';

/** Colour and cover, 0 … 255, of a place in design units. */
type DabAt = (x: number, y: number) => readonly [number, number, number, number] | undefined;

const dab = (cover: number, channel: (n: 0 | 1 | 2) => number) => [channel(0), channel(1), channel(2), cover] as const;

function bake(width: number, height: number, ratio: number, paint: DabAt): HTMLCanvasElement {
  const scale = Math.min(1.25, ratio);
  const columns = Math.ceil(width * scale);
  const rows = Math.ceil(height * scale);
  const picture = new ImageData(columns, rows);
  for (let at = 0; at < columns * rows; at++) {
    const colour = paint((at % columns) / scale, Math.floor(at / columns) / scale);
    if (colour) picture.data.set(colour, at * 4);
  }
  return bakeSprite(columns, rows, 1, (c) => c.putImageData(picture, 0, 0), 'processor');
}

/** A plastered wall in the brand's colour; the light on it is behind the three. */
export function bakeWall(width: number, height: number, ratio: number, colour: string): HTMLCanvasElement {
  const body = toRgb(colour);
  return bake(width, height, ratio, (x, y) => {
    const away = (x / width - 0.6) ** 2 + (y / height - 0.6) ** 2;
    const tone = 0.7 / (1 + 4 * away) ** 1.6 + 0.1 * noise(x * 0.02 + y * 0.012, y * 0.03) + 0.04 * noise(x * 0.5, y * 0.5);
    return dab(255, (n) => mix(body[n] * 0.62, body[n] * 1.2 + 60, tone));
  });
}

/** The cream that the drum lays over the wall: a ribbon from its upper edge, which sways down behind the three. `width`: of the drum. */
export function bakeRibbon(
  width: number,
  height: number,
  ratio: number,
  track: { middle: number; width: number; colours: readonly string[] },
): HTMLCanvasElement {
  const essences = track.colours.map(toRgb);
  // So far it sways, and it is twice as wide.
  const sway = track.width * 0.35;
  /** Across the ribbon: -1 is its left edge, 1 its right one. */
  const sideAt = (x: number, y: number) => {
    const turn = (y / height) * 4.7;
    const lean = (sway * 4.7 * Math.sin(turn)) / height;
    return (x - track.middle - sway * Math.cos(turn)) / (sway * (1 + 0.16 * Math.sin(turn * 1.3 + 2)) * Math.sqrt(1 + lean * lean));
  };
  // Round edges, and the long furrows of what has spread it.
  const film = (side: number, y: number) =>
    13 * Math.sqrt(clamp(((1 - Math.abs(side)) * sway) / 12)) + 9 * noise(side * 2.3 + 5, y * 0.006) + 3.4 * noise(side * 7, y * 0.008 + 5);
  return bake(width, height, ratio, (x, y) => {
    const side = sideAt(x, y);
    const outside = (Math.abs(side) - 1) * sway;
    // It is thick: its shade lies on the wall, away from the light.
    if (outside > 0) return outside < 15 && side > 0 ? [10, 22, 14, 130 * ramp(outside, 15, -4)] : undefined;
    const across = film(sideAt(x + 1, y), y) - film(side, y);
    // Bands of the three wind about each other; where two meet they blend.
    const band = side * 1.45 + 9.3 + 0.75 * Math.sin(y * 0.019 + side) + 0.9 * noise(side * 1.2 + 4, y * 0.011);
    const first = Math.floor(band);
    const blend = ramp(band - first, 0.72, 1);
    const light = clamp(0.98 + 0.16 * across, 0.66, 1.1);
    const shine = 0.55 * ramp(across, 0.1, 1);
    return dab(255 * ramp(outside, 0, -1.4), (n) => {
      const essence = (which: number) => essences[(first + which) % 3]?.[n] ?? 0;
      return mix(mix(essence(0), essence(1), blend) * (1 - (1 - light) * (0.7 + n * 0.3)), 252, shine);
    });
  });
}
