import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { type CreatureId, creatures } from './creatures.ts';
import { Graver, type Inks, type Point } from './graver.ts';

type Draw = CanvasRenderingContext2D;

/** What flies in a spell's picture: each a piece of one creature. */
export type Motif = 'shard' | 'feather' | 'page' | 'lantern' | 'pearl' | 'stone';

/** Side of a motif's sprite: room for its glow. */
export const MOTIF = 84;

const owners: Readonly<Record<Motif, CreatureId>> = {
  shard: 'fox',
  feather: 'owl',
  page: 'dragon',
  lantern: 'dragon',
  pearl: 'tide',
  stone: 'titan',
};
/** What stands for a creature where it is not in the picture itself. */
export const emblems: Readonly<Record<CreatureId, Motif>> = { fox: 'shard', owl: 'feather', dragon: 'lantern', tide: 'pearl', titan: 'stone' };

const [, EMBER, FLAME] = creatures.dragon.sky;
/** Paper with a flame behind it. */
const LIT: Inks = { ...creatures.dragon.inks, dark: EMBER, mid: FLAME };

const shapes: Readonly<Record<Motif, (g: Graver) => void>> = {
  shard: (g) => g.gem(ring(5, 16, 24, 0.4), [-3, -6], 0.66, 0.4),
  feather: drawFeather,
  page: (g) => {
    for (const side of [-1, 1]) {
      const sheet: Point[] = [
        [0, -12],
        [side * 24, -20],
        [side * 22, 14],
        [0, 22],
      ];
      g.facet(sheet, side < 0 ? 0.94 : 0.6, side * 0.3);
    }
  },
  lantern: drawLantern,
  pearl: (g) => g.disc([0, 0], 21, 0.66, 4),
  stone: (g) => {
    g.gem(ring(7, 23, 19, 0.2), [-5, -6], 0.42);
    g.ember(ring(4, 4, 7, 0));
  },
};

function ring(corners: number, rx: number, ry: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * Math.PI * 2;
    return [Math.cos(angle) * rx, Math.sin(angle) * ry];
  });
}

/** Two notched vanes on a shaft whose point flies ahead. */
function drawFeather(g: Graver): void {
  for (const side of [1, -1]) {
    const vane = [24, 0, 14, 9, -2, 12, -9, 6, -9, 13, -19, 13, -24, 7, -25, 12, -36, 8, -41, 0];
    g.facet(
      vane.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, (vane[i + 1] ?? 0) * side]])),
      side < 0 ? 0.96 : 0.62,
      side * 2.3,
    );
  }
  g.line(
    [
      [41, 0],
      [-38, 0],
    ],
    2,
    1,
  );
}

/** A globe of six gores between two caps. */
function drawLantern(g: Graver): void {
  const rib = (k: number) => [-1.2, -0.7, -0.2, 0.2, 0.7, 1.2].map((v): Point => [Math.sin(k * 0.52) * Math.cos(v) * 23, Math.sin(v) * 22]);
  for (let k = -3; k < 3; k++) g.facet([...rib(k), ...rib(k + 1).reverse()], 0.72 - Math.abs(k + 0.9) * 0.2, 0);
  for (const y of [-24, 20]) {
    g.facet(
      [
        [-9, y],
        [9, y],
        [8, y + 5],
        [-8, y + 5],
      ],
      0.1,
      0,
    );
  }
}

export function bakeMotif(motif: Motif, ratio: number): HTMLCanvasElement {
  return bakeSprite(MOTIF, MOTIF, ratio, (c) => {
    c.translate(MOTIF / 2, MOTIF / 2);
    drawMotif(c, motif);
  });
}

/** Draws around the origin, in a light of its own. */
function drawMotif(c: Draw, motif: Motif): void {
  const { inks } = creatures[owners[motif]];
  const light = c.createRadialGradient(0, 0, 8, 0, 0, MOTIF / 2);
  const hue = motif === 'lantern' ? FLAME : inks.light;
  light.addColorStop(0, withAlpha(hue, 0.5));
  light.addColorStop(1, withAlpha(hue, 0));
  c.fillStyle = light;
  c.fillRect(-MOTIF / 2, -MOTIF / 2, MOTIF, MOTIF);
  shapes[motif](new Graver(c, motif === 'lantern' ? LIT : inks, 'print'));
  if (motif === 'lantern') {
    c.globalCompositeOperation = 'lighter';
    c.fillStyle = light;
    c.scale(0.3, 0.3);
    c.fillRect(-MOTIF / 2, -MOTIF / 2, MOTIF, MOTIF);
  }
}
