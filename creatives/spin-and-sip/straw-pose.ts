import { clamp, easeOut, easeOutBack, mix } from '#creative-sdk/motion.ts';
import { disc } from '#creative-sdk/soft.ts';
import { type Camera, LEVEL, ringAt } from './glass.ts';
import { CUP_HEIGHT, POINTER } from './layout.ts';
import { PEG_REACH } from './pearls.ts';
import type { Reveal } from './reveal.ts';
import { drawStraw, drawStrawShadow, STRAW_HALF } from './straw.ts';

interface Hanging {
  /** Sideways bend of the tip, radians seen from the middle of the cup. */
  readonly bend: number;
  readonly reveal: Reveal;
  readonly lift: number;
}

/** The straw as the wheel's pointer: it hangs from beyond the picture, its tip between two pegs. */
export function drawPointer(c: CanvasRenderingContext2D, camera: Camera, { bend, reveal, lift }: Hanging, colour: string): void {
  const out = 0.78 + reveal.strawOut * 2.2 + lift * 0.35 - 0.05 * reveal.dip;
  const [dx, dy] = [Math.cos(POINTER), Math.sin(POINTER)];
  const place = (reach: number) => [camera.x + dx * reach * camera.r, camera.y + dy * reach * camera.r] as const;
  const axis = { tip: place(out), tail: place(out + 1.75), bend: -bend * PEG_REACH * camera.r, half: STRAW_HALF * camera.r };
  const height = 1 + lift - 0.8 * Math.max(0, reveal.dip);
  drawStrawShadow(c, axis, [camera.r * 0.09 * height, camera.r * 0.12 * height]);
  if (reveal.ring > 0 && reveal.ring < 1) drawRing(c, axis.tip, camera.r, reveal.ring);
  drawStraw(c, axis, colour);
}

/** The light that runs from where the straw dipped in. */
function drawRing(c: CanvasRenderingContext2D, [x, y]: readonly [number, number], r: number, t: number): void {
  for (const [reach, width] of [
    [0.5, 0.035],
    [0.28, 0.02],
  ] as const) {
    disc(c, x, y, r * (0.08 + reach * easeOut(t)));
    for (const [part, alpha] of [
      [3.2, 0.25],
      [1, 1],
    ] as const) {
      c.lineWidth = r * width * part;
      c.strokeStyle = `rgb(255 248 222 / ${alpha * (1 - t)})`;
      c.stroke();
    }
  }
}

/** The straw in the finished drink: what stands out of the foam. `entered`: how far it has dived in, 0 … 1. */
export function drawDrinkingStraw(c: CanvasRenderingContext2D, camera: Camera, entered: number, colour: string): void {
  if (entered <= 0) return;
  const { x, r } = camera;
  const foot = ringAt(camera, 0.06);
  const rise = (1 - easeOutBack(clamp(entered))) * 2.6;
  const [dx, dy] = [0.98, -CUP_HEIGHT - 0.1];
  const tip = [x - r * 0.34 + dx * r * rise, foot.y + dy * r * rise] as const;
  const tail = [tip[0] + dx * r, tip[1] + dy * r] as const;
  const surface = ringAt(camera, LEVEL).y - r * 0.1;
  const cut = clamp((tip[1] - surface) / (tip[1] - tail[1]));
  const half = r * 0.115;
  if (cut <= 0) return drawStraw(c, { tip, tail, bend: 0, half, mouth: 'tail' }, colour);
  const at = [mix(tip[0], tail[0], cut), mix(tip[1], tail[1], cut)] as const;
  disc(c, at[0], at[1], half * 1.4, 0.34);
  c.fillStyle = 'rgb(60 20 6 / 0.28)';
  c.fill();
  drawStraw(c, { tip: at, tail, bend: 0, half, mouth: 'tail' }, colour);
}
