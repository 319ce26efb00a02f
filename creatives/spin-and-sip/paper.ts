import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { fillSoft, linear, radial } from '#creative-sdk/soft.ts';
import type { Palette } from './flavours.ts';
import type { Layout } from './layout.ts';

type Draw = CanvasRenderingContext2D;

/** The table from above: paper in low sun, the shadow of a palm across it. */
export function bakeTable({ width, height, wheel }: Layout, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(width, height, pixelRatio, (c) => {
    const reach = Math.hypot(width, height);
    c.fillStyle = radial(
      c,
      [width * 0.2, height * 0.1, reach],
      [
        [0, palette.paper[0]],
        [0.42, palette.paper[1]],
        [1, palette.paper[2]],
      ],
    );
    c.fillRect(0, 0, width, height);
    const span = Math.max(wheel.r * 1.9, 190);
    drawFrond(c, palette, { x: -span * 0.16, y: height - span * 0.02, angle: -0.95, length: span * 1.05 });
    drawFrond(c, palette, { x: width + span * 0.12, y: height * 0.98, angle: -2.25, length: span * 0.95 });
    if (width > height) drawFrond(c, palette, { x: width * 0.06, y: -span * 0.1, angle: 0.75, length: span * 0.9 });
    drawGrain(c, width, height);
  });
}

/** The same place at eye level: wall, table, and the sun's patch on both. */
export function bakeWall({ width, height, cup, isWide }: Layout, palette: Palette, horizon: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(width, height, pixelRatio, (c) => {
    const [light, middle, dark] = palette.wall;
    c.fillStyle = radial(
      c,
      [cup.x - cup.r, cup.y, Math.max(width, height) * 0.85],
      [
        [0, light],
        [0.45, middle],
        [1, dark],
      ],
    );
    c.fillRect(0, 0, width, height);
    const span = isWide ? 300 : 250;
    drawFrond(c, palette, { x: cup.x + span * 0.72, y: cup.y - span * 0.4, angle: 2.2, length: span * 0.9 });
    drawFrond(c, palette, { x: cup.x - span * 0.95, y: cup.y + span * 0.35, angle: -0.6, length: span * 0.75 });
    c.fillStyle = linear(
      c,
      [0, horizon, 0, height],
      [
        [0, withAlpha(palette.shade, 0.13)],
        [0.12, withAlpha(palette.shade, 0.03)],
        [1, withAlpha(dark, 0.3)],
      ],
    );
    c.fillRect(0, horizon, width, height - horizon);
    c.fillStyle = withAlpha(light, 0.8);
    c.fillRect(0, horizon, width, 1);
    drawGrain(c, width, height);
  });
}

interface Frond {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

/** The shadow of one palm leaf, softer towards its end, where the leaf is farther from the paper. */
function drawFrond(c: Draw, palette: Palette, { x, y, angle, length }: Frond): void {
  const pairs = 13;
  for (let i = 1; i <= pairs; i++) {
    const s = i / pairs;
    const bow = angle + s * s * 0.5;
    const px = x + Math.cos(angle + s * 0.25) * length * s;
    const py = y + Math.sin(angle + s * 0.25) * length * s;
    const leaf = length * 0.46 * Math.sin(Math.PI * (0.16 + 0.8 * s)) ** 0.8;
    for (const side of [-1, 1]) {
      const turn = bow + side * (1.05 - s * 0.5);
      fillSoft(c, 2 + s * 5, withAlpha(palette.shade, 0.085), (p) => {
        const [ex, ey] = [px + Math.cos(turn) * leaf, py + Math.sin(turn) * leaf];
        const [nx, ny] = [-Math.sin(turn) * leaf * 0.1, Math.cos(turn) * leaf * 0.1];
        p.moveTo(px, py);
        p.quadraticCurveTo((px + ex) / 2 + nx, (py + ey) / 2 + ny, ex, ey);
        p.quadraticCurveTo((px + ex) / 2 - nx, (py + ey) / 2 - ny, px, py);
      });
    }
  }
}

function drawGrain(c: Draw, width: number, height: number): void {
  const random = createRandom(5);
  const count = (width * height) / 26;
  for (let i = 0; i < count; i++) {
    c.fillStyle = i % 2 ? 'rgb(255 255 255 / 0.1)' : 'rgb(110 52 20 / 0.045)';
    c.fillRect(random() * width, random() * height, 0.6 + random() * 1.3, 0.6 + random() * 0.5);
  }
}
