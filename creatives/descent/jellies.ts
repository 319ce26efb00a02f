import { bakeSprite } from '#creative-sdk/canvas.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { project, type View } from './view.ts';

/** Share of the width, depth (metres), radius (units), nearness, colour, phase. */
const swarm = [
  [0.16, 62, 26, 0.8, '#8fe4ff', 0.2],
  [0.84, 74, 34, 0.95, '#b9a8ff', 1.7],
  [0.3, 104, 17, 0.6, '#7fd0ff', 3.1],
  [0.1, 122, 40, 1.15, '#c8a0f4', 4.4],
  [0.72, 132, 15, 0.55, '#8fe4ff', 5.2],
  [0.93, 118, 20, 0.7, '#9fc4ff', 2.5],
] as const;
const BELL = 64;
const TENTACLES = 9;

/** Jellyfish of the open water, which glow faintly by themselves. */
export class Jellies {
  readonly #bells: readonly HTMLCanvasElement[];

  constructor(pixelRatio: number) {
    this.#bells = swarm.map(([, , , , colour]) => bakeSprite(BELL, BELL, pixelRatio * 1.5, (context) => paintBell(context, colour)));
  }

  draw(context: CanvasRenderingContext2D, view: View): void {
    const light = ramp(view.depth, 26, 70) * (1 - ramp(view.depth, 170, 245));
    if (light < 0.01) return;
    const { width, height, scale } = view.layout;
    context.globalCompositeOperation = 'screen';
    for (const [index, [x, depth, radius, nearness, colour, phase]] of swarm.entries()) {
      const pulse = Math.sin(view.time * 1.5 + phase);
      const y = project(view, depth, nearness) + (Math.sin(view.time * 0.35 + phase) * 9 - pulse * 4) * scale;
      const bell = this.#bells[index];
      if (!bell || y < -160 * scale || y > height + 60 * scale) continue;
      context.save();
      context.translate(x * width + Math.sin(view.time * 0.28 + phase) * 8 * scale, y);
      context.rotate(Math.sin(phase * 3) * 0.3 + Math.sin(view.time * 0.4 + phase) * 0.06);
      context.scale((radius * scale) / 30, (radius * scale) / 30);
      context.globalAlpha = light * Math.min(1, nearness + 0.1);
      drawTentacles(context, colour, view.time * 1.5 + phase);
      context.scale(1 + pulse * 0.08, 1 - pulse * 0.1);
      context.drawImage(bell, -BELL / 2, -BELL / 2, BELL, BELL);
      context.restore();
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }
}

/** All threads in one stroke, all arms in another. */
function drawTentacles(context: CanvasRenderingContext2D, colour: string, beat: number): void {
  const threads = new Path2D();
  const arms = new Path2D();
  for (let i = 0; i < TENTACLES; i++) {
    const foot = (i / (TENTACLES - 1) - 0.5) * 38;
    const isArm = i % 3 === 1;
    const length = isArm ? 46 : 78 + Math.sin(i * 5.1) * 20;
    const path = isArm ? arms : threads;
    path.moveTo(foot, 4);
    for (let part = 1; part <= 8; part++) {
      const down = (part / 8) * length;
      path.lineTo(foot * (1 - part * 0.045) + Math.sin(beat - part * 0.75 + i * 0.6) * part * (isArm ? 0.9 : 0.75), 4 + down);
    }
  }
  const alpha = context.globalAlpha;
  context.strokeStyle = colour;
  context.globalAlpha = alpha * 0.34;
  context.lineWidth = 0.9;
  context.stroke(threads);
  context.globalAlpha = alpha * 0.28;
  context.lineWidth = 4.5;
  context.lineCap = 'round';
  context.stroke(arms);
  context.globalAlpha = alpha;
}

function paintBell(context: CanvasRenderingContext2D, colour: string): void {
  const dome = new Path2D(
    'M-25 6C-27-14-14-26 0-26S27-14 25 6C22 3 19 3 16.500 7C14 3 10.500 3 8.500 8C6 4 2.500 4 0 8C-2.500 4-6 4-8.500 8C-10.500 3-14 3-16.500 7C-19 3-22 3-25 6Z',
  );
  context.translate(BELL / 2, BELL / 2);
  const halo = context.createRadialGradient(0, -4, 6, 0, -4, 32);
  halo.addColorStop(0, `${colour}40`);
  halo.addColorStop(1, `${colour}00`);
  context.fillStyle = halo;
  context.fillRect(-32, -36, 64, 68);
  const body = context.createRadialGradient(3, -2, 3, 0, -2, 29);
  body.addColorStop(0, `${colour}18`);
  body.addColorStop(0.72, `${colour}3c`);
  body.addColorStop(1, `${colour}d0`);
  context.fillStyle = body;
  context.fill(dome);
  context.strokeStyle = `${colour}90`;
  context.lineWidth = 0.8;
  context.stroke(dome);
  for (let rib = -3; rib <= 3; rib++) {
    context.globalAlpha = 0.3;
    context.beginPath();
    context.moveTo(rib * 7, 5);
    context.quadraticCurveTo(rib * 6.6, -14, rib * 1.6, -23);
    context.stroke();
  }
  context.globalAlpha = 0.75;
  context.lineWidth = 1.6;
  for (const angle of [0.3, 1.85, 3.4, 4.95]) {
    context.beginPath();
    context.arc(Math.cos(angle) * 6.5, -11 + Math.sin(angle) * 3.4, 3, angle - 1.6, angle + 1.6);
    context.stroke();
  }
  const shine = context.createRadialGradient(9, -17, 0, 9, -17, 9);
  shine.addColorStop(0, 'rgb(255 255 255 / 0.5)');
  shine.addColorStop(1, 'rgb(255 255 255 / 0)');
  context.globalAlpha = 1;
  context.fillStyle = shine;
  context.fill(dome);
}
