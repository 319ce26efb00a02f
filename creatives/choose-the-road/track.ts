import { mix } from '#creative-sdk/motion.ts';
import { type FeatureId, type RoadId, roadIds } from './film.ts';
import { ROAD } from './road-lines.ts';
import { featurePoint, type Point, type Pose, project } from './van-shape.ts';

/** Film units a second on the road. */
export const SPEED = 300;
/** The camp stands at this much of the way. */
export const CAMP_WAY = 2280;
/** How close the camera comes to an open feature. */
const CLOSE_UP = 1.24;
const TURN = (Math.PI * 2) / 10;

/** Where the van is at a second of a road; the ten seconds end where they began. */
export function drivingPose(road: RoadId, t: number): Pose {
  const phase = roadIds.indexOf(road) * 1.9;
  return {
    x: 402 + 30 * Math.sin(t * TURN + phase),
    y: ROAD.van + 1.1 * Math.sin(t * 7.3) + 0.7 * Math.sin(t * 11.1),
    scale: 1.2 + 0.06 * Math.sin(t * TURN + phase + 1.2),
    yaw: 0.42 + 0.12 * Math.sin(t * TURN * 2 + phase),
    pitch: 0.115,
  };
}

/** Parked; `t`: seconds of the camp. */
export function parkedPose(t: number): Pose {
  return { x: 366 + t * 1.5, y: 462, scale: 1.14 + t * 0.012, yaw: 0.36, pitch: 0.12 };
}

export interface Lens {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The camera on its way to a feature: `closeness` 0 … 1. */
export function lensAt(id: FeatureId, pose: Pose, closeness: number): Lens {
  const [x, y] = project(pose, featurePoint(id));
  return { zoom: mix(1, CLOSE_UP, closeness), x: mix(480, x - 40, closeness), y: mix(270, y, closeness) };
}

/** A feature in the film as the camera shows it. */
export function spotAt(id: FeatureId, pose: Pose, lens: Lens): Point {
  const [x, y] = project(pose, featurePoint(id));
  return [lens.x + (x - lens.x) * lens.zoom, lens.y + (y - lens.y) * lens.zoom];
}
