import type { Layer } from '#creative-sdk/canvas.ts';
import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { type DragPoint, onDrag } from '#creative-sdk/drag.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { createSheet } from '../../sheet.ts';
import { Halves } from './halves.ts';
import { Pan, spots } from './pan.ts';
import { Panel, texts } from './panel.ts';

/** The invitation: from these seconds on the hand brings two halves nearer, not together, and lets them go. */
const INVITES_S = [1.2, 5.4, 9.6] as const;
const NEAR = 34;
const DRAG_S = 1.5;
/** For a film: from … to, seconds, and where to. */
const film = spots.map(({ at }, i) => [1 + i * 2.9, 2.3 + i * 2.9, at] as const);
const FIRST = spots[0]?.at ?? 0;
const TILT_UNITS = 200;
/** A light that has gone on is looked at before the device's lean turns the coast further. */
const LOOKS_S = 1;
const CALM_T = 0.4;

/** The scene: one coast, twice, from input to frame. */
export class Panorama implements Scene {
  readonly buzz = true;
  readonly #stage: Stage;
  readonly #pan: Pan;
  readonly #layer: Layer;
  readonly #halves: Halves;
  readonly #panel: Panel;
  readonly #hand;
  #isAutoplay = false;
  /** 1: a finger on the day, −1: on the night, 0: none. */
  #held: -1 | 0 | 1 = 0;
  #lastX = 0;
  #lean = 0;
  #time = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#pan = new Pan(stage.reduced);
    this.#layer = createSheet(stage);
    this.#halves = new Halves(stage, this.#layer);
    this.#panel = new Panel(stage);
    this.#hand = createHand(stage);
    onDrag(this.#panel.surface, {
      start: (point) => this.#grab(point),
      move: (point) => this.#drag(point),
      end: (point) => this.#letGo(point),
    });
    this.#panel.cta.addEventListener('click', () => {
      stage.interaction('plan');
      stage.exit();
    });
    this.#panel.again.addEventListener('click', () => {
      stage.interaction('again');
      this.#pan.reset();
      this.#panel.surface.focus({ preventScroll: true });
      stage.wake();
    });
  }

  update(t: number, dt: number): void {
    const pan = this.#pan;
    const { reduced } = this.#stage;
    if (!reduced) this.#time = t;
    const met = pan.update(dt);
    if (met) {
      this.#held = 0;
      const count = pan.found.length;
      this.#stage.detail('light', met.place.id);
      this.#stage.buzz('snap');
      this.#stage.say(texts.found(met.place.name, count));
      this.#stage.milestone((['first_quartile', 'midpoint', 'third_quartile'] as const)[count - 1] ?? 'third_quartile');
    }
    if (pan.isComposed) this.#stage.milestone('complete');
    if (reduced && pan.isStill) this.#stage.sleep();
  }

  render(): void {
    this.#halves.draw(this.#pan, this.#stage.reduced ? CALM_T : this.#time, this.#greeting);
    this.#panel.show(this.#pan);
  }

  resize(): void {
    this.#halves.fit();
    this.#panel.fit();
    this.#stage.wake();
  }

  input({ action, phase }: Input): boolean {
    const direction = action === 'right' ? 1 : action === 'left' ? -1 : 0;
    if (!direction || phase !== 'down' || this.#pan.isGold) return false;
    this.#pan.step(direction);
    this.#report();
    return true;
  }

  tilt(x: number): void {
    if (!this.#pan.isGold && this.#pan.since > LOOKS_S) this.#pan.moveBy((x - this.#lean) * TILT_UNITS);
    this.#lean = x;
  }

  autoplay(t: number): void {
    this.#isAutoplay = true;
    const { way } = this.#pan;
    if (this.#stage.invites) {
      const from = INVITES_S.findLast((second) => t > second - 0.5) ?? INVITES_S[0];
      const part = easeInOut((t - from) / DRAG_S);
      way.jump(NEAR * part * (1 - easeInOut((t - from - 2.1) / 1.1)));
      return this.#guide(t - from, DRAG_S + 0.5, way.value);
    }
    const leg = film.findIndex(([, to]) => t < to + 0.4);
    const move = film[leg];
    if (!move) return this.#hand.hide();
    const [from, to, at] = move;
    const before = film[leg - 1]?.[2] ?? 0;
    const part = easeInOut((t - from) / (to - from));
    if (t > from && t < to) way.jump(mix(before, at, part));
    this.#guide(t - from, to - from, FIRST * part);
  }

  takeOver(): void {
    this.#endAutoplay();
    this.#pan.playOn();
  }

  rest(): void {
    this.#endAutoplay();
    this.#held = 0;
    this.#pan.rest();
  }

  /** How far arms are up: in the first second, when a light goes on, and on the poster. */
  get #greeting(): number {
    const { found, since, gold } = this.#pan;
    if (this.#stage.reduced) return 1;
    if (found.length === 0) return ramp(this.#time, 0.1, 0.4) * (1 - ramp(this.#time, 2.4, 2.9));
    return Math.max(ramp(since, 0.1, 0.4) * (1 - ramp(since, 2.6, 3.1)), ramp(gold, 0.6, 1));
  }

  #grab({ x, y }: DragPoint): void {
    this.#stage.wake();
    if (this.#pan.isGold) return;
    this.#pan.hold();
    this.#held = this.#sideOf(y);
    this.#lastX = x;
  }

  /** Each half goes with the finger that is on it, the other one the opposite way. */
  #drag({ x, isDrag }: DragPoint): void {
    // A place that met took the coast out of the finger's hold.
    if (!isDrag || !this.#held) return;
    this.#pan.drag((-this.#held * (x - this.#lastX)) / this.#halves.scale);
    this.#lastX = x;
  }

  #letGo({ x, y, vx, isDrag }: DragPoint): void {
    const wasHeld = this.#held;
    this.#held = 0;
    if (this.#pan.isGold) return;
    // A touch brings what it is on to the middle.
    if (!isDrag) this.#pan.moveBy((this.#sideOf(y) * (x - this.#stage.width / 2)) / this.#halves.scale);
    else if (wasHeld) this.#pan.release((-wasHeld * vx) / this.#halves.scale);
    this.#report();
  }

  #sideOf(y: number): 1 | -1 {
    return y < this.#halves.seam ? 1 : -1;
  }

  #report(): void {
    this.#stage.interaction('pan', Math.round(this.#pan.way.target));
  }

  /** The drawn hand is on the day's half of the first place, `moved` units of it to the left. */
  #guide(t: number, takes: number, moved: number): void {
    const { width } = this.#stage;
    if (t < -0.5 || t > takes + 0.4) return this.#hand.hide();
    const away = clamp(Math.max(-t / 0.5, (t - takes) / 0.4));
    this.#hand.move(width / 2 + (FIRST - moved) * this.#halves.scale + away * 30, this.#halves.seam * 0.86 + easeInOut(away) * 160);
    this.#hand.press(away === 0);
  }

  #endAutoplay(): void {
    if (this.#isAutoplay && this.#pan.found.length === 0) this.#pan.way.target = 0;
    this.#isAutoplay = false;
    this.#hand.hide();
  }
}
