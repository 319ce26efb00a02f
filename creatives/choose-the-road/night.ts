import { ramp } from '#creative-sdk/motion.ts';
import type { RoadId } from './film.ts';
import { type Disc, linear, type Pen, polygon, radial, shine } from './gradient.ts';
import type { Place } from './place.ts';
import { crestAt, type Ridge } from './strip.ts';
import { type Point, type Pose, profile, project, VAN } from './van-shape.ts';

const edge: Ridge = { width: 960, crest: 402, swing: 14, foot: 900, wave: 260, seed: 12 };

/** What still shines in the sky, as far as it keeps the night away, and how deep that is: the sun, the afterglow, the moon. */
const sky = {
  coast: [[716, 262, 560], '#fff 0, #fff .1, #fa7 .26, #969 .55, #66b 1', 0.42],
  forest: [[690, 300, 640], '#dbc 0, #66a .45, #338 1', 0.62],
  desert: [[770, 108, 460], '#fff 0, #fff .1, #a9c .34, #66a 1', 0.2],
} as const satisfies Record<RoadId, readonly [Disc, string, number]>;

/** Land beside the road, with an uneven edge. */
export function paintGround(pen: Pen, [far, near]: Place['ground']): void {
  pen.fillStyle = linear(pen, [0, 395, 0, 445], `${far} 0, ${near} 1`);
  pen.beginPath();
  pen.moveTo(0, edge.foot);
  for (let at = 0; at <= edge.width; at += 6) pen.lineTo(at, crestAt(edge, at));
  pen.lineTo(edge.width, edge.foot);
  pen.fill();
}

/** The clearing beside the road, and the night that falls on it. */
export function drawClearing(pen: Pen, road: RoadId, ground: Place['ground'], t: number): void {
  paintGround(pen, ground);
  // Night as through a blue filter: lights keep their colour, where a veil would turn them grey. It is thin around what still shines.
  const [light, stops, depth] = sky[road];
  pen.globalCompositeOperation = 'multiply';
  pen.globalAlpha = depth * ramp(t, -0.5, 3);
  pen.fillStyle = radial(pen, light, stops);
  pen.fillRect(0, 0, edge.width, edge.foot);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
}

/** What the fire and the windows throw on the ground, and the van's shadow between them. */
export function drawFloor(pen: Pen, pose: Pose, [x, y]: Point): void {
  shine(pen, [x, y, 310 * pose.scale, 0.3], '255 104 36', 0.7);
  shine(pen, [pose.x - 30, pose.y + 22 * pose.scale, 220 * pose.scale, 0.3], '255 104 36', 0.42);
  const [left] = project(pose, [-150, 0, 0]);
  const [right] = project(pose, [300, 0, 0]);
  pen.shadowColor = '#001';
  pen.shadowBlur = 12;
  const foot = [
    [-150, -20],
    [30, 5],
    [290, 5],
    [296, -VAN.width],
    [20, -VAN.width],
  ] as const;
  polygon(
    pen,
    foot.map(([px, z]) => project(pose, [px, 0, z])),
    linear(pen, [left, 0, right, 0], '#0010 0, #001d .5, #001e 1'),
  );
  pen.shadowBlur = 0;
}

/** Night on the van's rear and foot, and the light of the fire on its front. */
export function lightVan(pen: Pen, pose: Pose, [x, y]: Point, t: number): void {
  pen.save();
  pen.beginPath();
  for (let z = 0; z >= -VAN.width; z -= 9)
    for (const [i, [px, py]] of profile.entries()) {
      const corner = project(pose, [px, py, z]);
      if (i) pen.lineTo(...corner);
      else pen.moveTo(...corner);
    }
  for (const axle of [VAN.rearAxle, VAN.frontAxle]) {
    const [px, py] = project(pose, [axle, VAN.wheel, 0]);
    const r = VAN.wheel * pose.scale;
    pen.moveTo(px + r, py);
    pen.ellipse(px, py, r * Math.cos(pose.yaw), r, 0, 0, Math.PI * 2, true);
  }
  pen.clip();
  const [left] = project(pose, [0, 96, 0]);
  pen.globalAlpha = ramp(t, -0.5, 3);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = linear(pen, [left, 0, left + 130 * pose.scale, 0], '#559 0, #fff 1');
  pen.fillRect(left - 40, 0, 600, 600);
  pen.globalCompositeOperation = 'overlay';
  pen.fillStyle = radial(pen, [x - 60, y, 430 * pose.scale], '#fec 0, #fdbc .5, #fdb0 1');
  pen.fillRect(left - 40, 0, 600, 600);
  shine(pen, [x, y - 30, 330 * pose.scale], '255 120 40', 0.5);
  pen.restore();
}
