import { createLayer } from '#creative-sdk/canvas.ts';
import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { daylightAt, lumeAt, sunAt, surfaceAt } from './absorption.ts';
import { Autoplay } from './autoplay.ts';
import { Beam } from './beam.ts';
import { Caustics } from './caustics.ts';
import { copy } from './copy.ts';
import { Front, type Reading } from './front.ts';
import { DiveInput } from './input.ts';
import { type Layout, layOut } from './layout.ts';
import { Milestones } from './milestones.ts';
import { Rig } from './rig.ts';
import { SeaLife } from './sea-life.ts';
import type { View } from './view.ts';
import { type Pose, Watch } from './watch.ts';
import { toGlow } from './watch-lume.ts';
import { createWater } from './water.ts';

/** Seconds on the scene's clock of the hero still: the hands stand free of each other, the light pulse is full. */
const STILL_S = 2.2;
/** The still is small and stands on a light page: stronger sunbeams, and of the lume more than is seen at its depth. */
const STILL = { fall: 0.15, sun: 1.22, lume: 0.62 } as const;

export function createScene(stage: Stage): Scene {
  return new Descent(stage);
}

class Descent implements Scene {
  readonly buzz = true;
  readonly #stage: Stage;
  readonly #rig: Rig;
  readonly #glow: string;
  readonly #caustics: Caustics;
  readonly #water;
  readonly #layer;
  readonly #life: SeaLife;
  readonly #watch: Watch;
  readonly #beam = new Beam();
  readonly #front: Front;
  readonly #input: DiveInput;
  readonly #autoplay: Autoplay;
  readonly #milestones: Milestones;
  #layout: Layout;
  #isAttracting = false;
  #isAtRest = false;
  #drawnAt = 0;
  #torchAt = { x: 0, y: 0 };

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#rig = new Rig(stage.reduced);
    this.#glow = toGlow(stage.brand.primary);
    this.#layout = layOut(stage.width, stage.height, stage.config.mode === 'still');
    const random = () => stage.random();
    this.#caustics = new Caustics(random);
    this.#water = createWater(stage, this.#caustics);
    this.#layer = createLayer(stage);
    this.#life = new SeaLife(stage, random, this.#glow);
    this.#watch = new Watch(stage, this.#caustics);
    this.#front = new Front(stage);
    this.#input = new DiveInput(stage, this.#rig, this.#front);
    stage.root.append(this.#front.element);
    this.#autoplay = new Autoplay(this.#rig, createHand(stage), stage.invites);
    this.#milestones = new Milestones(stage);
    this.resize();
  }

  resize(): void {
    const { width, height } = this.#stage;
    this.#layout = layOut(width, height, this.#stage.config.mode === 'still');
    this.#layer.resize();
    this.#water.resize();
    this.#watch.resize(this.#layout.watch.radius / 100, this.#glow, createRandom(this.#stage.config.seed + 11));
    this.#front.resize(this.#layout);
    this.#input.resize();
    this.#torchAt = this.#front.torchAt();
  }

  update(_t: number, dt: number): void {
    this.#rig.step(dt);
    this.#milestones.update(this.#rig.dive, this.#rig.arrival, this.#isAttracting);
    // Something else is to be shown, so it is drawn at once, whatever the pace.
    if (dt === 0) this.#drawnAt = Number.NEGATIVE_INFINITY;
    if (this.#stage.reduced || this.#stage.config.mode === 'still') this.#stage.sleep();
  }

  render(): void {
    const t = this.#stage.time;
    if (t - this.#drawnAt <= this.#water.pace - 0.004 && !this.#stage.reduced) return;
    this.#drawnAt = t;
    const view = this.#view(this.#stage.config.mode === 'still' ? STILL_S : t);
    const pose = this.#pose(view);
    if (view.sun > 0.01) this.#caustics.mix(view.time);
    this.#water.draw(view);
    const { context } = this.#layer;
    context.clearRect(0, 0, this.#layout.width, this.#layout.height);
    this.#life.drawBehind(context, view);
    this.#watch.draw(context, view, pose);
    this.#beam.draw(context, view, { from: this.#torchAt, to: { x: pose.x + pose.spot.x * pose.unit, y: pose.y + pose.spot.y * pose.unit } });
    this.#life.drawBefore(context, view);
    this.#front.update({ depth: this.#rig.dive.depth, arrival: this.#rig.arrival, caption: this.#caption(), ...this.#lead(view) });
    this.#input.update(pose);
  }

  input(input: Input): boolean {
    return this.#input.handleKey(input);
  }

  scroll(progress: number): void {
    const { dive } = this.#rig;
    if (!dive.scroll(progress, this.#stage.time)) return;
    // At rest the loop gives single frames without time: the scroll itself is then the motion.
    if (this.#isAtRest) dive.jump(dive.target);
  }

  autoplay(t: number): void {
    this.#isAttracting = true;
    this.#isAtRest = false;
    this.#autoplay.play(t, { torch: this.#torchAt, watch: this.#layout.watch });
  }

  takeOver(): void {
    this.#isAttracting = false;
    this.#isAtRest = false;
    this.#autoplay.handOver();
  }

  /** After autoplay the ad comes up to the surface again; after a visitor has played, it ends on the floor. */
  rest(isInvitation: boolean): void {
    const { dive } = this.#rig;
    this.#isAttracting = false;
    this.#isAtRest = true;
    this.#autoplay.stop();
    this.#rig.douse();
    if (isInvitation && !dive.isHostDriven) dive.aim(0);
    dive.hurry(!isInvitation && !dive.isHostDriven);
  }

  still(): void {
    this.#rig.dive.jump(STILL.fall);
  }

  #caption(): string {
    if (this.#rig.isTorchOn) return copy.caseback;
    if (this.#rig.minutes > 0) return copy.diveTimeIs(this.#rig.minutes);
    return this.#rig.isUntried ? copy.hint : '';
  }

  /** The word at the surface: the gauge can be dragged anywhere, a page that says where it stands can be scrolled. Its chevron breathes. */
  #lead({ time }: View): Pick<Reading, 'lead' | 'breath'> {
    return { lead: this.#rig.dive.hasPage ? copy.scroll : copy.drag, breath: this.#stage.reduced ? 0 : 0.5 - Math.cos(time * 3.4) / 2 };
  }

  #view(time: number): View {
    const { dive } = this.#rig;
    const { depth } = dive;
    const isStill = this.#stage.config.mode === 'still';
    return {
      layout: this.#layout,
      time,
      depth,
      fall: dive.fall,
      velocity: dive.velocity,
      daylight: daylightAt(depth),
      sun: sunAt(depth) * (isStill ? STILL.sun : 1),
      surface: surfaceAt(depth),
      lume: (isStill ? STILL.lume : lumeAt(depth)) * Math.max(0, Math.cos(this.#rig.flipTurn)),
      glow: this.#glow,
      torch: this.#rig.torch,
    };
  }

  /** The watch hangs in the water: it sways, lags behind the dive, and comes nearer as the light goes. */
  #pose(view: View): Pose {
    const { watch } = this.#layout;
    const calm = this.#stage.reduced ? 0 : 1;
    const near = mix(0.87, 1, ramp(view.fall, 0.1, 1));
    return {
      x: watch.x + calm * Math.sin(view.time * 0.6) * 2.5,
      y: watch.y + calm * Math.sin(view.time * 0.85) * 4 - view.velocity * 60 * near,
      unit: (watch.radius / 100) * near,
      roll: calm * (Math.sin(view.time * 0.7) * 0.022 + view.velocity * 0.12 * Math.sin(view.time * 2.1)),
      flip: this.#rig.flipTurn,
      bezel: this.#rig.bezel.value,
      spot: this.#autoplay.spot ?? this.#input.spot,
    };
  }
}
