import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { colourTable, noise } from './ground.ts';

/** Where the drum rolls over the skin, design units. */
export interface Track {
  readonly middle: number;
  readonly width: number;
}

const DRY = colourTable(['#9c7667', '#cda697', '#e6cfc4']);
const WET = colourTable(['#ac5f43', '#efb394', '#ffefe4']);
/** Skin in the room's light: dull, and with a track what lies wet on it, which is clear elsewhere. */
export function bakeSkin(width: number, height: number, ratio: number, track?: Track): HTMLCanvasElement {
  const scale = Math.min(1.25, ratio);
  const columns = Math.ceil(width * scale);
  const rows = Math.ceil(height * scale);
  const picture = new ImageData(columns, rows);
  const inside = (x: number, y: number) =>
    track ? track.width / 2 - Math.abs(x - track.middle) + 5 * noise(x > track.middle ? 3 : 9, y * 0.02) - 3 : 9;
  // The film is thicker where the drum's faces have pressed it, and rounds off at its edges.
  const film = (x: number, y: number) =>
    16 * Math.sqrt(clamp(inside(x, y) / 26)) + 52 * noise(x * 0.026 + 2, y * 0.0058) + 8 * noise(x * 0.06, y * 0.014 + 5);
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
    let tone = round - 0.12 + 0.08 * (here - 0.9) + 0.14 * (across + along);
    let shine = 0;
    if (track) {
      tone = round - 0.04 - 0.2 * across;
      shine = pane(across, 0.6, 0.24) + 0.6 * pane(across, -0.75, 0.16);
    }
    const [r, g, b] = (track ? WET : DRY)[Math.round(clamp(tone) * 64)] ?? [0, 0, 0];
    const light = clamp(shine);
    const cover = ramp(inside(x, y), 0, 1.6) * (track ? mix(0.8, 1, light) : 1);
    picture.data.set([mix(r, 255, light), mix(g, 253, light), mix(b, 248, light), 255 * cover], at * 4);
  }
  return bakeSprite(columns, rows, 1, (c) => c.putImageData(picture, 0, 0), 'processor');
}

/** What a bright window adds where a wet slope mirrors it. */
const pane = (slope: number, at: number, wide: number) => 0.85 * ramp(wide - Math.abs(slope - at), 0, wide * 0.7);
