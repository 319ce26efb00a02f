import { bakeSprite } from '#creative-sdk/canvas.ts';
import { toRgb } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { colourTable, noise } from './ground.ts';

/** Where the drum rolls over the skin, design units, and what it leaves there. */
export interface Track {
  readonly middle: number;
  readonly width: number;
  /** Where it ends above, so that words have a bare wall. */
  readonly top: number;
  readonly colours: readonly string[];
}

const DRY = colourTable(['#9c7667', '#cda697', '#e6cfc4']);

/** Skin in the room's light, or with a track the three essences that the drum has marbled over it; it is clear elsewhere. */
export function bakeSkin(width: number, height: number, ratio: number, track?: Track): HTMLCanvasElement {
  // Soft paint needs fewer points: it is made while somebody waits for it.
  const scale = Math.min(track ? 1 : 1.25, ratio);
  const columns = Math.ceil(width * scale);
  const rows = Math.ceil(height * scale);
  const picture = new ImageData(columns, rows);
  const essences = track?.colours.map(toRgb) ?? [];
  const half = (track?.width ?? 0) / 2;
  const aside = (x: number) => x - (track?.middle ?? 0);
  // Its sides wander, and it begins and ends in ragged strokes, as from a brush.
  const inside = (x: number, y: number) =>
    Math.min(
      half - Math.abs(aside(x)) + 34 * noise(x * 0.01, y * 0.018) + 5 * noise(x * 0.4, y * 0.03) - 20,
      (height * 0.9 - 120 * noise(x * 0.045, 4) - 44 * noise(x * 0.21, 7) - y) * 0.3,
      (y - (track?.top ?? 0) - 34 * noise(x * 0.05, 9) - 30 * noise(x * 0.24, 2)) * 0.3,
    );
  const film = (x: number, y: number) => {
    const depth = inside(x, y);
    return depth > 0 ? 13 * Math.sqrt(clamp(depth / 15)) + 13 * noise(x * 0.05 + 2, y * 0.007) + 1.5 * noise(x * 0.24, y * 0.01 + 5) : 0;
  };
  // The fine lines and pores of skin, seen from near by.
  const relief = (x: number, y: number) => 0.9 * noise(x * 0.5 + y * 0.12, y * 0.46) + 0.9 * noise(y * 0.24 - x * 0.1, x * 0.24);
  const surface = track ? film : relief;
  const field = new Float32Array((columns + 1) * (rows + 1));
  for (let at = 0; at < field.length; at++) field[at] = surface((at % (columns + 1)) / scale, Math.floor(at / (columns + 1)) / scale);
  for (let at = 0; at < columns * rows; at++) {
    const column = at % columns;
    const row = Math.floor(at / columns);
    const x = column / scale;
    const y = row / scale;
    const spot = row * (columns + 1) + column;
    const here = field[spot] ?? 0;
    const across = ((field[spot + 1] ?? 0) - here) * scale;
    const along = ((field[spot + columns + 1] ?? 0) - here) * scale;
    const round = 0.74 - 0.55 * ((x / width - 0.3) ** 2 + (y / height - 0.4) ** 2) + 0.1 * (noise(x * 0.012, y * 0.009) - 0.5);
    if (!track) {
      picture.data.set([...(DRY[Math.round(clamp(round - 0.12 + 0.08 * (here - 0.9) + 0.14 * (across + along)) * 64)] ?? []), 255], at * 4);
      continue;
    }
    const depth = inside(x, y);
    if (depth <= 0) continue;
    // Bands of the three wind about each other; where two meet they blend.
    const band =
      (aside(x) / half) * 1.9 + 9 + 3.2 * noise(x * 0.013 + 4, y * 0.009) + 1.1 * noise(x * 0.045, y * 0.017) + 0.16 * noise(x * 0.3, y * 0.02);
    const first = Math.floor(band);
    const blend = ramp(band - first, 0.8, 1);
    const light = clamp(0.3 + round + 0.16 * across + 0.1 * along, 0.76, 1.1);
    const shine = 0.4 * ramp(across, 0.3, 0.7);
    for (let n = 0; n < 3; n++) {
      const essence = (which: number) => essences[(first + which) % 3]?.[n] ?? 0;
      picture.data[at * 4 + n] = mix(mix(essence(0), essence(1), blend) * (1 - (1 - light) * (0.6 + 0.4 * n)), 252, shine);
    }
    picture.data[at * 4 + 3] = 250 * ramp(depth, 0, 1.4);
  }
  return bakeSprite(columns, rows, 1, (c) => c.putImageData(picture, 0, 0), 'processor');
}
