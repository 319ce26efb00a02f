import { type FeatureId, type RoadId, roadIds } from './film.ts';
import { LANE, type Lie, Way } from './lie.ts';
import { ROAD } from './road-lines.ts';
import { featurePoint, type Point, type Point3, type Pose, project, VAN } from './van-shape.ts';

/** Film units a second on the road. */
export const SPEED = 300;
/** The camp stands at this much of the way. */
export const CAMP_WAY = 2280;
const TURN = (Math.PI * 2) / 10;

/** Where the camera is: beside the van, before it in a curve, behind its driver, beside its wheels. */
export type Shot = 'wide' | 'curve' | 'cab' | 'wheel';
/** Each road is cut on its captions, seconds. */
const shots: readonly (readonly [number, Shot])[] = [
  [0, 'wide'],
  [2, 'curve'],
  [5, 'cab'],
  [8, 'wheel'],
];

export function shotAt(t: number): Shot {
  return shots.findLast(([from]) => from <= t)?.[1] ?? 'wide';
}

/** When this set-up began, seconds of the road. */
export function cutBefore(t: number): number {
  return shots.findLast(([from]) => from <= t)?.[0] ?? 0;
}

/** How the van stands in the bend: along the road. */
const BEND_YAW = 0.935;

/** The bend, seen from above the roadside: the van comes closer. `t`: seconds of the road. */
export function bendAt(t: number): Lie {
  return {
    eye: [480, 122],
    lens: 2320,
    rise: 244,
    from: [t * 12 - 20, 1772 - t * 26],
    turn: (s) => 1.1 + 0.4 * Math.tanh((s - 350) / 800) + (0.2 * Math.sin(Math.max(0, s) / 560)) / (1 + (s / 4600) ** 4),
  };
}

/** Where a recorded picture could be on the other side of a cut than what is drawn around it. */
export function isAtCut(t: number): boolean {
  return shots.some(([from]) => Math.abs(t - from) < 0.1);
}

/** Where the van is at a second of a road. */
export function drivingPose(road: RoadId, t: number): Pose {
  const phase = roadIds.indexOf(road) * 1.9;
  const bump = 1.1 * Math.sin(t * 7.3) + 0.7 * Math.sin(t * 11.1);
  const shot = shotAt(t);
  if (shot === 'curve') {
    const way = new Way(bendAt(t));
    const [x, y, scale] = way.at(0, LANE);
    return { x, y: y + bump, scale, yaw: BEND_YAW, pitch: 0, eye: way.eyeAt(scale) };
  }
  if (shot === 'wheel') return { x: 330 + (t - 8) * 22, y: 492 + bump * 1.5, scale: 2.05, yaw: 0.17, pitch: 0.02 };
  return {
    x: 402 + 30 * Math.sin(t * TURN + phase),
    y: ROAD.van + bump,
    scale: 1.2 + 0.06 * Math.sin(t * TURN + phase + 1.2),
    yaw: 0.42 + 0.12 * Math.sin(t * TURN * 2 + phase),
    pitch: 0.115,
  };
}

/** Parked; `t`: seconds of the camp. */
export function parkedPose(t: number): Pose {
  return { x: 366 + t * 1.5, y: 462, scale: 1.14 + t * 0.012, yaw: 0.36, pitch: 0.12 };
}

/** In the cab: a pane of the hatch in the roof, the pot on the worktop, the map on the dashboard. */
const inside: Readonly<Record<FeatureId, Point>> = { solar: [449, 51], kitchen: [636, 394], range: [514, 396] };
/** What stands for the range where the charging flap is out of the picture: the motor's wheel from beside it, the nose from before it. */
const drive: Readonly<Partial<Record<Shot, Point3>>> = { wheel: [VAN.frontAxle, VAN.wheel, 0], curve: [305, 72, VAN.width / -2] };

/** The far edge of the roof above a feature that is high on the van, seen from outside; else the feature itself. */
export function roofOver(id: FeatureId, road: RoadId, t: number): number {
  const [, y] = spotAt(id, road, t);
  const [x] = featurePoint(id);
  return shotAt(t) === 'cab' || id === 'range' ? y : Math.min(y, project(drivingPose(road, t), [x, 186, -VAN.width])[1]);
}

/** Where a feature is in the film at a second of a road. */
export function spotAt(id: FeatureId, road: RoadId, t: number): Point {
  const shot = shotAt(t);
  if (shot === 'cab') return inside[id];
  return project(drivingPose(road, t), (id === 'range' && drive[shot]) || featurePoint(id));
}
