import { mixColour } from '#creative-sdk/colour.ts';
import { disc, glow, linear, type Pen, polygon, shine } from './gradient.ts';
import type { Light } from './light.ts';
import { drawFront, lampPoint } from './van-front.ts';
import { type Point, type Point3, type Pose, project, sidePlane, VAN } from './van-shape.ts';
import { bakeSide, drawDriver, type Livery, MARGIN, SIDE } from './van-side.ts';

/** What moves on the van. */
export interface Motion {
  readonly pose: Pose;
  /** Way driven, film units at the road. */
  readonly way: number;
  /** Roof up, 0 … 1. */
  readonly lift: number;
  /** Where the sky shines in the panel: 0 rear … 1 front; outside of that nowhere. */
  readonly glint: number;
  /** Strength of the headlamps' beams, 0 … 1; bright while somebody drives. */
  readonly beam: number;
  /** Whether cloth hangs from the open roof: it does, unless told otherwise. */
  readonly hasTent?: boolean;
}

const ROOF = { from: 46, to: 226, y: 180, hinge: 222, rise: 52 } as const;

/** The driver is seen through the side window up to this yaw, then through the windscreen. */
const FACING = 0.6;

/** A flat piece of the van between its corners. */
export function face(pen: Pen, pose: Pose, fill: string | CanvasGradient, ...corners: readonly Point3[]): void {
  polygon(
    pen,
    corners.map((corner) => project(pose, corner)),
    fill,
  );
}

/** A gas strut holds the panel up: a bright rod in its cylinder. */
function drawStrut(pen: Pen, { scale }: Pose, [x0, y0]: Point, [x1, y1]: Point): void {
  for (const [wide, share, ink] of [
    [2, 1, '#def'],
    [5, 0.6, '#223'],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = wide * scale;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.lineTo(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
    pen.stroke();
  }
}

/** The camper-van in three-quarter view, in the light of a place. */
export class Van {
  readonly #side: HTMLCanvasElement;
  readonly #light: Light;
  readonly #accent: string;

  constructor(px: number, light: Light, livery: Livery) {
    this.#light = light;
    this.#accent = livery.accent;
    this.#side = bakeSide(px, light, livery);
  }

  draw(pen: Pen, motion: Motion): void {
    const { pose } = motion;
    this.#drawShadow(pen, pose);
    if (motion.beam > 0) this.#drawPool(pen, pose, motion.beam);
    this.#drawWheels(pen, motion, -VAN.width + 10);
    const isDriven = motion.beam > 0.5;
    drawFront(pen, pose, this.#light, isDriven && pose.yaw > FACING);
    this.#drawRoof(pen, motion);
    face(pen, pose, '#111', [26, 18, 0], [284, 18, 0], [284, 72, 0], [26, 72, 0]);
    this.#drawSide(pen, pose);
    if (isDriven && pose.yaw < FACING) {
      pen.save();
      pen.transform(...sidePlane(pose));
      drawDriver(pen);
      pen.restore();
    }
    this.#drawWheels(pen, motion, 0);
    this.#drawLamps(pen, motion);
  }

  #drawShadow(pen: Pen, pose: Pose): void {
    const { shadow } = this.#light;
    glow(pen, [pose.x, pose.y + 3, 205 * pose.scale, pose.eye ? 0.4 : 0.17], shadow, pose.eye ? 0.6 : 0.95);
    // Darkest between the wheels.
    for (const wide of [34, 26, 18, 10, 2])
      face(
        pen,
        pose,
        `rgb(${shadow} / 0.26)`,
        [-wide, 0, wide],
        [VAN.length + wide, 0, wide],
        [VAN.length + wide, 0, -VAN.width - wide],
        [-wide, 0, -VAN.width - wide],
      );
  }

  /** In slices where it runs away from the camera. */
  #drawSide(pen: Pen, pose: Pose): void {
    const step = pose.eye ? 3 : SIDE.width;
    const px = this.#side.width / SIDE.width;
    for (let x = 0; x < SIDE.width; x += step) {
      pen.save();
      pen.transform(...sidePlane(pose, 0, x - MARGIN));
      pen.drawImage(this.#side, x * px, 0, (step + 1) * px, this.#side.height, x - MARGIN, MARGIN - SIDE.height, step + 1, SIDE.height);
      pen.restore();
    }
  }

  #drawWheels(pen: Pen, { pose, way }: Motion, z: number): void {
    const isFar = z < -1;
    for (const axle of [VAN.rearAxle, VAN.frontAxle]) {
      pen.save();
      pen.transform(...sidePlane(pose, z, axle));
      pen.translate(axle, -VAN.wheel);
      disc(pen, [0, 0, VAN.wheel], '#111');
      if (!isFar) this.#drawRim(pen, way / (VAN.wheel * pose.scale));
      pen.restore();
    }
  }

  #drawRim(pen: Pen, angle: number): void {
    const { cream, rim } = this.#light;
    disc(pen, [0, 0, 26], '#222');
    pen.strokeStyle = `rgb(${rim} / 0.3)`;
    pen.lineWidth = 1.2;
    pen.beginPath();
    pen.arc(0, 0, 27.5, Math.PI * 1.1, Math.PI * 1.75);
    pen.stroke();
    disc(pen, [0, 0, 18.5], linear(pen, [0, -18, 0, 18], `${cream[0]} 0, ${cream[1]} 1`));
    disc(pen, [0, 0, 15.5], mixColour(cream[1], '#14131d', 0.35));
    disc(pen, [0, 0, 14], linear(pen, [0, -14, 0, 14], `${cream[0]} 0, ${cream[1]} 1`));
    pen.save();
    pen.rotate(angle);
    pen.fillStyle = '#222';
    for (let i = 0; i < 10; i++) {
      pen.rotate(Math.PI / 5);
      pen.fillRect(-1.2, -13, 2.4, 5.4);
    }
    pen.restore();
    disc(pen, [0, 0, 6], this.#accent);
    disc(pen, [0, 0, 2.2], cream[0]);
  }

  /** The solar panel, and the tent under it when it stands open. */
  #drawRoof(pen: Pen, { pose, lift, glint, hasTent = true }: Motion): void {
    const at = (x: number, z: number, up: number): Point3 => {
      const open = ((ROOF.hinge - x) / (ROOF.hinge - ROOF.from)) * ROOF.rise * lift;
      return [x, ROOF.y + up + open, z];
    };
    const [near, far] = [-8, 8 - VAN.width];
    const to = (x: number, z: number, up = 0) => project(pose, at(x, z, up));
    if (lift > 0.01) face(pen, pose, '#213a', [ROOF.from, 179, near], [ROOF.to, 179, near], [ROOF.to, 179, far], [ROOF.from, 179, far]);
    if (lift > 0.01 && hasTent) this.#drawTent(pen, pose, lift);
    if (lift > 0.01)
      for (const z of hasTent ? [near] : [far, near]) drawStrut(pen, pose, project(pose, [ROOF.from + 34, 178, z]), to(ROOF.from + 8, z));
    const [x0, y0] = to(ROOF.from, far, 6);
    const [x1, y1] = to(ROOF.to, near, 6);
    polygon(pen, [to(ROOF.from, near), to(ROOF.to, near), to(ROOF.to, far), to(ROOF.from, far)], '#112');
    polygon(pen, [to(ROOF.from, near), to(ROOF.to, near), to(ROOF.to, near, 6), to(ROOF.from, near, 6)], '#112');
    polygon(pen, [to(ROOF.to, near), to(ROOF.to, far), to(ROOF.to, far, 6), to(ROOF.to, near, 6)], '#223');
    const shift = (glint * 2 - 0.5) * (x1 - x0);
    const cells = linear(pen, [x0 + shift - 60, y0, x0 + shift + 70, y1 + 30], `#235 0, #348 .35, ${this.#light.sky[1]} .5, #348 .66, #124 1`);
    polygon(pen, [to(ROOF.from, near, 6), to(ROOF.to, near, 6), to(ROOF.to, far, 6), to(ROOF.from, far, 6)], cells);
    pen.strokeStyle = '#bcf6';
    pen.lineWidth = 0.7;
    pen.beginPath();
    for (let i = 0; i <= 9; i++) {
      const x = ROOF.from + ((ROOF.to - ROOF.from) * i) / 9;
      pen.moveTo(...to(x, near, 6));
      pen.lineTo(...to(x, far, 6));
    }
    for (const z of [near, (near + far) / 2, far]) {
      pen.moveTo(...to(ROOF.from, z, 6));
      pen.lineTo(...to(ROOF.to, z, 6));
    }
    pen.stroke();
    if (lift > 0.01) this.#drawHinge(pen, pose);
  }

  /** It turns about this pin. */
  #drawHinge(pen: Pen, pose: Pose): void {
    const [x, y] = project(pose, [ROOF.hinge, ROOF.y + 1, -7]);
    disc(pen, [x, y, 5 * pose.scale], '#334');
    disc(pen, [x, y, 2 * pose.scale], this.#light.cream[0]);
  }

  #drawTent(pen: Pen, pose: Pose, lift: number): void {
    const up = ROOF.rise * lift;
    const foot = project(pose, [ROOF.from, 176, -8]);
    const top = project(pose, [ROOF.from, ROOF.y + up, -8]);
    const hinge = project(pose, [ROOF.hinge, 176, -8]);
    const cloth = linear(pen, [0, top[1], 0, foot[1]], '#fd9 0, #ea5 .5, #b64 1');
    polygon(pen, [foot, top, hinge], cloth);
    pen.strokeStyle = '#5218';
    pen.lineWidth = 1;
    for (const share of [0.25, 0.5]) {
      pen.beginPath();
      pen.moveTo(foot[0] + (hinge[0] - foot[0]) * share, foot[1] + (hinge[1] - foot[1]) * share);
      pen.lineTo(...top);
      pen.stroke();
    }
    shine(pen, [(foot[0] + hinge[0]) / 2 - 30, foot[1] - up * 0.4, 90 * pose.scale], '255 180 90', 0.28 * lift);
  }

  /** Light of the lamps on the road ahead. */
  #drawPool(pen: Pen, pose: Pose, beam: number): void {
    const [x, y] = project(pose, [VAN.length + 150, 0, -VAN.width / 2]);
    shine(pen, [x, y, 190 * pose.scale, 0.16], '255 222 160', 0.62 * beam * this.#light.lamps);
  }

  #drawLamps(pen: Pen, { pose, beam }: Motion): void {
    const { lamps } = this.#light;
    const power = beam * lamps;
    pen.globalCompositeOperation = 'lighter';
    for (const across of [0.85, 0.15]) {
      const [x, y] = lampPoint(pose, across);
      const reach = 320 * pose.scale * Math.cos(pose.yaw);
      glow(pen, [x + reach, y + 16 * pose.scale, reach, 0.24], '255 222 160', 0.24 * power);
      glow(pen, [x, y, 62 * pose.scale], '255 236 190', 0.55 * power);
    }
    const [tx, ty] = project(pose, [4, 84, 0]);
    glow(pen, [tx, ty, 34 * pose.scale], '255 60 40', 0.7 * lamps);
    pen.globalCompositeOperation = 'source-over';
  }
}
