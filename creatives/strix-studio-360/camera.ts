import type { Vec3 } from './solid.ts';

/** Where the camera stands. The car turns, the camera and the lights stay: as in a photographer's studio with a turntable. */
export interface Camera {
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Metres that fit into the picture's height where the car stands. */
  readonly span: number;
  /** The point looked at, metres right of and above the turntable's middle. */
  readonly side: number;
  readonly height: number;
  /** Where that point sits in the picture, -1 … 1 from left to right and from bottom to top. */
  readonly shiftX: number;
  readonly shiftY: number;
  /** Half the length of the light bar in metres, so that its ends are in the picture. */
  readonly reach: number;
}

export interface View {
  /** Column-major 4x4. */
  readonly matrix: Float32Array;
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
  /** Half the picture's size at distance 1. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Half of the vertical angle of view: a long lens. */
const HALF_ANGLE = 0.125;
const NEAR = 0.5;
const FAR = 60;

export function toView(camera: Camera, aspect: number): View {
  const halfHeight = Math.tan(HALF_ANGLE);
  const halfWidth = halfHeight * aspect;
  const distance = camera.span / 2 / Math.tan(HALF_ANGLE);
  const [sin, cos] = [Math.sin(camera.elevation), Math.cos(camera.elevation)];
  const eye: Vec3 = [camera.side, camera.height + sin * distance, cos * distance];
  const right: Vec3 = [1, 0, 0];
  const up: Vec3 = [0, cos, -sin];
  const forward: Vec3 = [0, -sin, -cos];
  const a = (FAR + NEAR) / (NEAR - FAR);
  const b = (2 * FAR * NEAR) / (NEAR - FAR);
  const rows = [
    scaleAdd(right, 1 / halfWidth, forward, camera.shiftX),
    scaleAdd(up, 1 / halfHeight, forward, camera.shiftY),
    scaleAdd(forward, -a, forward, 0),
    forward,
  ];
  const offsets = [0, 0, b, 0];
  const matrix = new Float32Array(16);
  rows.forEach((row, r) => {
    row.forEach((value, c) => {
      matrix[c * 4 + r] = value;
    });
    matrix[12 + r] = (offsets[r] ?? 0) - dot(row, eye);
  });
  return { matrix, eye, right, up, forward, halfWidth, halfHeight };
}

/** Where a point of the car, turned by `yaw`, appears: fractions of the picture from the top left, and how near it is (1 = the turntable's middle). */
export function project(view: View, yaw: number, point: Vec3): { x: number; y: number; depth: number } {
  const [x, y, z] = turnPoint(point, yaw);
  const m = view.matrix;
  const part = (r: number) => (m[r] ?? 0) * x + (m[4 + r] ?? 0) * y + (m[8 + r] ?? 0) * z + (m[12 + r] ?? 0);
  const w = part(3);
  return { x: 0.5 + part(0) / w / 2, y: 0.5 - part(1) / w / 2, depth: w };
}

/** Turns a point or direction of the car around the turntable's axis; at 0 the nose points left, then it comes towards the camera. */
export function turnPoint([x, y, z]: Vec3, yaw: number): Vec3 {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

function scaleAdd(a: Vec3, ka: number, b: Vec3, kb: number): Vec3 {
  return [a[0] * ka + b[0] * kb, a[1] * ka + b[1] * kb, a[2] * ka + b[2] * kb];
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
