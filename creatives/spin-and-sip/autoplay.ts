import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';

/** Seconds since autoplay began. */
const APPEAR = 0.55;
const PRESS = 1.0;
const RELEASE = 1.42;
const GONE = 2.1;
/** The flick moves around the cup between these angles, radians, and reaches this speed. */
const FROM = -0.3;
const TO = 1.05;
const SPEED = 19;
/** Where the finger lies, parts of the wheel's radius. */
const REACH = 0.62;
/** The invitation: the cup is released before it spins and swings back; again after this many seconds. */
const EVERY = 7;
const ROCKS = 1.8;

/** Plays the ad: as an invitation it pulls at the cup and spins nothing; for a film it flicks once, and the cup spins as for a visitor. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  readonly #invites: boolean;
  #isDone = false;
  #isHolding = false;
  #angle = FROM;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
    this.#invites = stage.invites;
  }

  play(t: number, { wheel, scale }: Layout): void {
    if (this.#invites) return this.#tease(t % EVERY, { x: wheel.x * scale, y: wheel.y * scale, r: wheel.r * scale });
    const angle = mix(FROM, TO, clamp((t - PRESS) / (RELEASE - PRESS)) ** 1.9);
    if (t >= APPEAR && t < GONE) this.#point(t, angle, { x: wheel.x * scale, y: wheel.y * scale, r: wheel.r * scale });
    if (t >= GONE) this.#hand.hide();
    if (this.#isDone || t < PRESS) return;
    if (!this.#isHolding) this.#isHolding = this.#game.grab();
    this.#game.drag(angle - this.#angle);
    this.#angle = angle;
    if (t < RELEASE) return;
    this.#isDone = true;
    this.#game.launch(SPEED, true);
  }

  /** A pull without a flick: the cup swings back to where it was. */
  #tease(t: number, place: { x: number; y: number; r: number }): void {
    if (this.#isDone) return;
    const pull = clamp((t - PRESS) / (RELEASE - PRESS)) ** 1.9;
    const free = clamp((t - RELEASE) / ROCKS);
    const angle = mix(FROM, TO, pull * Math.exp(-4.5 * free) * Math.cos(9 * free) * (1 - free));
    if (t >= APPEAR && t < GONE) this.#point(t, mix(FROM, TO, pull), place);
    else this.#hand.hide();
    if (t < PRESS || t > RELEASE + ROCKS) return this.#letGo();
    if (!this.#isHolding) this.#isHolding = this.#game.grab();
    this.#game.drag(angle - this.#angle);
    this.#angle = angle;
  }

  #letGo(): void {
    if (this.#isHolding) this.#game.letGo();
    this.#isHolding = false;
    this.#angle = FROM;
  }

  #point(t: number, angle: number, { x, y, r }: { x: number; y: number; r: number }): void {
    const away = 1 - ramp(t, APPEAR, PRESS - 0.08) + ramp(t, RELEASE, GONE);
    const reach = r * REACH;
    this.#hand.move(x + Math.cos(angle) * reach + away * r * 0.9, y + Math.sin(angle) * reach + away * r * 1.1);
    this.#hand.press(t >= PRESS - 0.05 && t < RELEASE);
  }

  leave(): void {
    this.#hand.hide();
    if (!this.#isDone) this.#letGo();
    this.#isDone = true;
  }
}
