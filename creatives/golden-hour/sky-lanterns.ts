import { mixColour } from '#creative-sdk/colour.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { wrapHour } from './day.ts';
import { toPath } from './ink.ts';
import type { Lamps } from './lamps.ts';
import type { Shot } from './shot.ts';
import { project } from './view.ts';

/** After sunset the islanders let paper lanterns go. */
const random = createRandom(64);
const lanterns = Array.from({ length: 34 }, () => ({
  at: random() * 0.85 - 0.25,
  starts: 19.5 + random() * 1.7,
  lasts: 2.3 + random() * 1.6,
  near: random(),
  phase: random() * 6.28,
}));
export const PAPER = 'M-4-5Q0-8 4-5Q5.500 0 3 5H-3Q-5.500 0-4-5Z';

export function drawLanterns(shot: Shot, lamps: Lamps): void {
  const hour = wrapHour(shot.hour);
  if (hour < 19.5 || hour > 23.9) return;
  const { context, view, camera, time, brand } = shot;
  for (const lantern of lanterns) {
    const age = (hour - lantern.starts) / lantern.lasts;
    if (age <= 0 || age >= 1) continue;
    const parallax = 0.5 + lantern.near * 0.45;
    const x = project(view, lantern.at * view.across, camera, parallax) + Math.sin(time * 0.7 + lantern.phase + age * 5) * 6 * view.scale;
    const y = view.horizon * (1.06 - age * (0.75 + lantern.near * 0.35)) + Math.cos(time * 0.9 + lantern.phase) * 1.5;
    const size = (0.42 + lantern.near * 0.6) * view.scale;
    // Clear of the headline.
    const fade = clamp(age * 8) * clamp((1 - age) * 3) * ramp(x / view.width, 0.2, 0.28);
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    lamps.light(shot, 0, 0, 1.7 * fade);
    context.globalAlpha = fade;
    context.fillStyle = mixColour(brand.accent, '#fff3d6', 0.35);
    context.fill(toPath(PAPER));
    context.restore();
  }
}
