import { withAlpha } from '#creative-sdk/colour.ts';
import type { Flavour } from './flavours.ts';
import { JELLY, wedgePath } from './jelly.ts';
import { SUN_AT } from './rim.ts';
import { linear } from './soft.ts';
import { SLOTS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;

const WIDTH = (Math.PI * 2) / SLOTS;
/** The middle of a wedge, parts of the rim's radius from the wheel's. */
const MIDDLE = (JELLY.inner + JELLY.outer) / 2 + 0.06;

/** The light on the eight domes. It comes from the sun however the wheel stands, so it is drawn anew in every frame. */
export class LitJelly {
  readonly #path: Path2D;
  readonly #radius: number;

  constructor(radius: number) {
    this.#radius = radius;
    this.#path = wedgePath(radius);
  }

  /** In the wheel's own frame, turned by `turn` against the stage. `strength` 0 … 1. */
  draw(c: Draw, turn: number, flavours: readonly Flavour[], strength: number): void {
    flavours.forEach((flavour, slot) => {
      c.save();
      c.rotate(slot * WIDTH);
      const angle = turn + slot * WIDTH;
      const toSun = [SUN_AT[0] * Math.cos(angle) + SUN_AT[1] * Math.sin(angle), SUN_AT[1] * Math.cos(angle) - SUN_AT[0] * Math.sin(angle)] as const;
      this.#drawEdges(c, toSun, flavour, strength);
      this.#drawGloss(c, toSun, strength);
      c.restore();
    });
  }

  #drawEdges(c: Draw, [sx, sy]: readonly [number, number], flavour: Flavour, strength: number): void {
    const r = this.#radius;
    const mx = Math.cos(WIDTH / 2) * MIDDLE * r;
    const my = Math.sin(WIDTH / 2) * MIDDLE * r;
    const reach = r * 0.3;
    const across = [mx + sx * reach, my + sy * reach, mx - sx * reach, my - sy * reach] as const;
    c.save();
    c.clip(this.#path);
    c.globalAlpha = strength;
    c.lineWidth = r * 0.15;
    c.strokeStyle = linear(c, across, [
      [0, withAlpha(flavour.deep, 0.42)],
      [0.5, withAlpha(flavour.light, 0)],
      [1, withAlpha(flavour.light, 0.62)],
    ]);
    c.stroke(this.#path);
    c.lineWidth = r * 0.034;
    c.strokeStyle = linear(c, across, [
      [0, 'rgb(255 255 255 / 0.95)'],
      [0.36, 'rgb(255 255 255 / 0.3)'],
      [0.6, withAlpha(flavour.deep, 0.12)],
      [1, withAlpha(flavour.deep, 0.6)],
    ]);
    c.stroke(this.#path);
    c.restore();
  }

  /** The window mirrored in a dome: a curved pane towards the sun, with a hard edge. */
  #drawGloss(c: Draw, [sx, sy]: readonly [number, number], strength: number): void {
    const r = this.#radius;
    c.save();
    c.translate(Math.cos(WIDTH / 2) * MIDDLE * r + sx * r * 0.1, Math.sin(WIDTH / 2) * MIDDLE * r + sy * r * 0.1);
    c.rotate(Math.atan2(sy, sx));
    c.globalAlpha = strength;
    c.beginPath();
    c.moveTo(r * 0.045, -r * 0.1);
    c.quadraticCurveTo(r * 0.085, 0, r * 0.045, r * 0.1);
    c.quadraticCurveTo(-r * 0.01, r * 0.1, -r * 0.028, r * 0.07);
    c.quadraticCurveTo(r * 0.005, 0, -r * 0.028, -r * 0.07);
    c.quadraticCurveTo(-r * 0.01, -r * 0.1, r * 0.045, -r * 0.1);
    c.fillStyle = linear(
      c,
      [r * 0.07, 0, -r * 0.03, 0],
      [
        [0, 'rgb(255 255 255 / 0.9)'],
        [1, 'rgb(255 255 255 / 0.32)'],
      ],
    );
    c.fill();
    c.restore();
  }
}
