import { mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, easeOut, mix } from '#creative-sdk/motion.ts';
import { type Setting, toCamera, toFrame } from './framing.ts';
import type { Look } from './look.ts';
import type { Paint } from './paints.ts';
import { Rig } from './rig.ts';
import type { Shoot } from './shoot.ts';
import { Turning } from './turning.ts';
import type { Shot } from './views.ts';

/** Seconds in which a new paint runs along the car, and new rims turn in. */
const WIPE_TAKES = 1.05;
const SPIN_TAKES = 0.7;
const RADIANS = Math.PI / 180;

type Place = Pick<Stage, 'width' | 'height' | 'reduced'>;

/** The turntable, the camera and the lights: what moves, and the picture that results. */
export class Showroom {
  readonly turning = new Turning(0);
  readonly rig: Rig;
  bar = 0;
  sweep = 1;
  readonly #stage: Place;
  readonly #isCalm: boolean;
  #setting: Setting = 'open';
  #wiped = WIPE_TAKES;
  #spun = SPIN_TAKES;

  constructor(stage: Place) {
    this.#stage = stage;
    this.#isCalm = stage.reduced;
    this.rig = new Rig(stage.reduced);
  }

  get isStill(): boolean {
    return this.turning.isStill && this.rig.isStill && this.#wiped >= WIPE_TAKES && this.#spun >= SPIN_TAKES;
  }

  /** Moves turntable and camera to a shot. */
  aim({ turn, upright, elevation, steer }: Shot): void {
    this.rig.send({ elevation, steer });
    const goal = this.#stage.width < this.#stage.height ? (upright ?? turn) : turn;
    if (this.#isCalm) this.turning.jump(goal);
    else this.turning.goTo(goal);
  }

  /** Nothing turns or flies on; the picture may only move as a whole, to make room for the closing words. */
  hold(): void {
    this.turning.jump(this.turning.angle);
    this.rig.hold();
    this.place('end');
  }

  /** Makes room for what stands beside the car. */
  place(setting: Setting): void {
    this.#setting = setting;
    this.refit();
  }

  refit(): void {
    this.rig.send({ ...toFrame(this.#stage.width, this.#stage.height, this.#setting) });
  }

  wipe(): void {
    if (!this.#isCalm) this.#wiped = 0;
  }

  spin(): void {
    if (!this.#isCalm) this.#spun = 0;
  }

  step(dt: number): void {
    this.turning.step(dt);
    this.rig.step(dt);
    this.#wiped += dt;
    this.#spun += dt;
  }

  arrive(): void {
    this.rig.arrive();
    this.turning.jump(this.turning.goal);
    this.#wiped = WIPE_TAKES;
    this.#spun = SPIN_TAKES;
  }

  look(shoot: Shoot, paints: readonly Paint[]): Look {
    const { rig, turning } = this;
    const yaw = turning.angle * RADIANS;
    const aspect = this.#stage.width / this.#stage.height;
    const frame = { left: rig.at('left'), right: rig.at('right'), top: rig.at('top'), floor: rig.at('floor') };
    const [first] = paints;
    const paint = paints[shoot.paint] ?? first;
    const before = paints[shoot.before] ?? first;
    if (!paint || !before) throw new Error('No paints');
    const wipe = easeInOut(this.#wiped / WIPE_TAKES);
    return {
      camera: toCamera(frame, rig.at('elevation'), yaw, aspect),
      yaw,
      isTurning: !this.#isCalm && !turning.isStill,
      steer: rig.at('steer') * RADIANS * clamp(Math.sin(yaw * 1.2 + 0.4)),
      roll: mix(-2.4, 0, easeOut(this.#spun / SPIN_TAKES)),
      rim: shoot.rim,
      paint,
      before,
      wipe,
      key: clamp(rig.at('key')),
      bar: this.bar,
      lamps: clamp(rig.at('lamps')),
      glow: mixColour(before.hex, paint.hex, wipe),
      sweep: this.sweep,
    };
  }
}
