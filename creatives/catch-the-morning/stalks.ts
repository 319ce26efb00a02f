import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { mix } from '#creative-sdk/motion.ts';
import { fillSoft, linear } from '#creative-sdk/soft.ts';
import type { Layout } from './layout.ts';

type Draw = CanvasRenderingContext2D;

const HIGH = 210;
const WIDE = 110;
/** From which side, how far in, size, lean in radians, how far it sways. */
const STALKS = [
  { side: -1, at: -2, size: 0.98, lean: -0.03, sway: 1 },
  { side: -1, at: 19, size: 0.62, lean: 0.08, sway: 1.4 },
  { side: 1, at: -10, size: 0.6, lean: -0.02, sway: 0.9 },
  { side: 1, at: 14, size: 0.44, lean: 0.06, sway: 1.3 },
] as const;

/** Oats of cut paper at both edges of the picture. */
export class Stalks {
  readonly #layout: Layout;
  readonly #dawn: HTMLCanvasElement;
  readonly #day: HTMLCanvasElement;

  constructor(layout: Layout, ratio: number) {
    this.#layout = layout;
    this.#dawn = bakeStalk('#6d4653', '#a5685c', ratio);
    this.#day = bakeStalk('#cf8f3f', '#ffdc94', ratio);
  }

  draw(c: Draw, day: number, t: number, near: number): void {
    const { width, height, isSquare } = this.#layout;
    STALKS.forEach(({ side, at, size, lean, sway }, i) => {
      c.save();
      c.translate(side < 0 ? at - near * 22 : width - at + near * 22, height + 14 + near * 14);
      c.scale(-side, 1);
      c.rotate(lean + 0.022 * sway * Math.sin(t * 1.3 + i * 1.9));
      const s = size * (1 + 0.12 * near) * (isSquare ? 0.5 : 1);
      for (const [sprite, alpha] of [
        [this.#dawn, day < 1 ? 1 : 0],
        [this.#day, day],
      ] as const) {
        c.globalAlpha = alpha;
        if (alpha > 0) c.drawImage(sprite, -20 * s, -HIGH * s, WIDE * s, HIGH * s);
      }
      c.restore();
    });
  }
}

function bakeStalk(dark: string, light: string, ratio: number): HTMLCanvasElement {
  return bakeSprite(WIDE, HIGH, Math.min(2.2, ratio * 1.1), (c) => {
    c.translate(20, HIGH);
    const point = (t: number) => ({ x: 34 * t * t + 16 * t ** 5, y: -(HIGH - 26) * t * (1 - 0.08 * t ** 3) });
    const leaf = (s: Draw) => {
      s.moveTo(1, -30);
      s.quadraticCurveTo(44, -92, 58, -60);
      s.quadraticCurveTo(38, -78, 2, -12);
    };
    const all = (s: Draw) => {
      leaf(s);
      for (let i = 0; i < 11; i++) grain(s, point(mix(0.42, 1, i / 10)), i);
    };
    fillSoft(c, 4, 'rgb(60 20 30 / 0.4)', all);
    c.strokeStyle = mixColour(dark, light, 0.3);
    c.lineWidth = 2.6;
    c.beginPath();
    for (let i = 0; i <= 24; i++) c.lineTo(point(i / 24).x, point(i / 24).y);
    c.stroke();
    c.fillStyle = linear(
      c,
      [0, 0, 50, -HIGH],
      [
        [0, dark],
        [1, light],
      ],
    );
    c.beginPath();
    leaf(c);
    c.fill();
    for (let i = 0; i < 11; i++) {
      c.beginPath();
      grain(c, point(mix(0.42, 1, i / 10)), i);
      c.fillStyle = mixColour(dark, light, i % 2 ? 0.95 : 0.55);
      c.fill();
      c.strokeStyle = mixColour(light, '#fff4d6', 0.4);
      c.lineWidth = 0.7;
      c.stroke();
    }
  });
}

/** One spikelet, hanging to the left or the right in turn. */
function grain(c: Draw, { x, y }: { x: number; y: number }, i: number): void {
  const side = i % 2 ? 1 : -1;
  const long = i === 10 ? 24 : 21;
  const angle = i === 10 ? -0.5 : -Math.PI / 2 + side * 0.62 + 0.35;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [tx, ty] = [x + ux * long, y + uy * long];
  c.moveTo(x, y);
  c.quadraticCurveTo(x + ux * long * 0.45 - uy * 7, y + uy * long * 0.45 + ux * 7, tx, ty);
  c.quadraticCurveTo(x + ux * long * 0.45 + uy * 7, y + uy * long * 0.45 - ux * 7, x, y);
}
