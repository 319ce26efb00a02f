import type { View } from './view.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The torch: a cone of warm light through the water, from the hand to the watch. */
export function drawBeam(context: CanvasRenderingContext2D, view: View, ends: { from: Place; to: Place }): void {
  if (view.torch < 0.01) return;
  const { from, to } = ends;
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const flat = Math.atan2(to.y - from.y, to.x - from.x);
  const wide = view.layout.watch.radius * 0.98;
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(from.x, from.y);
  context.rotate(flat);
  for (const [spread, strength] of [
    [1.1, 0.1],
    [0.86, 0.12],
    [0.62, 0.12],
    [0.4, 0.12],
  ] as const) {
    const light = context.createLinearGradient(0, 0, reach * 1.1, 0);
    light.addColorStop(0, `rgb(255 250 228 / ${strength * 1.7})`);
    light.addColorStop(0.5, `rgb(226 240 228 / ${strength * 0.8})`);
    light.addColorStop(1, 'rgb(190 226 226 / 0)');
    context.globalAlpha = view.torch;
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(0, -5);
    context.lineTo(reach * 1.1, -wide * spread);
    context.arc(reach * 1.1, 0, wide * spread, -Math.PI / 2, Math.PI / 2);
    context.lineTo(0, 5);
    context.fill();
  }
  const lens = context.createRadialGradient(0, 0, 0, 0, 0, 46 * view.layout.scale);
  lens.addColorStop(0, 'rgb(255 252 236 / 0.8)');
  lens.addColorStop(1, 'rgb(255 252 236 / 0)');
  context.fillStyle = lens;
  context.fillRect(-60 * view.layout.scale, -60 * view.layout.scale, 120 * view.layout.scale, 120 * view.layout.scale);
  context.restore();
}
