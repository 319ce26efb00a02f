import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import type { Sounds } from '#creative-sdk/sound.ts';
import type { Air } from './air.ts';
import { COPY } from './copy.ts';
import { type CreatureId, creatures } from './creatures.ts';
import type { Deck } from './deck.ts';
import { type Draft, isFull, openDeck, pass, take } from './draft.ts';
import { type CardDrag, FLICK, heldPose, SWIPE, swayAt } from './held-pose.ts';
import { deckPose, fanPose, type Layout, ritualPose, slotPose } from './layout.ts';
import type { Pose } from './pose.ts';
import { DONE, FLICK_OF_CARD, NO_RITUAL, RITUAL_S, type Ritual, ritualAt, SHIMMER } from './ritual.ts';
import { awayPose, FAN, FAN_S, LEAVE_S, leavingPose, POSTER_S, RIFFLE_S, rifflePose, rippleAt, stillPose } from './show-poses.ts';
import { combine, type Spell } from './spell.ts';

export type Phase = 'fan' | 'riffle' | 'choose' | 'ritual' | 'end' | 'poster' | 'still';

/** The rules of the game, and the place that every card moves to. Draws nothing. */
export class Game {
  readonly #stage: Stage;
  readonly #deck: Deck;
  readonly #air: Air;
  readonly #sounds: Sounds;
  #layout: Layout;
  #phase: Phase;
  #since = 0;
  #draft: Draft;
  #drag: CardDrag | undefined;
  #hover: { u: number; v: number } | undefined;
  #isLore = false;
  #leaving: { id: CreatureId; until: number } | undefined;
  #hasBurst = false;

  constructor(stage: Stage, deck: Deck, air: Air, layout: Layout, sounds: Sounds) {
    this.#stage = stage;
    this.#deck = deck;
    this.#air = air;
    this.#sounds = sounds;
    this.#layout = layout;
    this.#draft = openDeck(() => stage.random());
    this.#phase = stage.reduced ? 'choose' : 'fan';
    this.#aim(0);
    deck.settle();
  }

  get phase(): Phase {
    return this.#phase;
  }

  get hand(): readonly CreatureId[] {
    return this.#draft.hand;
  }

  get top(): CreatureId | undefined {
    return this.#draft.deck[0];
  }

  get isLore(): boolean {
    return this.#isLore;
  }

  get spell(): Spell | undefined {
    return isFull(this.#draft) ? combine(this.#draft.hand) : undefined;
  }

  /** −1 to pass … 1 to draft: how far the card in hand leans. */
  get lean(): number {
    return this.#drag && this.#phase === 'choose' ? clamp(this.#drag.dx / SWIPE, -1, 1) : 0;
  }

  /** So many drafted cards are on their way to a spell. */
  get gathered(): number {
    return this.#phase === 'choose' || (this.#phase === 'ritual' && !this.#hasBurst) ? this.hand.length : 0;
  }

  /** The creature whose picture is drawn again in every frame. */
  get hero(): CreatureId | undefined {
    if (this.#phase === 'choose') return this.top;
    return this.#phase === 'fan' || this.#phase === 'still' ? 'fox' : this.#draft.hand[2];
  }

  ritual(t: number): Ritual {
    if (this.#phase === 'end') return this.#stage.reduced ? DONE : ritualAt(t - this.#since + RITUAL_S);
    return this.#phase === 'ritual' ? ritualAt(t - this.#since) : NO_RITUAL;
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#aim(this.#stage.time);
    this.#deck.settle();
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#since = this.#stage.time;
    this.#drag = undefined;
    this.#stage.wake();
  }

  /** Any input skips the intro. */
  #open(): boolean {
    if (this.#phase === 'fan' || this.#phase === 'riffle' || this.#phase === 'poster') this.#enter('choose');
    return this.#phase === 'choose';
  }

  grab(u: number, v: number): boolean {
    if (!this.#open()) return false;
    this.#drag = { u, v, dx: 0, dy: 0, vx: 0 };
    this.#stage.wake();
    return true;
  }

  drag(move: Pick<CardDrag, 'dx' | 'dy' | 'vx'>): void {
    if (this.#drag) this.#drag = { ...this.#drag, ...move };
  }

  /** The card is released: one that was moved far or fast flies on, any other comes back; a tap turns it over. */
  drop(isTap: boolean): void {
    const drag = this.#drag;
    this.#drag = undefined;
    if (!drag) return;
    if (isTap) this.flip();
    else if (drag.dx > SWIPE || (drag.vx > FLICK && drag.dx > 12)) this.take();
    else if (drag.dx < -SWIPE || (drag.vx < -FLICK && drag.dx < -12)) this.pass();
  }

  letGo(): void {
    this.#drag = undefined;
  }

  hover(at: { u: number; v: number } | undefined): void {
    this.#hover = at;
    if (at) this.#stage.wake();
  }

  flip(): void {
    const { top } = this;
    if (!this.#open() || !top) return;
    this.#isLore = !this.#isLore;
    this.#deck.card(top).isLore = true;
    this.#stage.wake();
    this.#stage.interaction('flip', top);
    this.#sounds.play(FLICK_OF_CARD);
    const { name, lore, force, ward } = creatures[top];
    this.#stage.say(this.#isLore ? COPY.lore(name, lore.join(' '), force, ward) : COPY.top(name));
  }

  take(): void {
    const { top } = this;
    if (!this.#open() || !top) return;
    this.#draft = take(this.#draft);
    this.#isLore = false;
    const count = this.#draft.hand.length;
    this.#stage.wake();
    this.#stage.interaction('draft', top);
    this.#sounds.play(FLICK_OF_CARD);
    this.#stage.buzz('snap');
    this.#stage.milestone(count === 1 ? 'first_quartile' : count === 2 ? 'midpoint' : 'third_quartile');
    this.#stage.say(COPY.drafted(creatures[top].name, count));
    const { x, y } = slotPose(this.#layout, count - 1);
    if (!this.#stage.reduced) this.#air.burst(x, y, { count: 18, speed: 120, colour: creatures[top].sky[2] });
    if (!isFull(this.#draft)) return;
    this.#hasBurst = false;
    this.#enter('ritual');
    if (!this.#stage.reduced) return;
    this.#sounds.play(...SHIMMER);
    this.#finish();
  }

  pass(): void {
    const { top } = this;
    if (!this.#open() || !top) return;
    this.#draft = pass(this.#draft);
    this.#isLore = false;
    this.#leaving = { id: top, until: this.#stage.time + (this.#stage.reduced ? 0 : LEAVE_S) };
    this.#stage.wake();
    this.#stage.interaction('pass', top);
    this.#sounds.play(FLICK_OF_CARD);
    this.#stage.say(COPY.passed(creatures[top].name));
  }

  #finish(): void {
    const { spell } = this;
    if (!spell || this.#phase === 'end') return;
    this.#enter('end');
    this.#stage.detail('combo', spell.key);
    this.#stage.milestone('complete');
    this.#stage.say(COPY.result(spell.name, spell.power));
  }

  /** A new deck. */
  again(): void {
    this.#draft = openDeck(() => this.#stage.random());
    this.#isLore = false;
    this.#leaving = undefined;
    this.#enter(this.#stage.reduced ? 'choose' : 'riffle');
  }

  start(): void {
    if (this.#phase === 'poster') this.#enter('choose');
  }

  rest(): void {
    this.#drag = undefined;
    this.#hover = undefined;
    this.#air.clear();
    if (this.#phase === 'ritual') this.#finish();
    else if (this.#phase !== 'end') this.#enter('poster');
  }

  still(): void {
    this.#enter('still');
    this.#aim(0);
    this.#deck.settle();
  }

  input({ action, phase, repeat }: Input): boolean {
    if (phase === 'up' || repeat || this.#phase === 'ritual' || this.#phase === 'end') return false;
    if (action === 'right') this.take();
    else if (action === 'left') this.pass();
    else if (action === 'up' || action === 'down') this.flip();
    else if (action === 'ok' && this.#phase === 'poster') this.start();
    else if (action === 'ok') this.flip();
    else return false;
    return true;
  }

  step(t: number): void {
    const age = t - this.#since;
    if (this.#phase === 'fan' && age >= FAN_S) this.#enter('riffle');
    else if (this.#phase === 'riffle' && age >= RIFFLE_S) this.#enter('choose');
    else if (this.#phase === 'ritual') this.#celebrate(age);
    if (this.#leaving && t >= this.#leaving.until) this.#leaving = undefined;
    this.#aim(t);
    if (this.#stage.reduced || (this.#phase === 'poster' && age > POSTER_S)) this.#deck.settle();
  }

  #celebrate(age: number): void {
    if (ritualAt(age).isBurst && !this.#hasBurst) {
      this.#hasBurst = true;
      this.#air.celebrate();
      this.#sounds.play(...SHIMMER);
    }
    if (age >= RITUAL_S) this.#finish();
  }

  /** Gives every card its place to move to. */
  #aim(t: number): void {
    const age = t - this.#since;
    if (this.#phase === 'fan' || this.#phase === 'poster' || this.#phase === 'still') {
      const place = this.#phase === 'still' ? stillPose : fanPose;
      for (const [i, id] of FAN.entries()) {
        this.#send(id, place(this.#layout, i), 10 - Math.abs(i - 2) * 2 + (i > 2 ? 1 : 0));
      }
      if (this.#phase === 'fan') for (const [i, id] of FAN.entries()) this.#deck.card(id).body.aim(rippleAt(i, age));
      return;
    }
    const isDone = this.#phase === 'ritual' || this.#phase === 'end';
    this.#draft.deck.forEach((id, i) => {
      if (this.#leaving?.id !== id) this.#send(id, isDone ? awayPose(this.#layout, i) : this.#deckPlace(id, i, t), isDone ? 1 : 10 - i);
    });
    this.#draft.hand.forEach((id, k) => {
      this.#send(id, this.#handPose(k, t), 20 + k);
    });
    if (this.#leaving) this.#send(this.#leaving.id, leavingPose(this.#layout), 30);
  }

  #send(id: CreatureId, pose: Pose | undefined, z: number): void {
    if (!pose) return;
    const card = this.#deck.card(id);
    card.body.aim(pose);
    card.z = z;
  }

  #deckPlace(id: CreatureId, i: number, t: number): Pose | undefined {
    const pose = deckPose(this.#layout, i);
    if (this.#phase === 'riffle') return rifflePose(pose, i, t - this.#since);
    if (i > 0) return pose;
    const drag = this.#drag;
    const flip = this.#isLore ? 180 : 0;
    if (!drag) return { ...pose, flip, ...swayAt(t, this.#hover, this.#stage.reduced) };
    const held = heldPose(pose, drag, this.#stage.reduced);
    if (!this.#stage.reduced) this.#deck.card(id).body.jump({ x: held.x, y: held.y });
    return { ...held, flip };
  }

  #handPose(k: number, t: number): Pose {
    const ritual = this.ritual(t);
    if (!ritual.isMeeting) return slotPose(this.#layout, k);
    const pose = ritualPose(this.#layout, k, ritual.turn, ritual.reach);
    return ritual.isBurst ? { ...pose, s: 0, rz: 0, rx: 2, ry: 9, ...(this.#hover && swayAt(t, this.#hover, false)) } : pose;
  }

  /** True while nothing moves: only an input can change that. */
  get isStill(): boolean {
    const isWaiting =
      this.#phase === 'end' || this.#phase === 'poster' || this.#phase === 'still' || (this.#phase === 'choose' && this.#stage.reduced);
    return isWaiting && this.ritual(this.#stage.time).roll % 1 === 0 && !this.#drag && !this.#leaving && this.#deck.isStill && this.#air.isStill;
  }
}
