import { clamp, easeInOut, ramp } from '#creative-sdk/motion.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import { drawFar } from './ahead.ts';
import { drawPot, drawSteam } from './cab.ts';
import { type FeatureId, type RoadId, roadIds } from './film.ts';
import { disc, linear, type Pen, polygon, shine } from './gradient.ts';
import type { Light } from './light.ts';
import type { RoadSet } from './shots.ts';
import { CAMP_WAY, SPEED } from './track.ts';
import { type Point, type Point3, type Pose, project } from './van-shape.ts';
import { FILM } from './view.ts';

/** A feature shows itself in this time, seconds; the picture moves until `to`. */
export const INSERT = { from: 0.25, shown: 2, to: 4 } as const;
const UNIT = { from: 124, to: 200, low: 40, top: 92, out: 66 } as const;

/** How much of itself a feature has shown, 0 … 1, after `s` seconds. */
export function shownAt(s: number): number {
  return easeInOut(clamp((s - INSERT.from) / (INSERT.shown - INSERT.from)));
}

/** An open hotspot: of which road, for how many seconds, and whether a phone upright crops its sides. */
interface Insert {
  readonly road: RoadId;
  readonly id: FeatureId;
  readonly s: number;
  readonly isTall: boolean;
}

/** What an open hotspot shows: the roof in the light, the kitchen that slides out, the way on the map. */
export function drawInsert(pen: Pen, set: RoadSet, { road, id, s, isTall }: Insert): void {
  if (id === 'range') return drawMap(pen, set.place.light, road, s);
  const { place, van } = set;
  const isRoof = id === 'solar';
  const way = isRoof ? 500 + s * SPEED * 0.2 : CAMP_WAY;
  const size = isTall ? (isRoof ? 0.78 : 0.6) : 1;
  const pose: Pose = isRoof
    ? { x: 452 + s * 5, y: isTall ? 620 : 690, scale: 2.6 * size, yaw: 0.4, pitch: 0.36 }
    : { x: 436 - s * 4, y: 480, scale: (2.2 + s * 0.03) * size, yaw: 0.36, pitch: 0.18 };
  drawFar(pen, place, { t: s + 2, way }, [isRoof ? 330 : 262, 1.3]);
  pen.fillStyle = linear(pen, [0, 300, 0, 540], `${place.ground[0]} 0, ${place.ground[1]} 1`);
  pen.fillRect(0, isRoof ? 412 : 300, FILM.width, 240);
  const k = shownAt(s);
  van.draw(pen, { pose, way: 0, lift: isRoof ? 0.5 * k : 0, glint: -1, beam: 0, hasTent: false });
  if (isRoof) {
    const [x, y] = project(pose, [60 + 150 * ramp(s, 0.4, 2.4), 205, -60]);
    shine(pen, [x, y, 150], place.light.rim, 0.75 * k);
  } else drawKitchen(pen, pose, k, s);
}

/** The kitchen slides out of the flank on its rails. */
function drawKitchen(pen: Pen, pose: Pose, k: number, s: number): void {
  const { from, to, low, top } = UNIT;
  const out = UNIT.out * k;
  const face = (fill: string | CanvasGradient, ...corners: Point3[]) => polygon(pen, corners.map((corner) => project(pose, corner)), fill); // biome-ignore format: one line
  face('#3a1c16', [from, low, 0], [to, low, 0], [to, top + 4, 0], [from, top + 4, 0]);
  const [cx, cy] = project(pose, [(from + to) / 2, 70, 10]);
  shine(pen, [cx, cy, 150], '255 176 90', 0.5 * k);
  face('#173f4c', [to, low, 0], [to, low, out], [to, top, out], [to, top, 0]);
  for (const [a, b] of [
    [from, (from + to) / 2 - 1],
    [(from + to) / 2 + 1, to],
  ] as const)
    face(linear(pen, [0, cy - 60, 0, cy + 80], '#3c9a94 0, #1c5560 1'), [a, low, out], [b, low, out], [b, top, out], [a, top, out]);
  face('#f2cf9e', [from - 2, top, -4], [to + 2, top, -4], [to + 2, top, out + 2], [from - 2, top, out + 2]);
  face('#a8703f', [from - 2, top - 4, out + 2], [to + 2, top - 4, out + 2], [to + 2, top, out + 2], [from - 2, top, out + 2]);
  if (out < 20) return;
  const [x, y] = project(pose, [from + 24, top, out * 0.45]);
  pen.globalAlpha = ramp(k, 0.5, 0.8);
  const [boardX, boardY] = project(pose, [to - 22, top, out * 0.5]);
  const size = pose.scale / 2.2;
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  drawPot(pen, 0, 0);
  pen.translate((boardX - x) / size, (boardY - y) / size);
  for (const [i, ink] of ['#d8452f', '#e8b23c', '#6fae4a'].entries()) {
    disc(pen, [i * 16 - 16, -12, 8], ink);
  }
  pen.restore();
  pen.globalAlpha = 1;
  drawSteam(pen, x, y - 42 * size, s * ramp(k, 0.7, 1));
}

/** The line of the way grows over the map of the road. */
function drawMap(pen: Pen, { sky, rim }: Light, road: RoadId, s: number): void {
  const seed = roadIds.indexOf(road) * 7 + 3;
  pen.fillStyle = linear(pen, [0, 0, 700, 540], `${sky[0]} 0, #14152a .55, #0d0f1c 1`);
  pen.fillRect(0, 0, 960, 540);
  pen.lineWidth = 1.3;
  pen.strokeStyle = `rgb(${rim} / 0.28)`;
  for (let i = -4; i < 34; i++) {
    pen.beginPath();
    for (let x = 0; x < 970; x += 12) pen.lineTo(x, i * 21 - fbm1(x / 230 + Math.sin(i * 0.1) * 1.2, 3, seed) * 120);
    pen.stroke();
  }
  const at = (share: number): Point => [300 + share * 250, 400 - share * 300 + fbm1(share * 4, 3, seed) * 170 * Math.sin(share * Math.PI)];
  const stroke = (to: number, width: number, ink: string) => {
    pen.lineWidth = width;
    pen.strokeStyle = ink;
    pen.beginPath();
    for (let i = 0; i <= 90 * to; i++) pen.lineTo(...at(i / 90));
    pen.lineTo(...at(to));
    pen.stroke();
  };
  const k = shownAt(s);
  pen.lineCap = pen.lineJoin = 'round';
  stroke(1, 3, `rgb(${rim} / 0.3)`);
  stroke(k, 16, '#080612cc');
  stroke(k, 8, '#9dfbe0');
  for (let i = 0; i <= 4; i++) {
    const [x, y] = at(i / 4);
    disc(pen, [x, y, i % 4 ? 6 : 11], k < i / 4 ? '#4a4660' : '#ffffff');
  }
  const [x, y] = at(k);
  disc(pen, [x, y, 11], '#ffd08c');
}
