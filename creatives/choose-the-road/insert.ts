import { clamp, easeInOut, ramp } from '#creative-sdk/motion.ts';
import { drawAhead, drawFar } from './ahead.ts';
import { drawPot, drawSteam } from './cab.ts';
import type { FeatureId } from './film.ts';
import { disc, linear, type Pen, polygon, shine } from './gradient.ts';
import { Way } from './lie.ts';
import { paintGround } from './night.ts';
import type { Place } from './place.ts';
import type { RoadSet } from './shots.ts';
import { bendAt, CAMP_WAY, SPEED } from './track.ts';
import { face } from './van.ts';
import { type Point, type Pose, project } from './van-shape.ts';

/** A feature shows itself in this time, seconds; the picture moves until `to`. */
export const INSERT = { from: 0.25, shown: 2, to: 4 } as const;
const UNIT = { from: 124, to: 200, low: 40, top: 92, out: 66 } as const;

/** How much of itself a feature has shown, 0 … 1, after `s` seconds. */
export function shownAt(s: number): number {
  return easeInOut(clamp((s - INSERT.from) / (INSERT.shown - INSERT.from)));
}

/** An open hotspot: for how many seconds, and whether a phone upright crops its sides. */
interface Insert {
  readonly id: FeatureId;
  readonly s: number;
  readonly isTall: boolean;
}

/** What an open hotspot shows: the roof in the light, the kitchen that slides out, the way ahead. */
export function drawInsert(pen: Pen, set: RoadSet, { id, s, isTall }: Insert): void {
  const { place, van } = set;
  if (id === 'range') return drawRange(pen, place, s);
  const isRoof = id === 'solar';
  const way = isRoof ? 500 + s * SPEED * 0.2 : CAMP_WAY;
  const size = isTall ? (isRoof ? 0.78 : 0.6) : 1;
  const pose: Pose = isRoof
    ? { x: 452 + s * 5, y: isTall ? 620 : 690, scale: 2.6 * size, yaw: 0.4, pitch: 0.36 }
    : { x: 436 - s * 4, y: 480, scale: (2.2 + s * 0.03) * size, yaw: 0.36, pitch: 0.18 };
  drawFar(pen, place, { t: s + 2, way }, [isRoof ? 330 : 262, 1.3]);
  pen.save();
  pen.translate(0, isRoof ? 30 : -66);
  paintGround(pen, place.ground);
  pen.restore();
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
  drawAwning(pen, pose, ramp(k, 0.3, 1));
  face(pen, pose, '#321', [from, low, 0], [to, low, 0], [to, top + 4, 0], [from, top + 4, 0]);
  const [cx, cy] = project(pose, [(from + to) / 2, 70, 10]);
  shine(pen, [cx, cy, 150], '255 176 90', 0.5 * k);
  face(pen, pose, '#144', [to, low, 0], [to, low, out], [to, top, out], [to, top, 0]);
  for (const [a, b] of [
    [from, (from + to) / 2 - 1],
    [(from + to) / 2 + 1, to],
  ] as const)
    face(pen, pose, linear(pen, [0, cy - 60, 0, cy + 80], '#499 0, #256 1'), [a, low, out], [b, low, out], [b, top, out], [a, top, out]);
  face(pen, pose, '#ec9', [from - 2, top, -4], [to + 2, top, -4], [to + 2, top, out + 2], [from - 2, top, out + 2]);
  face(pen, pose, '#a74', [from - 2, top - 4, out + 2], [to + 2, top - 4, out + 2], [to + 2, top, out + 2], [from - 2, top, out + 2]);
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
  for (const [i, ink] of ['#d43', '#ea4', '#7a4'].entries()) {
    disc(pen, [i * 16 - 16, -12, 8], ink);
  }
  pen.restore();
  pen.globalAlpha = 1;
  drawSteam(pen, x, y - 42 * size, s * ramp(k, 0.7, 1));
}

/** Above it a striped awning rolls out from the roof's edge. */
function drawAwning(pen: Pen, pose: Pose, k: number): void {
  const [out, low] = [58 * k, 168 - 12 * k];
  for (let i = 0; i < 8; i++) {
    const [a, b] = [104 + i * 14, 118 + i * 14];
    const ink = i % 2 ? '#e86' : '#fec';
    face(pen, pose, ink, [a, 168, 1], [b, 168, 1], [b, low, out], [a, low, out]);
    face(pen, pose, i % 2 ? '#b54' : '#dba', [a, low, out], [b, low, out], [(a + b) / 2, low - 12 * k, out]);
  }
}

/** The way to go lights up, along the road to the horizon. */
function drawRange(pen: Pen, place: Place, s: number): void {
  const lie = { ...bendAt(2), lens: 1500, rise: 380 };
  const way = new Way(lie);
  drawFar(pen, place, { t: s + 2, way: 900 }, [lie.eye[1] + 1, 1.25]);
  drawAhead(pen, place, lie, 0);
  const to = 24_000 * shownAt(s) ** 4 - 700;
  const line = (aside: number) =>
    [...way.marks.filter((mark) => mark < to), to].map((mark): Point => {
      const [x, y] = way.at(mark, aside);
      return [x, y];
    });
  for (const [half, ink] of [
    [90, '#9fe3'],
    [44, '#9fe6'],
    [22, '#cff'],
  ] as const)
    polygon(pen, [...line(-half), ...line(half).reverse()], ink);
  const [x, y] = way.at(to, 0);
  shine(pen, [x, y, 60], '255 230 180', 0.9);
  disc(pen, [x, y, 7], '#fff');
}
