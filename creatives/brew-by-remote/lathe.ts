import type { Glass } from './menu.ts';

/** How the glass is seen: 0 from the side, π/2 from straight above. */
export interface View {
  readonly sin: number;
  readonly cos: number;
}

export function toView(tilt: number): View {
  return { sin: Math.sin(tilt), cos: Math.cos(tilt) };
}

/** Radius at share `u` of the height; the wall bends by the glass's power. */
export function radiusAt(glass: Glass, u: number): number {
  return glass.foot + (glass.rim - glass.foot) * Math.max(0, u) ** glass.power;
}

/** Screen height of share `u` above the foot; up is negative. */
export function heightAt(glass: Glass, u: number, view: View): number {
  return -glass.height * u * view.cos;
}

const STEPS = 14;

/** Outline of the solid between two heights, its wall moved inwards by `inset`; `isOpen` leaves out its top, which something else covers. */
export function outline(glass: Glass, [low, high]: readonly [number, number], view: View, { inset = 0, isOpen = false } = {}): Path2D {
  const path = new Path2D();
  const point = (u: number) => [Math.max(1, radiusAt(glass, u) - inset), heightAt(glass, u, view)] as const;
  for (let i = 0; i <= STEPS; i++) {
    const [r, y] = point(high + ((low - high) * i) / STEPS);
    path.lineTo(-r, y);
  }
  const [foot, footY] = point(low);
  path.ellipse(0, footY, foot, foot * view.sin, 0, Math.PI, 0, true);
  for (let i = STEPS; i >= 0; i--) {
    const [r, y] = point(high + ((low - high) * i) / STEPS);
    path.lineTo(r, y);
  }
  const [rim, rimY] = point(high);
  path.ellipse(0, rimY, rim, rim * view.sin, 0, 0, Math.PI, !isOpen);
  path.closePath();
  return path;
}
