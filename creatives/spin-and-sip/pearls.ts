import { mix } from '#creative-sdk/motion.ts';
import { blurOf, lidOf } from './crown.ts';
import { BED, sinkAt } from './drink.ts';
import type { Camera } from './glass.ts';
import { ringAt } from './glass.ts';
import { POINTER } from './layout.ts';
import { bakePearl, stampPearl } from './pearl.ts';
import type { View } from './picture.ts';
import { CELL, PEGS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;

/** Where the pegs stand, parts of the rim's radius. */
export const PEG_REACH = 0.805;
/** The heap in the middle: [distance, angle, size], lowest first. */
const HEAP = [
  [0.148, 0.3, 0.068],
  [0.15, 1.36, 0.064],
  [0.146, 2.4, 0.07],
  [0.152, 3.5, 0.063],
  [0.144, 4.5, 0.068],
  [0.15, 5.45, 0.065],
  [0.074, 0.9, 0.072],
  [0.078, 3.0, 0.07],
  [0.072, 5.0, 0.073],
] as const;
/** Pearls that rolled away over the table: [x, y, size] in rim radii from the cup. */
const LOOSE = [
  [-1.06, 0.98, 0.062],
  [-0.9, 1.1, 0.05],
  [-1.28, -0.7, 0.06],
  [-1.62, 0.62, 0.066],
  [-1.47, 0.74, 0.052],
  [1.58, 0.86, 0.064],
  [1.74, 0.72, 0.05],
  [1.5, 0.4, 0.045],
] as const;

interface Pearl {
  readonly reach: number;
  readonly angle: number;
  readonly size: number;
}

const RING: readonly Pearl[] = Array.from({ length: PEGS }, (_, i) => ({ reach: PEG_REACH, angle: i * CELL, size: i % 2 ? 0.047 : 0.062 }));
const PILE: readonly Pearl[] = HEAP.map(([reach, angle, size]) => ({ reach, angle, size }));
const ALL = [...RING, ...PILE];

/** All tapioca of the ad: pegs, heap, strays; later they sink into the drink. */
export class Pearls {
  readonly #sprite: HTMLCanvasElement;

  constructor(colour: string, radius: number, pixelRatio: number) {
    this.#sprite = bakePearl(colour, radius * 0.068, pixelRatio);
  }

  /** On the lid. The pearl over the print of the winning slot is pushed out to the rim. */
  drawOnLid(c: Draw, camera: Camera, { turn, speed, slot = -1, hop, reveal: { pour, dim } }: View): void {
    const lid = lidOf(camera);
    const sharp = 1 - blurOf(speed);
    if (sharp <= 0) return;
    c.globalAlpha = sharp;
    ALL.forEach((pearl, i) => {
      if (pour > 0 && sinkAt(i, pour) > 0) return;
      const angle = POINTER + turn + pearl.angle;
      const reach = (pearl.reach + (i === slot * 2 + 1 ? 0.08 * dim : 0)) * lid.r;
      const x = lid.x + Math.cos(angle) * reach;
      const y = lid.y + Math.sin(angle) * reach * camera.sin - pearl.size * lid.r * 0.6 * camera.cos;
      stampPearl(c, this.#sprite, x, y - hop * lid.r * (1 + (i % 3) * 0.4), pearl.size * lid.r * (1 + hop * 0.8));
    });
    c.globalAlpha = 1;
  }

  /** Round the origin, for a wheel of this radius. */
  stampOnWheel(c: Draw, radius: number): void {
    for (const { reach, angle, size } of ALL)
      stampPearl(c, this.#sprite, Math.cos(angle) * reach * radius, Math.sin(angle) * reach * radius, size * radius);
  }

  /** In the drink, on their way down or in their bed. */
  drawSinking(c: Draw, camera: Camera, turn: number, pour: number): void {
    const lid = lidOf(camera);
    ALL.forEach((pearl, i) => {
      const sink = sinkAt(i, pour);
      const bed = BED[i];
      if (sink <= 0 || !bed) return;
      const ring = ringAt(camera, bed.height);
      const angle = POINTER + turn + pearl.angle;
      const across = mix(Math.cos(angle) * pearl.reach * lid.r * 0.86, bed.x * camera.r, sink);
      const deep = mix(Math.sin(angle) * pearl.reach * lid.r * camera.sin, bed.z * camera.r * camera.sin, sink);
      stampPearl(c, this.#sprite, camera.x + across, mix(lid.y, ring.y, sink) + deep, camera.r * 0.098);
    });
  }

  /** None further left than `leftmost`, in rim radii: there may be words. */
  drawLoose(c: Draw, camera: Camera, alpha: number, leftmost: number): void {
    if (alpha <= 0) return;
    c.globalAlpha = alpha;
    for (const [x, y, size] of LOOSE)
      if (x > leftmost) stampPearl(c, this.#sprite, camera.x + x * camera.r, camera.y + y * camera.r, size * camera.r);
    c.globalAlpha = 1;
  }
}
