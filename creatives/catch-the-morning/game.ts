import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, mix, Spring } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import { type Piece, Sower, stepPiece } from './fall.ts';
import { Glints } from './glints.ts';
import { Heap } from './heap.ts';
import { INGREDIENTS, KINDS, type Kind } from './kinds.ts';
import { LANES, type Layout, laneAt, laneX } from './layout.ts';
import { type Mix, nameMix } from './mix.ts';
import { OPENING, STILL_CATCH } from './openings.ts';
import { DRY, POUR_S, POURED, type Pouring, pouringAt } from './pouring.ts';

export type Phase = 'play' | 'choose' | 'pour' | 'end' | 'still';

const PLAY_S = 14;
const AUTOPLAY_S = 8.4;
/** Seconds from one piece to the next. */
const EVERY_S = 0.42;
const AUTOPLAY_EVERY_S = 0.35;
/** A golden oat counts double, and so does all that follows for so long. */
const DOUBLE_S = 2.5;
export const CHOICES = 5;
const OFFER = 3;
/** A choice of the calm version puts so many pieces into the bowl. */
const PER_CHOICE = 4;
/** So many points fill the meter, and a full one pours the milk. */
const FULL = 64;
/** The sky follows the meter at this rate, 1/s. */
const SKY_RATE = 1.5;
/** Autoplay as an invitation ends before sunrise, because its headline is light on a dark sky. */
const DAWN = 0.16;
/** When the visitor has stopped playing, the end card comes this many times faster. */
const HURRY = 6;
/** The rules of the game: what input and clock do to the bowl. Draws nothing; lengths in design units. */
export class Game {
  readonly glints: Glints;
  readonly heap = new Heap();
  pieces: Piece[] = [];
  phase: Phase;
  /** How full the meter is, and how far the morning has come after it. */
  fill = 0;
  day = 0;
  isAutoplay: boolean;
  mix: Mix = nameMix([]);
  choice = 0;
  readonly #stage: Stage;
  readonly #spring = new Spring(0, 210, 0.92);
  readonly #dip = new Spring(0, 420, 0.38);
  #layout: Layout;
  #sower: Sower;
  #played = 0;
  #nextIn = 0.3;
  #doubleLeft = 0;
  #pourAge = 0;
  #rate = 1;
  #catches = 0;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    this.glints = new Glints(stage);
    this.isAutoplay = !stage.reduced;
    this.phase = stage.reduced ? 'choose' : 'play';
    this.#sower = new Sower(() => stage.random(), layout);
    this.#spring.jump(layout.play.x);
    if (this.phase === 'play') this.#open();
  }

  get rim() {
    return { x: this.#spring.value, y: this.#layout.play.y + this.#dip.value, r: this.#layout.play.r };
  }

  /** How far the bowl leans in the direction it moves, radians. */
  get lean(): number {
    return clamp(this.#spring.velocity / 3200, -0.14, 0.14);
  }

  get isDouble(): boolean {
    return this.#doubleLeft > 0 && this.phase === 'play';
  }

  get secondsLeft(): number {
    return Math.max(0, Math.ceil(PLAY_S - this.#played));
  }

  get lane(): number {
    return laneAt(this.#layout, this.#spring.target);
  }

  get pouring(): Pouring {
    if (this.phase === 'end' || this.phase === 'still') return POURED;
    return this.phase === 'pour' ? pouringAt(this.#pourAge) : DRY;
  }

  get isStill(): boolean {
    return this.phase === 'end' || this.phase === 'choose' || this.phase === 'still';
  }

  /** The three on offer at this step of the calm version. */
  get offer(): readonly Kind[] {
    return Array.from({ length: OFFER }, (_, i) => KINDS[(this.choice * 2 + i) % KINDS.length] ?? 'oat');
  }

  fit(layout: Layout): void {
    const part = (this.#spring.target - this.#layout.from) / (this.#layout.to - this.#layout.from);
    this.#layout = layout;
    this.#spring.jump(mix(layout.from, layout.to, part));
    this.#sower = new Sower(() => this.#stage.random(), layout);
  }

  steer(x: number): void {
    if (this.phase === 'play') this.#spring.target = clamp(x, this.#layout.from, this.#layout.to);
    this.#stage.wake();
  }

  steerToLane(lane: number): void {
    this.steer(laneX(this.#layout, clamp(lane, 0, LANES - 1)));
    this.reportLane();
  }

  reportLane(): void {
    this.#stage.interaction('steer', this.lane + 1);
  }

  /** True while nobody has played: the meter does not count, and the end card names no mix. */
  get isInvitation(): boolean {
    return this.isAutoplay && this.#stage.invites;
  }

  /** The game of the visitor begins: what autoplay had caught flies out of the bowl. */
  takeOver(): void {
    if (this.isInvitation && this.phase !== 'play') return this.#start();
    if (!this.isAutoplay || this.phase !== 'play') return;
    for (const { kind, pose, lean, seat } of this.heap.resting) {
      const piece = this.#sower.at(kind, this.rim.x + seat.x * this.rim.r, this.rim.y - seat.up * this.rim.r - 4);
      const thrown = { ...piece, pose, lean, vx: seat.x * 150, vy: mix(-330, -180, this.#stage.random()), isLost: true };
      this.pieces.push(thrown);
    }
    this.#reset();
  }

  again(): void {
    if (this.phase !== 'end') return;
    this.#stage.interaction('again');
    this.#start();
  }

  #start(): void {
    this.glints.clear();
    this.pieces = [];
    this.#reset();
    this.choice = 0;
    this.phase = this.#stage.reduced ? 'choose' : 'play';
    if (this.#stage.reduced) this.day = 0;
    else this.#open();
    this.#spring.jump(this.#layout.play.x);
    this.#stage.wake();
  }

  #reset(): void {
    this.isAutoplay = false;
    this.heap.clear();
    this.fill = 0;
    this.#played = 0;
    this.#doubleLeft = 0;
    this.#catches = 0;
    this.#nextIn = 0.3;
  }

  #open(): void {
    const { from, to, play } = this.#layout;
    for (const [kind, part, high] of OPENING) {
      const flock = this.#sower.flock(this.#sower.at(kind, mix(from, to, part), high * play.y));
      // As fast as what fell from above the picture.
      for (const piece of flock) piece.vy = Math.min(340, Math.sqrt(120 ** 2 + 300 * Math.max(0, piece.y + 30)));
      this.pieces.push(...flock);
    }
  }

  /** A choice in the calm version. */
  choose(kind: Kind): void {
    if (this.phase !== 'choose') return;
    for (let i = 0; i < PER_CHOICE; i++) this.heap.add({ kind, pose: this.#stage.random(), lean: this.#stage.random() - 0.5 }, 0, -1);
    this.heap.settle();
    this.choice++;
    this.fill = this.choice / CHOICES;
    this.day = this.fill;
    this.#stage.interaction('catch', `${kind} ${this.heap.caught.length}`);
    this.#mark(this.fill);
    if (this.choice < CHOICES) this.#stage.say(COPY.added(INGREDIENTS[kind].label, CHOICES - this.choice));
    else this.#pour();
    this.#stage.wake();
  }

  rest(): void {
    // Nobody has chosen anything: the bowl of the still has no name.
    if (this.phase === 'choose' && this.choice === 0) {
      this.isAutoplay = true;
      this.#fill();
    }
    if (this.phase === 'play' || this.phase === 'choose') this.#pour();
    this.#rate = HURRY;
  }

  #fill(): void {
    for (const [i, kind] of STILL_CATCH.entries()) this.heap.add({ kind, pose: (i * 0.37) % 1, lean: ((i * 0.73) % 1) - 0.5 }, 0, 0);
    this.heap.settle();
  }

  still(): void {
    this.#fill();
    this.mix = nameMix(this.heap.caught);
    this.pieces = [];
    this.day = 0.66;
    this.phase = 'still';
  }

  step(dt: number): void {
    if (this.phase === 'play') this.#play(dt);
    if (this.phase === 'play' || this.phase === 'pour') this.#fall(dt);
    if (this.phase === 'pour') this.#flow(dt);
    this.heap.step(dt);
    this.glints.step(dt);
    this.#spring.step(dt);
    this.#dip.step(dt);
    const goal = this.phase !== 'play' ? 1 : this.isInvitation ? Math.min(DAWN, this.fill) : this.fill;
    if (this.phase === 'play' || this.phase === 'pour') this.day += (goal - this.day) * (1 - Math.exp(-SKY_RATE * this.#rate * dt));
  }

  #play(dt: number): void {
    const long = this.isAutoplay ? AUTOPLAY_S : PLAY_S;
    this.#played += dt;
    this.#doubleLeft -= dt;
    this.#nextIn -= dt;
    if (this.#nextIn <= 0 && this.#played < long - 1.4) {
      this.pieces.push(...this.#sower.sow());
      this.#nextIn += this.isAutoplay ? AUTOPLAY_EVERY_S : EVERY_S;
    }
    this.#mark(this.#played / long);
    if (this.#played >= long || this.fill === 1) this.#pour();
  }

  #mark(part: number): void {
    if (part >= 0.25) this.#stage.milestone('first_quartile');
    if (part >= 0.5) this.#stage.milestone('midpoint');
    if (part >= 0.75) this.#stage.milestone('third_quartile');
  }

  #fall(dt: number): void {
    const { rim } = this;
    this.pieces = this.pieces.filter((piece) => {
      const isIn = stepPiece(piece, dt * this.#layout.pace, rim);
      if (isIn && this.phase === 'play') this.#catch(piece);
      return !isIn && piece.y < this.#layout.height + 40;
    });
  }

  #catch(piece: Piece): void {
    const { rim } = this;
    this.heap.add(piece, (piece.x - rim.x) / rim.r, (piece.y - rim.y) / rim.r);
    this.glints.burst(piece.kind, { x: piece.x, y: rim.y - 6 });
    this.#dip.velocity += 90;
    this.#catches++;
    if (piece.kind === 'oat') {
      this.#doubleLeft = DOUBLE_S;
      this.#stage.detail('combo', 2);
    }
    this.fill = Math.min(1, this.fill + (this.isDouble ? 2 : 1) / FULL);
    this.#stage.detail('catch', `${piece.kind} ${this.#catches}`);
  }

  #pour(): void {
    this.phase = 'pour';
    this.#pourAge = 0;
    this.#rate = 1;
    this.#spring.target = this.#layout.play.x;
    if (!this.isInvitation) {
      this.mix = nameMix(this.heap.caught);
      this.#stage.detail('mix', this.mix.name);
      this.#stage.say(COPY.result(this.mix.name, COPY.share(this.mix.share, this.mix.of)));
    }
    if (this.#stage.reduced) this.#compose();
  }

  #flow(dt: number): void {
    this.#pourAge += dt * this.#rate;
    if (this.#pourAge >= POUR_S) this.#compose();
  }

  #compose(): void {
    this.phase = 'end';
    this.day = 1;
    this.pieces = [];
    this.glints.clear();
    this.heap.settle();
    this.#dip.jump(0);
    this.#spring.jump(this.#layout.play.x);
    this.#stage.milestone('complete');
  }
}
