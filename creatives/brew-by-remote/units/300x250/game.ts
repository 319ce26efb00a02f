import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { type Art, baristas, drawStroke, judge, type Stroke, Sways, toStroke } from './art.ts';
import { copy } from './copy.ts';
import { Milk, type Point } from './milk.ts';

/** Seconds of milk in the jug; a drop each 1/30 s. */
const POUR_S = 4.4;
const DROP_EVERY_S = 1 / 30;
const DROP = 0.056;
/** The jug comes, lets the first milk fall, and waits for the hand. */
const COMES_S = 0.5;
const FIRST_MILK_S = 1.3;
/** How long the barista waits too, before showing how it is done: where a person may take over, or for a film. */
const DEMONSTRATES_AT_S = 3;
const FILM_AT_S = 1.3;
/** A short press is a gulp of this length. */
const GULP_S = 0.4;
/** A cup with so much of its milk is finished when no more came for this long. */
const ENOUGH = 0.4;
const PATIENCE_S = 1.5;
/** The last stroke draws a line through the milk. */
const PULL_S = 0.8;
const PULLS_AT_S = 0.35;
/** Keys move the jug by this at once, and by so much a second. */
const NUDGE = 0.06;
const KEY_SPEED = 1.5;
/** How far from the middle the jug pours. */
const REACH = 0.78;

const ways: Readonly<Record<string, Point>> = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };

export type Phase = 'play' | 'pull' | 'card' | 'poster';

/** One cup: milk goes in until the jug is empty or the hand is lifted, a last stroke is drawn, and the art gets its name. */
export class Game {
  readonly #stage: Stage;
  milk: Milk;
  phase: Phase = 'play';
  /** Seconds since the phase began. */
  age = 0;
  /** Share of the milk that is in the cup. */
  poured = 0;
  /** 0 … 1: how strongly it runs. */
  flow = 0;
  lip: Point = { x: 0, y: 0 };
  /** 0 … 1: how much of a rosetta the last stroke has drawn. */
  drawn = 0;
  art: Art | undefined;
  #aim: Point = { x: 0, y: 0 };
  readonly #keys = new Set<string>();
  #isPressed = false;
  #gulp = 0;
  #heldS = 0;
  #idleS = 0;
  #untilDrop = 0;
  #drops = 0;
  #track: Point[] = [];
  #sways = new Sways();
  /** Where the last drop fell. */
  #fell: Point = { x: 0, y: 0 };
  #pours = 0;
  #hasIntro;
  #isBarista = false;
  /** None through a cloud. */
  #stroke: Stroke | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#hasIntro = !stage.reduced;
    this.milk = this.#fill();
  }

  /** True while milk falls. */
  get isPouring(): boolean {
    if (this.phase !== 'play')
      return this.phase === 'pull' && this.age > PULLS_AT_S && this.age < PULLS_AT_S + PULL_S && this.art?.name !== copy.cloud;
    const isFirst = this.#hasIntro && this.age > COMES_S && this.age < FIRST_MILK_S;
    return this.away < 0.3 && (this.#isPressed || this.#gulp > 0 || this.#isBarista || isFirst);
  }

  /** How far the jug is out of the picture. */
  get away(): number {
    if (this.phase === 'play') return this.#stage.reduced ? 0 : (1 - clamp(this.age / COMES_S)) ** 2;
    if (this.phase !== 'pull') return 1;
    return this.#stage.reduced ? 0 : clamp((this.age - PULLS_AT_S - PULL_S) / 0.4) ** 2;
  }

  /** Pairs of petals, as many as the hand swayed. */
  get petals(): number {
    return clamp(this.#sways.count, 4, 6);
  }

  get isStill(): boolean {
    if (this.phase === 'card' || this.phase === 'poster') return this.#stage.reduced || this.age > 1.5;
    const isAtAim = Math.hypot(this.lip.x - this.#aim.x, this.lip.y - this.#aim.y) < 0.002;
    return this.#stage.reduced && this.phase === 'play' && !this.isPouring && this.poured < ENOUGH && this.#keys.size === 0 && isAtAim;
  }

  step(dt: number): void {
    this.age += dt;
    if (this.phase === 'play') this.#play(dt);
    else if (this.phase === 'pull') this.#pull(dt);
    this.flow = mix(this.flow, Number(this.isPouring), this.#stage.reduced ? 1 : 1 - Math.exp(-16 * dt));
  }

  #play(dt: number): void {
    for (const key of this.#keys) this.#push(ways[key], KEY_SPEED * dt);
    const before = this.lip;
    const follow = 1 - Math.exp(-20 * dt);
    this.lip = { x: mix(before.x, this.#aim.x, follow), y: mix(before.y, this.#aim.y, follow) };
    if (this.isPouring) this.#run(dt);
    else this.#fell = this.lip;
    this.#gulp = Math.max(0, this.#gulp - dt);
    this.#heldS += dt;
    this.#idleS = this.isPouring ? 0 : this.#idleS + dt;
    if (this.poured >= 1 || (this.poured >= ENOUGH && this.#idleS > PATIENCE_S)) this.#finish();
  }

  #run(dt: number): void {
    const isCounted = this.#isPressed || this.#gulp > 0 || this.#isBarista;
    if (isCounted) this.poured += dt / POUR_S;
    for (this.#untilDrop -= dt; this.#untilDrop <= 0; this.#untilDrop += DROP_EVERY_S) this.#drip(isCounted);
    for (const [share, name] of [
      [0.25, 'first_quartile'],
      [0.5, 'midpoint'],
      [0.75, 'third_quartile'],
    ] as const)
      if (this.poured >= share) this.#stage.milestone(name);
  }

  /** A drop; of a lip that moved on, many small ones along its way, so that they make one line. */
  #drip(isCounted: boolean): void {
    const from = this.#fell;
    const parts = Math.max(1, Math.ceil(Math.hypot(this.lip.x - from.x, this.lip.y - from.y) / 0.02));
    for (let part = 1; part <= parts; part++) {
      const at = { x: mix(from.x, this.lip.x, part / parts), y: mix(from.y, this.lip.y, part / parts) };
      this.milk.drop(at, DROP / Math.sqrt(parts));
      if (isCounted && parts > 1) this.milk.trace(at);
    }
    this.#fell = this.lip;
    if (!isCounted) return;
    this.#track.push(this.lip);
    if (this.#sways.add(this.lip.x)) this.milk.turn(this.#sways.way, this.#sways.count === 1);
    if (++this.#drops % 8 === 0) this.#stage.buzz('peg');
  }

  #finish(isCut = false): void {
    this.art = judge({ track: this.#track, pours: this.#pours, sways: this.#sways.count });
    this.#isPressed = false;
    this.#stroke = toStroke(this.milk, this.#track, this.art);
    if (this.#stage.reduced || isCut) this.#cut();
    else this.#enter('pull');
  }

  /** The last stroke in no time. */
  #cut(): void {
    if (this.#stroke) {
      drawStroke(this.milk, this.#stroke, 0, 1);
      this.drawn = Number(this.#stroke.isFern);
    }
    this.#show();
  }

  #pull(dt: number): void {
    const at = (age: number) => clamp((age - PULLS_AT_S) / PULL_S);
    if (this.#stroke) {
      const { x, from, to, isFern } = this.#stroke;
      if (isFern) this.drawn = clamp((this.age - PULLS_AT_S) / (PULL_S + 0.3));
      drawStroke(this.milk, this.#stroke, at(this.age - dt), at(this.age));
      this.lip = { x: mix(this.lip.x, x, 1 - Math.exp(-18 * dt)), y: mix(this.lip.y, mix(from, to, at(this.age)), 1 - Math.exp(-26 * dt)) };
    }
    if (this.age < PULLS_AT_S + PULL_S + 0.3) return;
    this.#show();
  }

  /** A demonstration ends on the poster, without a result. */
  #show(): void {
    const isInvitation = this.#isBarista && this.#stage.invites;
    this.#enter(isInvitation ? 'poster' : 'card');
    if (isInvitation) return;
    this.#stage.buzz('snap');
    this.#stage.detail('figure', this.art?.name ?? '');
    this.#stage.milestone('complete');
    this.#stage.say(`${copy.yours}. ${this.art?.name}.`);
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.age = 0;
  }

  #fill(): Milk {
    const milk = new Milk(createRandom(14));
    // In the calm version the first milk has fallen already.
    if (this.#stage.reduced) for (let k = 0; k < (FIRST_MILK_S - COMES_S) / DROP_EVERY_S; k++) milk.drop({ x: 0, y: 0 }, DROP);
    return milk;
  }

  /** A new cup. The first milk only falls by itself where nobody pours yet. */
  #restart(hasIntro: boolean): void {
    this.milk = this.#fill();
    this.#enter('play');
    this.poured = 0;
    this.drawn = 0;
    this.#track = [];
    this.#sways = new Sways();
    this.#pours = 0;
    this.#isPressed = false;
    this.#isBarista = false;
    this.#hasIntro = hasIntro && !this.#stage.reduced;
    this.#gulp = 0;
    this.#idleS = 0;
    this.art = undefined;
    this.lip = { x: 0, y: 0 };
    this.#aim = this.lip;
    this.#keys.clear();
  }

  again(): void {
    this.#restart(true);
  }

  autoplay(t: number): void {
    const { invites } = this.#stage;
    if (this.phase !== 'play' || t < (invites ? DEMONSTRATES_AT_S : FILM_AT_S)) return;
    this.#isBarista = true;
    this.#aim = baristas[invites ? 'heart' : 'rosetta'](this.poured);
  }

  takeOver(): void {
    if (this.#isBarista || this.phase === 'poster') this.#restart(false);
  }

  /** The poster: what a person poured enough of is theirs, else it is the barista's heart. */
  rest(): void {
    if (this.phase === 'card' || this.phase === 'poster' || this.phase === 'pull') return;
    if (!this.#isBarista && this.poured >= ENOUGH) return this.#finish(true);
    this.still();
  }

  still(): void {
    this.#restart(false);
    for (let k = 0; k < POUR_S / DROP_EVERY_S; k++) this.milk.drop(baristas.heart(), DROP);
    const stroke = toStroke(this.milk, []);
    if (stroke) drawStroke(this.milk, stroke, 0, 1);
    this.#enter('poster');
  }

  aim(at: Point): void {
    const far = Math.hypot(at.x, at.y);
    const shrink = far > REACH ? REACH / far : 1;
    this.#aim = { x: at.x * shrink, y: at.y * shrink };
  }

  #push(way: Point | undefined, by: number): void {
    if (way) this.aim({ x: this.#aim.x + way.x * by, y: this.#aim.y + way.y * by });
  }

  press(): void {
    if (this.phase !== 'play') return;
    this.#hasIntro = false;
    const last = this.#track.at(-1);
    if (!last || Math.hypot(last.x - this.#aim.x, last.y - this.#aim.y) > 0.15) this.#pours++;
    this.#isPressed = true;
    this.#heldS = 0;
    this.#stage.interaction('pour', Math.round(this.poured * 100));
    this.#stage.buzz('detent');
  }

  release(): void {
    if (!this.#isPressed) return;
    this.#isPressed = false;
    this.#gulp = Math.max(0, GULP_S - this.#heldS);
  }

  input({ action, phase, repeat }: Input): boolean {
    if (this.phase !== 'play' || !action) return false;
    if (action === 'ok') {
      if (phase === 'up') this.release();
      else if (!repeat) this.press();
      return true;
    }
    const way = ways[action];
    if (!way) return false;
    if (phase === 'up') this.#keys.delete(action);
    else if (!repeat) {
      this.#keys.add(action);
      this.#push(way, NUDGE);
      this.#stage.interaction('move', action);
    }
    return true;
  }
}
