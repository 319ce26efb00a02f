import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Sounds } from '#creative-sdk/sound.ts';
import { chordIn, cutThrough } from './blade.ts';
import { Callouts, CHAIN_FROM } from './callouts.ts';
import { COPY } from './copy.ts';
import { Debris } from './debris.ts';
import { type Fee, FINALE, HOOK, sumOf } from './fees.ts';
import type { Layout } from './layout.ts';
import { ARRIVED_S, BREAK, CHIME, DEEP, FALL_S, FINALE_S, NEXT_GIANT_S, type Phase, RISE_S, SHIELDS, SLOW_S, SMASHED_S, TOUCH } from './pace.ts';
import { planAutoplay, planRound } from './plan.ts';
import type { Point } from './polygon.ts';
import { Round } from './round.ts';
import { SlowMotion } from './slow-motion.ts';
import { composeStill } from './still.ts';
import { isFree, isInSight, poseOf, progressOf, type Tablet } from './tablets.ts';
import { Trail } from './trail.ts';

/** The rules of the game: what input and clock do. Draws nothing. */
export class Game {
  phase: Phase;
  /** Real seconds in the phase. */
  since = 0;
  tablets: Tablet[] = [];
  readonly callouts = new Callouts();
  readonly debris: Debris;
  readonly trail = new Trail();
  shields = SHIELDS;
  /** What the visitor has smashed. */
  smashed: readonly Fee[] = [];
  /** 1 when a shield was just hit, or the card just paid; both fade. */
  shock = 0;
  pulse = 0;
  lane = 2;
  usesLanes = false;
  isAutoplay: boolean;
  layout: Layout;
  readonly #stage: Stage;
  readonly #sounds: Sounds;
  readonly #time = new SlowMotion();
  #round = new Round([]);
  #hits = 0;

  constructor(stage: Stage, layout: Layout, sounds: Sounds) {
    this.#stage = stage;
    this.#sounds = sounds;
    this.layout = layout;
    this.debris = new Debris(() => stage.random());
    this.isAutoplay = !stage.reduced;
    this.phase = stage.reduced ? 'list' : 'hook';
    if (!stage.reduced) this.#spawn(HOOK, 2, ARRIVED_S);
  }

  get fallS(): number {
    return this.isAutoplay ? FALL_S.autoplay : FALL_S.human;
  }

  get isPlaying(): boolean {
    return this.phase === 'hook' || this.phase === 'round' || this.phase === 'finale';
  }

  get isStill(): boolean {
    const isOver = this.phase === 'end' && this.debris.isEmpty && this.trail.isEmpty && this.pulse + this.shock === 0 && this.since > 1;
    return this.phase === 'list' || isOver;
  }

  /** How far the end card has come, 0 … 1. */
  get risen(): number {
    return this.phase === 'end' ? 1 : this.phase === 'rise' ? clamp(this.since / RISE_S) : 0;
  }

  enter(phase: Phase): void {
    this.phase = phase;
    this.since = 0;
    this.#stage.wake();
  }

  #spawn(fee: Fee, lane: number, age = 0): void {
    const isGiant = fee === HOOK || fee === FINALE;
    const size = isGiant ? this.layout.giant : this.layout.small;
    this.tablets.push({ fee, plate: { key: fee.label, ...size, isGiant }, lane, sway: this.#stage.random() * 2 - 1, entry: undefined, age });
  }

  /** A fresh round; autoplay has a shorter one. */
  #startRound(): void {
    this.#round = new Round(this.isAutoplay ? planAutoplay() : planRound(() => this.#stage.random()));
    this.enter('round');
  }

  /** True while nobody has played: the fees that are smashed count nothing, and the end card claims nothing. */
  get isInvitation(): boolean {
    return this.isAutoplay && this.#stage.invites;
  }

  takeOver(): void {
    if (!this.isAutoplay) return;
    this.isAutoplay = false;
    if (this.phase === 'rise' || this.phase === 'end') return this.#restart();
    for (const tablet of this.tablets) tablet.age = Math.max(0, tablet.age);
    if (this.phase !== 'round' && this.phase !== 'finale') return;
    // Fees that are falling go on from where they are, only slower.
    for (const tablet of this.tablets) if (!tablet.plate.isGiant) tablet.age *= FALL_S.human / FALL_S.autoplay;
    this.smashed = [];
    this.#startRound();
  }

  again(): void {
    this.tablets = [];
    this.callouts.list = [];
    this.debris.clear();
    [this.smashed, this.shields] = [[], SHIELDS];
    this.isAutoplay = false;
    this.#time.end();
    this.#stage.interaction('again');
    this.#restart();
  }

  /** The first giant comes down once more. */
  #restart(): void {
    this.enter(this.#stage.reduced ? 'list' : 'hook');
    if (!this.#stage.reduced) this.#spawn(HOOK, 2);
  }

  /** One moment of slow motion for the thumbnail. */
  still(): void {
    this.phase = 'still';
    const [hook] = this.tablets;
    if (hook) composeStill(this, hook);
  }

  press(): void {
    this.#hits = 0;
    for (const tablet of this.tablets) tablet.entry = undefined;
    this.trail.begin();
    this.#stage.wake();
  }

  /** The blade went from `a` to `b`. */
  stroke(a: Point, b: Point): void {
    this.trail.add(b);
    if (!this.isPlaying) return;
    for (const tablet of [...this.tablets]) {
      const pose = poseOf(tablet, this.layout, this.fallS);
      const chord = chordIn(pose, a, b);
      if (!chord) continue;
      tablet.entry ??= chord.from;
      const length = Math.hypot(chord.to.x - tablet.entry.x, chord.to.y - tablet.entry.y);
      if (length > pose.h * (chord.isOpen ? DEEP : TOUCH)) this.#smash(tablet, tablet.entry, chord.to);
    }
  }

  release(): void {
    if (this.#hits > 0) this.#stage.interaction('slice', this.#hits);
    this.#hits = 0;
  }

  /** A quick stroke through whatever is at `p`: what a tap does. */
  tap(p: Point): void {
    const target = this.tablets.find((tablet) => chordIn(poseOf(tablet, this.layout, this.fallS), p, p));
    if (target) this.slash(target);
  }

  /** Space: slices the lowest fee of the lane; a giant fills them all. */
  sliceLane(): void {
    const isIn = (tablet: Tablet) => tablet.plate.isGiant || tablet.lane === this.lane;
    // The lowest began to fall first.
    const target = this.tablets.find((tablet) => isIn(tablet) && isInSight(tablet, this.fallS));
    if (target) this.slash(target);
  }

  slash(tablet: Tablet): void {
    const pose = poseOf(tablet, this.layout, this.fallS);
    const reach = pose.w * 0.62;
    const lean = 0.5 + this.#stage.random() * 0.25;
    const [dx, dy] = [Math.cos(lean) * reach, -Math.sin(lean) * reach];
    this.press();
    for (let i = 0; i <= 8; i++) this.trail.add({ x: pose.x + mix(-dx, dx, i / 8), y: pose.y + mix(-dy, dy, i / 8) });
    this.#smash(tablet, { x: -dx * 0.4, y: -dy * 0.4 }, { x: dx * 0.4, y: dy * 0.4 });
    this.release();
  }

  #smash(tablet: Tablet, from: Point, to: Point): void {
    const { scale, ...pose } = poseOf(tablet, this.layout, this.fallS);
    const { fee, plate } = tablet;
    const cut = cutThrough(from, to);
    const own = { ...cut, at: { x: cut.at.x / scale, y: cut.at.y / scale } };
    this.tablets = this.tablets.filter((other) => other !== tablet);
    this.debris.smash({ plate, pose, cut: own, isPaid: true, scale });
    if (!this.isInvitation) {
      this.callouts.saved(pose, cut, fee.amount);
      this.smashed = [...this.smashed, fee];
    }
    if (++this.#hits >= CHAIN_FROM) {
      this.callouts.chain(this.#hits, this.layout.hover);
      this.#time.begin(SLOW_S.chain);
    }
    this.#sounds.play(...BREAK);
    this.#stage.buzz('slice');
    this.#stage.detail('hit', fee.id);
    this.#stage.say(COPY.gone(fee.label));
    if (plate.isGiant) this.#smashGiant(fee);
  }

  #smashGiant(fee: Fee): void {
    this.#time.begin(fee === HOOK ? SLOW_S.hook : SLOW_S.finale);
    if (this.isInvitation) this.#spawn(HOOK, 2, -NEXT_GIANT_S);
    else if (fee === HOOK) {
      this.#stage.milestone('first_quartile');
      this.#startRound();
    } else this.enter('smashed');
  }

  /** A fee reached the shield. */
  #miss(tablet: Tablet): void {
    this.#crumble(tablet);
    this.shields = Math.max(0, this.shields - 1);
    this.shock = 1;
    this.callouts.cracked(this.layout.card);
    this.#stage.detail('miss', tablet.fee.id);
    this.#stage.say(COPY.hit(this.shields));
    if (tablet.fee !== FINALE && this.shields > 0) return;
    for (const other of this.tablets) this.#crumble(other);
    this.enter('smashed');
  }

  /** Breaks a plate without coins in it. */
  #crumble(tablet: Tablet): void {
    const { scale, ...pose } = poseOf(tablet, this.layout, this.fallS);
    this.tablets = this.tablets.filter((other) => other !== tablet);
    const cut = { at: { x: 0, y: tablet.plate.h * 0.3 }, dx: 1, dy: 0 };
    this.debris.smash({ plate: tablet.plate, pose, cut, isPaid: false, scale });
  }

  /** Crosses out a line of the list: the calm version's hit. */
  cross(fees: readonly Fee[], left: number): void {
    this.smashed = [...this.smashed, ...fees];
    this.#stage.interaction('hit', fees[0]?.id);
    this.#sounds.play(...BREAK);
    if (left === 5) this.#stage.milestone('first_quartile');
    if (left === 3) this.#stage.milestone('midpoint');
    if (left === 1) this.#stage.milestone('third_quartile');
    if (left === 0) this.#compose();
    this.#stage.wake();
  }

  rest(): void {
    if (this.phase === 'end') return;
    this.tablets = [];
    if (this.phase === 'list') {
      this.isAutoplay = sumOf(this.smashed) === 0;
      return this.#compose();
    }
    if (this.isInvitation) this.debris.clear();
    this.enter('rise');
    this.since = RISE_S - 0.45;
  }

  #compose(): void {
    this.enter('end');
    this.since = this.#stage.reduced ? 9 : 0;
    if (this.isInvitation) return;
    this.#sounds.play(...CHIME);
    this.#stage.detail('saved', sumOf(this.smashed));
    this.#stage.milestone('complete');
    this.#stage.say(COPY.result(`${COPY.currency}${sumOf(this.smashed)}`));
  }

  step(real: number): void {
    const dt = this.#time.step(real);
    this.since += real;
    this.trail.step(real);
    this.shock = Math.max(0, this.shock - real * 2.2);
    this.pulse = Math.max(0, this.pulse - real * 4);
    this.callouts.step(real);
    if (this.debris.step(dt, this.risen > 0 ? this.layout.hero : this.layout.card)) this.pulse = 1;
    for (const tablet of this.tablets) tablet.age += dt;
    for (const tablet of [...this.tablets]) if (this.isPlaying && progressOf(tablet, this.fallS) >= 1) this.#miss(tablet);
    this.#advance(dt);
  }

  #advance(dt: number): void {
    if (this.phase === 'round') {
      const drop = this.#round.step(dt, this.tablets.length === 0, (lane) => isFree(lane, this.tablets, this));
      if (drop) this.#spawn(drop.fee, drop.lane);
      if (this.#round.hangs(this.tablets, this.fallS)) this.#time.begin(SLOW_S.lastWave);
      if (this.#round.left < 7) this.#stage.milestone('midpoint');
      if (this.#round.left + this.tablets.length === 0) {
        this.#stage.milestone('third_quartile');
        this.#spawn(FINALE, 2, -FINALE_S);
        this.enter('finale');
      }
    } else if (this.phase === 'smashed' && this.since >= SMASHED_S) this.enter('rise');
    else if (this.phase === 'rise' && this.since >= RISE_S) this.#compose();
  }
}
