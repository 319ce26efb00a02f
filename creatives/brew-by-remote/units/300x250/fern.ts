import type { Pen } from '#creative-sdk/gradient.ts';
import { mix } from '#creative-sdk/motion.ts';

/** A rosetta in the unit disc, as baristas draw it: pairs of petals, each lower and wider than the last, a small heart above them, and the stem of the last stroke. */
export function toFern(petals: number): Path2D {
  const path = new Path2D();
  for (const side of [-1, 1]) {
    for (let pair = 0; pair <= petals; pair++) {
      const u = pair / petals;
      const thick = pair ? 0.68 / petals : 0.2;
      // From the middle line steeply up and out: the stroke has drawn all petals down there.
      const y = 0.98 * u - 0.28;
      const x = side * (0.2 + 1.15 * u - 0.68 * u * u);
      const tip = y - 0.3 - 0.08 * u;
      path.moveTo(0, y + 0.05);
      path.bezierCurveTo(x * 0.16, y - 0.13, x * 0.62, y - 0.18, x, tip + thick * 0.3);
      path.bezierCurveTo(x * 1.1, tip - thick * 0.1, x, tip - thick * 0.75, x * 0.8, tip - thick * 0.55);
      path.bezierCurveTo(x * 0.5, y - 0.18 - thick * 1.15, x * 0.2, y - 0.1 - thick * 1.1, 0, y + 0.05 - thick * 1.15);
    }
    path.moveTo(0, -0.3);
    path.lineTo(side * 0.02, 0.6);
    path.quadraticCurveTo(side * 0.025, 0.76, 0, 0.88);
  }
  return path;
}

/** Draws what the last stroke has passed (`way` -1), or what it has not (1): under the jug first, the sides follow. */
export function clipAtStroke(pen: Pen, done: number, way: -1 | 1): void {
  const y = mix(-1.3, 2, done);
  pen.beginPath();
  for (const [px, py] of [
    [0, y],
    [1, y - 1],
    [1, 3 * way],
    [-1, 3 * way],
    [-1, y - 1],
  ] as const)
    pen.lineTo(px, py);
  pen.clip();
}
