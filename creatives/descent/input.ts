import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { wind } from './bezel.ts';
import { copy } from './copy.ts';
import { FLOOR_M, neighbourStop, toDepth, zoneAt } from './fathom.ts';
import type { Front } from './front.ts';
import { Gauge } from './gauge.ts';
import type { Spot } from './light-map.ts';
import type { Rig } from './rig.ts';
import type { Pose } from './watch.ts';
import { WatchInput } from './watch-input.ts';

/** One press of an arrow key, metres. */
const STEP_M = 25;
const MIDDLE: Spot = { x: 0, y: 0 };

/** Everything a visitor can do with keys and pointer, and what is reported of it. */
export class DiveInput {
  spot = MIDDLE;
  readonly #stage: Stage;
  readonly #rig: Rig;
  readonly #front: Front;
  readonly #gauge: Gauge;
  readonly #watch: WatchInput;

  constructor(stage: Stage, rig: Rig, front: Front) {
    this.#stage = stage;
    this.#rig = rig;
    this.#front = front;
    this.#gauge = new Gauge(stage, { slide: (depth, isDone) => this.#slide(depth, isDone) });
    this.#watch = this.#createWatchInput();
    front.element.append(this.#gauge.element, this.#watch.element);
    front.finish();
    front.cta.addEventListener('click', () => stage.exit());
    front.again.addEventListener('click', () => this.#again());
    this.#listenToTorch();
  }

  resize(): void {
    this.#gauge.resize();
  }

  update(pose: Pose): void {
    this.#gauge.update(this.#rig.dive.depth);
    this.#watch.place(pose.x, pose.y, pose.unit);
    this.#watch.update(this.#rig.minutes, this.#rig.isUntried);
    this.#front.torch.setAttribute('aria-pressed', String(this.#rig.isTorchOn));
  }

  handleKey(input: Input): boolean {
    if (input.key === 't' || input.key === 'T') return this.#torchKey(input);
    if (input.phase === 'up') return false;
    const isOnBezel = document.activeElement === this.#watch.element;
    switch (input.action ?? input.key) {
      case 'down':
        return isOnBezel || this.#sink(STEP_M);
      case 'up':
        return isOnBezel ? this.#click() : this.#sink(-STEP_M);
      // The way the bezel turns. The other way it does not, and the key is taken all the same: it belongs to the bezel.
      case 'left':
        return this.#click();
      case 'right':
        return true;
      case 'Home':
        return this.#sink(-FLOOR_M);
      case 'End':
        return this.#sink(FLOOR_M);
      case 'PageUp':
      case 'PageDown':
        return this.#aim(neighbourStop(this.#aimed, input.key === 'PageUp' ? -1 : 1));
      case 'ok':
        return this.#advance();
      default:
        return false;
    }
  }

  /** Where the dive is going, metres. */
  get #aimed(): number {
    return toDepth(this.#rig.dive.target);
  }

  #sink(metres: number): boolean {
    const aimed = Math.round(this.#aimed);
    return this.#aim(
      this.#stage.reduced && Math.abs(metres) === STEP_M ? neighbourStop(aimed, metres > 0 ? 1 : -1) : clamp(aimed + metres, 0, FLOOR_M),
    );
  }

  #aim(depth: number): boolean {
    this.#rig.dive.aim(depth);
    this.#stage.interaction('depth', Math.round(this.#aimed));
    this.#stage.say(copy.depthIs(Math.round(this.#aimed), zoneAt(this.#aimed)));
    return true;
  }

  /** OK of a remote: dives to the next stop; at the floor it switches the torch. */
  #advance(): boolean {
    if (this.#aimed < FLOOR_M - 1) return this.#aim(neighbourStop(this.#aimed, 1));
    this.#press();
    this.#release();
    return true;
  }

  #click(): boolean {
    this.#stage.buzz('detent');
    this.#rig.settleBezel(1);
    this.#reportBezel();
    return true;
  }

  #reportBezel(): void {
    this.#stage.interaction('bezel', this.#rig.minutes);
    this.#stage.say(copy.diveTimeIs(this.#rig.minutes));
  }

  #slide(depth: number, isDone: boolean): void {
    this.#rig.dive.aim(depth);
    if (isDone) this.#stage.interaction('depth', Math.round(this.#aimed));
  }

  #createWatchInput(): WatchInput {
    let held: number | undefined;
    return new WatchInput(this.#stage, {
      turn: (radians) => {
        held = wind(held ?? this.#rig.bezel.target, radians);
        const { minutes } = this.#rig;
        this.#rig.drag(held);
        if (this.#rig.minutes !== minutes) this.#stage.buzz('detent');
      },
      turned: () => {
        held = undefined;
        this.#rig.settleBezel();
        this.#reportBezel();
      },
      shine: (spot) => {
        if (!this.#rig.isTorchOn) this.#press();
        this.spot = spot;
      },
      shade: () => this.#release(),
    });
  }

  #torchKey(input: Input): boolean {
    if (input.phase === 'up') this.#release();
    else this.#press();
    return true;
  }

  #listenToTorch(): void {
    const { torch } = this.#front;
    torch.addEventListener('pointerdown', (event) => {
      torch.setPointerCapture(event.pointerId);
      this.#press();
    });
    for (const type of ['pointerup', 'pointercancel'] as const) torch.addEventListener(type, () => this.#release());
    torch.addEventListener('contextmenu', (event) => event.preventDefault());
    // A click without a pointer comes from the keyboard or an assistive tool.
    torch.addEventListener('click', (event) => {
      if (event.detail > 0) return;
      this.#press();
      this.#release();
    });
  }

  #press(): void {
    this.#stage.wake();
    this.spot = MIDDLE;
    if (this.#rig.pressTorch(this.#stage.time)) {
      this.#stage.interaction('torch');
      this.#stage.say(copy.torchOn);
    }
  }

  #release(): void {
    this.#stage.wake();
    this.#rig.releaseTorch(this.#stage.time);
    if (!this.#rig.isTorchOn) this.#stage.say(copy.torchOff);
  }

  #again(): void {
    this.#stage.wake();
    this.#rig.douse();
    this.#rig.bezel.jump(0);
    this.#rig.dive.jump(0);
    this.#rig.arrival = 0;
    if (!this.#stage.reduced) this.#rig.dive.begin();
    this.#gauge.element.focus({ preventScroll: true });
  }
}
