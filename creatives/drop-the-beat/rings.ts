import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { easeOut } from '#creative-sdk/motion.ts';
import { CAP_RADIUS, CAP_X } from './bud-shape.ts';
import type { Pose } from './buds.ts';
import type { Palette } from './palette.ts';
import { LANES_OF, type Lane } from './rhythm.ts';
import type { View } from './staging.ts';

/** Where a lane's ring lies on the cap, parts of its radius. */
const AT = [0.92, 0.62, 0.92, 0.62] as const;
/** The rings of a hit leave the cap one after the other. */
const LEAVE_S = 0.1;
const LAG_S = 0.13;
const RING_S = 0.62;

/** The light that a bud which plays throws behind itself. */
export function drawHalo(context: CanvasRenderingContext2D, { x, y, unit }: Pose, { colour, strength }: { colour: string; strength: number }): void {
  if (strength < 0.02) return;
  const r = unit * 2.5;
  const glow = context.createRadialGradient(x, y, unit * 0.5, x, y, r);
  glow.addColorStop(0, withAlpha(colour, 0.45 * strength));
  glow.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = glow;
  context.fillRect(x - r, y - r, r * 2, r * 2);
}

/** On the cap a ring of each layer that plays; what is struck leaves it as waves. */
export function drawRings(context: CanvasRenderingContext2D, { palette, view, isRight }: { palette: Palette; view: View; isRight: boolean }): void {
  const { x, y, yaw, roll, unit } = view.poses[isRight ? 1 : 0];
  const turn = (yaw * Math.PI) / 180;
  // The cap has turned away from the camera.
  if (turn > -0.3) return;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.translate(x, y);
  context.scale(isRight ? -unit : unit, unit);
  context.rotate(roll);
  const ring = (out: number, radius: number, width: number) => {
    context.lineWidth = width;
    context.beginPath();
    context.ellipse((CAP_X - out) * Math.cos(turn), 0.07, -radius * Math.sin(turn), radius, 0, 0, Math.PI * 2);
    context.stroke();
  };
  const light = (lane: Lane) => {
    const flash = view.flashes[lane] ?? 0;
    const lit = Math.min(0.85, (view.lit[lane] ?? 0) * 0.6 + flash);
    context.strokeStyle = mixColour(palette.lanes[lane], '#ffffff', 0.25 * flash);
    context.globalAlpha = 0.3 * lit;
    ring(0, CAP_RADIUS * AT[lane], 0.2);
    context.globalAlpha = lit;
    ring(0, CAP_RADIUS * AT[lane], 0.05);
    const { age = 9, quality = 0 } = view.pads[lane] ?? {};
    for (let k = 0; k < 2; k++) {
      const t = (age - LEAVE_S - k * LAG_S) / RING_S;
      if (t <= 0 || t >= 1 || !quality) continue;
      context.globalAlpha = (1 - t) * view.lines;
      ring(0.35 * easeOut(t), CAP_RADIUS * (1 + 0.55 * easeOut(t)), 0.07 * (1.2 - t));
    }
  };
  LANES_OF[isRight ? 1 : 0].forEach(light);
  context.restore();
}
