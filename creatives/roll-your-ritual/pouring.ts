import { mix } from '#creative-sdk/motion.ts';
import { FOOT } from './bottles.ts';
import type { Layout } from './layout.ts';

/** Where a product's essence comes out, from its middle, product units, and how far it turns for that, degrees. */
export type Spout = readonly [x: number, y: number, turn: number];

export interface Lean {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Where its mouth is now. */
  readonly mouth: { readonly x: number; readonly y: number };
}

/** The upper edge of the vial's glass, product units. */
export const BRIM = 72;

/** A product leans over the vial: its mouth comes to stand over the glass. `lean`: 0 … 1; `scale`: product units to design units. */
export function leanOver(
  [dx, dy, full]: Spout,
  from: { readonly x: number; readonly y: number },
  { vial }: Layout,
  scale: number,
  lean: number,
): Lean {
  const mouthAt = (turn: number) => {
    const angle = (turn * Math.PI) / 180;
    return { x: scale * (dx * Math.cos(angle) - dy * Math.sin(angle)), y: scale * (dy * Math.cos(angle) + dx * Math.sin(angle)) };
  };
  const there = mouthAt(full);
  const x = mix(from.x, vial.x - 14 - there.x, lean);
  const y = mix(from.y, vial.y - (FOOT + BRIM) * vial.scale - 34 - there.y, lean);
  const mouth = mouthAt(full * lean);
  return { x, y, turn: full * lean, mouth: { x: x + mouth.x, y: y + mouth.y } };
}
