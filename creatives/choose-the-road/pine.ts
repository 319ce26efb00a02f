import { linear, type Pen } from './gradient.ts';

export interface PineInk {
  readonly top: string;
  readonly foot: string;
  /** Snow or light on the branches; none when absent. */
  readonly snow?: string;
}

/** A spruce with its foot at `x`, `y`; `random` shapes its branches. */
export function paintPine(pen: Pen, [x, y, height]: readonly [number, number, number], ink: PineInk, random: () => number): void {
  const tiers = Math.max(5, Math.round(height / 13));
  const reach = height * (0.17 + random() * 0.05);
  pen.fillStyle = linear(pen, [0, y - height, 0, y], `${ink.top} 0, ${ink.foot} 1`);
  pen.fillRect(x - height * 0.014, y - height * 0.14, height * 0.028, height * 0.16);
  const edge: { side: number; y: number; w: number }[] = [];
  pen.beginPath();
  pen.moveTo(x, y - height);
  for (let side = 1; side >= -1; side -= 2)
    for (let n = 0; n < tiers; n++) {
      const i = side > 0 ? n : tiers - 1 - n;
      const at = y - height + (height * 0.93 * (i + 1)) / tiers;
      const w = reach * ((i + 1) / tiers) ** 0.9 * (0.8 + random() * 0.36);
      const inner = w * 0.52;
      const dip = height * 0.022 + random() * 2;
      if (side > 0) {
        pen.lineTo(x + w, at + dip);
        pen.lineTo(x + inner, at - dip * 0.4);
      } else {
        pen.lineTo(x - inner, at - dip * 0.4);
        pen.lineTo(x - w, at + dip);
      }
      edge.push({ side, y: at, w });
    }
  pen.closePath();
  pen.fill();
  if (!ink.snow) return;
  pen.fillStyle = ink.snow;
  for (const branch of edge) {
    const step = (height * 0.93) / tiers;
    pen.beginPath();
    pen.moveTo(x + branch.side * branch.w * 0.96, branch.y + height * 0.012);
    pen.quadraticCurveTo(x + branch.side * branch.w * 0.6, branch.y - step * 0.5, x + branch.side * branch.w * 0.12, branch.y - step * 0.86);
    pen.quadraticCurveTo(x + branch.side * branch.w * 0.4, branch.y - step * 0.1, x + branch.side * branch.w * 0.96, branch.y + height * 0.012);
    pen.fill();
  }
}
