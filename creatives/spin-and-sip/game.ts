import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, easeOut, mix } from '#creative-sdk/motion.ts';
import type { Note, Sounds } from '#creative-sdk/sound.ts';
import { COPY } from './copy.ts';
import type { Palette } from './flavours.ts';
import { stepsTo } from './outcome.ts';
import type { Face } from './panel.ts';
import type { View } from './picture.ts';
import { AFTER, BACK_S, BEFORE, FULL_S, REVEAL_S, type Reveal, revealAt, SWAP_S, swapAt, TURN_S } from './reveal.ts';
import { StrawTip } from './straw-tip.ts';
import { CELL, FULL_SPEED, planSpin, powerOf, type Spin } from './wheel-physics.ts';
import { NO_CODE, Winnings } from './winnings.ts';

type Phase = 'drop' | 'play' | 'drag' | 'charge' | 'spin' | 'step' | 'reveal' | 'end' | 'back' | 'forth' | 'return' | 'rest' | 'still';

const DROP_S = 0.42;
const LANDED_S = 0.9;
const CHARGE_S = 1.1;
const RETURN_S = 0.55;
/** Reduced motion: one highlight lasts this long. */
const STEP_S = 0.34;
/** The wheel is wound back this far for a full charge, radians. */
const WIND_UP = 0.5;
/** Speed of a tap or a plain Enter, and the least speed of a drag, radians a second. */
export const EASY_SPEED = 15;
const LEAST_SPEED = 8;
/** Up to forty pegs pass in a second: not every one is reported. */
const PEG_EVERY_S = 0.15;
const TICK: Note = { hz: 1900, to: 800, seconds: 0.05, level: 0.7 };
const WIN: readonly Note[] = [659, 880, 1319].map((hz, i) => ({ hz, seconds: 0.8, level: 0.5, after: i * 0.1 }));
/** The straw rests between two pegs, over the brand's own colour. */
const FIRST_TURN = -CELL * 0.62;
/** The still: a moment of a run with the straw on a peg. */
const STILL = { turn: -CELL * 0.62 + CELL * 0.6, bend: 0.185 } as const;
const AT_REST = { lift: 0, hop: 0, power: 0, reveal: BEFORE, slot: undefined };

/** The rules of the game: what input and clock do to the cup. Draws nothing. */
export class Game {
  readonly #stage: Stage;
  readonly #sounds: Sounds;
  readonly winnings: Winnings;
  readonly #tip = new StrawTip(FIRST_TURN);
  #phase: Phase;
  #since = 0;
  #turn = FIRST_TURN;
  #held = FIRST_TURN;
  #turnBefore = FIRST_TURN;
  #pullSpeed = 0;
  #spin: Spin | undefined;
  /** How far the wheel turns from `#held` to the other prize. */
  #way = 0;
  #isAutoplay = false;
  #pegAt = 0;
  #pegsFrom = 0;

  constructor(stage: Stage, palette: Palette, sounds: Sounds) {
    this.#stage = stage;
    this.#sounds = sounds;
    this.winnings = new Winnings(palette);
    this.#phase = stage.reduced ? 'play' : 'drop';
  }

  get face(): Face {
    if (this.#phase === 'rest') return 'rest';
    if (['reveal', 'end', 'back', 'forth'].includes(this.#phase)) return 'end';
    return this.#phase === 'spin' || this.#phase === 'step' ? 'spin' : 'play';
  }

  /** True while nothing moves: only an input can change that. */
  get isStill(): boolean {
    const isWaiting = this.#phase === 'play' || this.#phase === 'end' || this.#phase === 'rest';
    return isWaiting && (this.#tip.isStill || this.#phase === 'end');
  }

  /** True when the wheel can be dragged, also during a run of autoplay. */
  get isOpen(): boolean {
    const isAutoplayRun = this.#phase === 'spin' && this.#isAutoplay;
    return this.#phase === 'drop' || this.#phase === 'play' || this.#phase === 'rest' || isAutoplayRun;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#since = this.#stage.time;
    this.#stage.wake();
  }

  grab(): boolean {
    if (!this.isOpen) return false;
    this.#enter('drag');
    return true;
  }

  /** The drag has moved around the middle by this angle. */
  drag(angle: number): void {
    if (this.#phase === 'drag') this.#turn += angle;
  }

  drop(speed: number): void {
    if (this.#phase === 'drag') this.launch(Math.sign(speed || 1) * Math.max(LEAST_SPEED, Math.abs(speed)));
  }

  /** The drag ends without a flick. */
  letGo(): void {
    if (this.#phase === 'drag') this.#enter('play');
  }

  charge(): boolean {
    if (!this.isOpen) return false;
    this.#held = this.#turn;
    this.#enter('charge');
    return true;
  }

  release(): boolean {
    if (this.#phase !== 'charge') return false;
    const held = this.#stage.time - this.#since;
    this.launch(held < 0.15 ? EASY_SPEED : mix(LEAST_SPEED, FULL_SPEED, clamp(held / CHARGE_S)));
    return true;
  }

  launch(speed: number, isAutoplay = false): void {
    if (!this.isOpen && this.#phase !== 'drag' && this.#phase !== 'charge') return;
    this.#isAutoplay = isAutoplay;
    const slot = this.winnings.draw(() => this.#stage.random(), isAutoplay ? NO_CODE : this.#stage.config.codes);
    this.#stage.interaction('spin', powerOf(speed).toFixed(2));
    this.#stage.milestone('first_quartile');
    this.#stage.say(COPY.spinning);
    if (this.#stage.reduced) return this.#enter('step');
    this.#spin = planSpin({ turn: this.#turn, speed, slot, chance: () => this.#stage.random() });
    this.#pegsFrom = this.#tip.passed;
    this.#enter('spin');
  }

  again(): void {
    if (this.#phase !== 'end' && this.#phase !== 'rest') return;
    this.#stage.interaction('again');
    if (this.#phase === 'end') {
      if (this.winnings.other) return this.#swap();
      this.winnings.lay(true);
    }
    this.#enter(this.#stage.reduced || this.#phase === 'rest' ? 'play' : 'return');
  }

  /** Who asked for the second flick and left finds the first prize. */
  rest(): void {
    if (this.#phase !== 'play' && this.#phase !== 'drag' && this.#phase !== 'charge') return;
    this.#enter(this.winnings.other ? 'end' : 'rest');
    this.winnings.lay(false);
  }

  /** Two flicks are all: now it is one prize or the other. */
  #swap(): void {
    this.#held = this.#turn;
    if (!this.#stage.reduced) return this.#enter('back');
    this.#exchange();
    this.#enter('end');
  }

  #pourOther(): void {
    this.#exchange();
    this.#enter('forth');
  }

  #turnToOther(age: number): void {
    this.#turn = this.#held + this.#way * easeInOut(age / TURN_S);
    if (age >= SWAP_S) this.#enter('end');
  }

  #exchange(): void {
    this.#way = this.winnings.exchange();
    this.#sayPrize();
  }

  #sayPrize(): void {
    const { prize } = this.winnings;
    if (prize) this.#stage.say(COPY.result(prize.reward, prize.flavour, prize.code));
  }

  /** A touch of the poster returns to the cup. */
  takeOver(): void {
    if (this.#phase === 'rest') this.#enter('play');
  }

  still(): void {
    this.#phase = 'still';
  }

  input({ action, phase }: Input): boolean {
    if (action === 'ok') return phase === 'down' ? this.charge() : this.release();
    const direction = action === 'right' ? 1 : action === 'left' ? -1 : 0;
    if (!direction || phase === 'up' || !this.isOpen) return false;
    this.launch(direction * EASY_SPEED);
    return true;
  }

  step(t: number, dt: number): void {
    const age = t - this.#since;
    if (this.#phase === 'drop') this.#settle(age);
    else if (this.#phase === 'charge') this.#turn = this.#held - WIND_UP * easeOut(age / CHARGE_S);
    else if (this.#phase === 'spin') this.#run(age);
    else if (this.#phase === 'step' && age >= STEP_S * 6) this.#win();
    else if (this.#phase === 'reveal') this.#compose(age);
    else if (this.#phase === 'back' && age >= BACK_S) this.#pourOther();
    else if (this.#phase === 'forth') this.#turnToOther(age);
    else if (this.#phase === 'return' && age >= RETURN_S) this.#enter('play');
    this.#pullSpeed = this.#phase === 'drag' && dt > 0 ? mix(this.#pullSpeed, (this.#turn - this.#turnBefore) / dt, 0.5) : 0;
    this.#turnBefore = this.#turn;
    const { passed } = this.#tip;
    this.#tip.follow(this.#turn, dt);
    if (this.#tip.passed === passed) return;
    this.#sounds.play(TICK);
    this.#stage.buzz('peg');
  }

  /** The cup lands turning a little. */
  #settle(age: number): void {
    this.#turn = FIRST_TURN - 0.24 * (1 - easeOut(age / 0.75));
    if (age >= LANDED_S) this.#enter('play');
  }

  #run(age: number): void {
    if (!this.#spin) return;
    this.#turn = this.#spin.turnAt(age);
    const passed = this.#tip.passed - this.#pegsFrom;
    if (passed > 0 && age - this.#pegAt >= PEG_EVERY_S) {
      this.#pegAt = age;
      this.#pegsFrom = this.#tip.passed;
      this.#stage.detail('peg', passed);
    }
    if (age < this.#spin.duration) return;
    this.#pegAt = 0;
    this.#win();
  }

  #win(): void {
    const { prize } = this.winnings;
    if (!prize) return;
    this.#stage.detail('win', prize.slot);
    this.#sounds.play(...WIN);
    this.#stage.milestone('midpoint');
    this.#sayPrize();
    this.#enter('reveal');
    if (this.#stage.reduced) this.#compose(REVEAL_S);
  }

  #compose(age: number): void {
    if (age >= FULL_S) this.#stage.milestone('third_quartile');
    if (age < REVEAL_S) return;
    this.#enter('end');
    this.#stage.milestone('complete');
  }

  view(t: number): View {
    const age = t - this.#since;
    const { prize, other } = this.winnings;
    const base = { ...AT_REST, turn: this.#turn, speed: this.#pullSpeed, bend: this.#tip.bend, other: other?.slot };
    switch (this.#phase) {
      case 'still':
        return { ...base, ...STILL };
      case 'drop':
        return { ...base, ...dropAt(age) };
      case 'charge':
        return { ...base, power: clamp(age / CHARGE_S) };
      case 'spin':
        return { ...base, speed: this.#spin?.speedAt(age) ?? 0 };
      case 'step':
        return { ...base, slot: this.#litSlot(age), reveal: { ...BEFORE, dim: 1 } };
      case 'reveal':
        return { ...base, slot: prize?.slot, reveal: revealAt(age) };
      case 'back':
        return { ...base, slot: prize?.slot, reveal: swapAt(easeInOut(age / BACK_S)) };
      case 'forth':
        return { ...base, slot: prize?.slot, reveal: swapAt(1 - clamp((age - TURN_S) / (SWAP_S - TURN_S))) };
      case 'end':
        return { ...base, slot: prize?.slot, reveal: AFTER };
      case 'return':
        return { ...base, slot: prize?.slot, reveal: returnAt(age) };
      default:
        return base;
    }
  }

  #litSlot(age: number): number | undefined {
    const steps = stepsTo(this.winnings.prize?.slot ?? 0);
    return steps[Math.min(steps.length - 1, Math.floor(age / STEP_S))];
  }
}

function dropAt(age: number) {
  const fall = clamp(age / DROP_S);
  const bounce = Math.sin(Math.PI * clamp((age - DROP_S) / 0.22)) * 0.13;
  const hop = 0.1 * Math.sin(Math.PI * clamp((age - DROP_S + 0.03) / 0.36));
  return { lift: fall < 1 ? 1 - fall * fall : bounce, hop };
}

/** Back to the wheel for another go: the camera rises over a fresh cup. */
function returnAt(age: number): Reveal {
  const t = clamp(age / RETURN_S);
  return { ...BEFORE, tilt: 1 - easeOut(t), strawOut: (1 - t) ** 2 };
}
