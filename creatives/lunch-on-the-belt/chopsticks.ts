import { area, at, line, lit, type Pen } from './brush.ts';
import { drawPull } from './noodle-pull.ts';

export interface Sticks {
  /** Between the tips, CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Length, CSS pixels. */
  readonly long: number;
  /** From the tips to the hand, radians. */
  readonly turn: number;
  /** Half the angle between them, radians. */
  readonly gape: number;
  /** Distance of the shadow, CSS pixels. */
  readonly high: number;
  /** How far noodles come up with the tips, 0 … 1, and their scale: plate radii / 100, CSS pixels. */
  readonly pull?: number;
  readonly scale?: number;
}

export function drawSticks(pen: Pen, sticks: Sticks): void {
  const { x, y, long, turn, gape, high, pull = 0 } = sticks;
  at(pen, [x, y, 0], () => {
    pen.scale(sticks.scale ?? 1, sticks.scale ?? 1);
    drawPull(pen, pull);
  });
  const scale = long / 300;
  for (const side of [-1, 1]) {
    at(pen, [x + high * 0.5, y + high, turn + side * gape], () => {
      pen.scale(scale, scale);
      area(pen, new Path2D(`M0 ${side * 5 - 3}L300 ${side * 9 - 8}V${side * 9 + 8}L0 ${side * 5 + 3}Z`), 'rgb(10 2 0 / 0.32)');
    });
  }
  for (const side of [-1, 1])
    at(pen, [x, y, turn + side * gape], () => {
      pen.scale(scale, scale);
      pen.translate(0, side * 5);
      drawStick(pen);
    });
}

function drawStick(pen: Pen): void {
  area(pen, new Path2D('M0-2.8Q-3 0 0 2.8L300 7.5V-7.5Z'), lit(pen, [150, 0, 9], ['#ff7a52', '#c5301a', '#6f1109']));
  area(pen, new Path2D('M0-2.8Q-3 0 0 2.8L70 3.9V-3.9Z'), lit(pen, [35, 0, 5], ['#8a6a52', '#3c2418', '#170b06']));
  area(pen, new Path2D('M78-4H86V4H78ZM92-4.2H95V4.2H92Z'), '#ffd77a');
  line(pen, 'M4-1.2L70-2.2M98-2.5L298-4.8', 1.5, 'rgb(255 255 255 / 0.6)');
}
