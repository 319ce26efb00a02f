import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, easeOut, mix } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Point } from './polygon.ts';
import { poseOf, progressOf } from './tablets.ts';

const FIRST_STROKE_S = 0.45;
const STROKE_S = 0.34;
const REST_S = 0.32;
/** A wave is cut when its last fee is this far down. */
const RIPE = 0.36;
const GIANT_RIPE_AGE_S = 0.95;
/** A fee is cut at the latest when it is this far down. */
const URGENT = 0.62;

/** Plays the ad: waits for a wave of fees and cuts through it in one stroke. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  #way: Point[] = [];
  #from: Point | undefined;
  #at: Point | undefined;
  #since = 0;
  #isDone = false;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
  }

  play(t: number, dt: number): void {
    if (this.#isDone) return;
    this.#since += dt;
    if (!this.#game.isPlaying) return this.#hand.hide();
    if (this.#way.length > 0) this.#stroke();
    else this.#wait(t);
  }

  #wait(t: number): void {
    const way = this.#plan();
    const first = way[0];
    if (!first && this.#game.isInvitation) this.#hand.hide();
    if (!first || t < 0.2) return;
    this.#at ??= { x: first.x + 40, y: first.y + 150 };
    const near = easeOut(Math.min(1, this.#since / REST_S)) * 0.35;
    this.#at = { x: mix(this.#at.x, first.x, near), y: mix(this.#at.y, first.y, near) };
    this.#show(this.#at, false);
    if (this.#since < REST_S || t < FIRST_STROKE_S || !this.#isRipe()) return;
    this.#way = way;
    this.#since = 0;
    this.#from = undefined;
    this.#game.press();
  }

  #isRipe(): boolean {
    const { tablets, fallS } = this.#game;
    const [first] = tablets;
    if (first?.plate.isGiant) return first.age >= GIANT_RIPE_AGE_S;
    const low = tablets.map((tablet) => progressOf(tablet, fallS)).filter((p) => p > 0.14);
    if (low.length === 0) return false;
    return Math.min(...low) >= RIPE || Math.max(...low) >= URGENT;
  }

  /** Through the middles of all fees, from beyond the first to beyond the last. */
  #plan(): Point[] {
    const { tablets, layout, fallS } = this.#game;
    const near = tablets.filter((tablet) => (tablet.plate.isGiant ? tablet.age > 0 : progressOf(tablet, fallS) > 0.14));
    const poses = near.map((tablet) => poseOf({ ...tablet, age: tablet.age + (tablet.plate.isGiant ? 0 : STROKE_S * 0.5) }, layout, fallS));
    poses.sort((a, b) => a.x - b.x);
    const [first, last] = [poses[0], poses.at(-1)];
    if (!first || !last) return [];
    const out = (pose: { w: number; h: number }) => ({ x: pose.w * 0.66, y: pose.h * 0.62 });
    const [before, after] = [out(first), out(last)];
    const inside = (x: number) => clamp(x, 14, layout.width - 26);
    return [{ x: inside(first.x - before.x), y: first.y + before.y }, ...poses, { x: inside(last.x + after.x), y: last.y - after.y }];
  }

  #stroke(): void {
    const t = Math.min(1, this.#since / STROKE_S);
    const at = (part: number): Point => {
      const place = easeInOut(part) * (this.#way.length - 1);
      const [a, b] = [this.#way[Math.floor(place)], this.#way[Math.ceil(place)]];
      const f = place - Math.floor(place);
      return { x: mix(a?.x ?? 0, b?.x ?? 0, f), y: mix(a?.y ?? 0, b?.y ?? 0, f) };
    };
    // In small steps, so that the trail is round and no fee is jumped over.
    const begin = this.#from ? Math.max(0, t - 1 / 30 / STROKE_S) : 0;
    for (let i = 1; i <= 6; i++) {
      const to = at(mix(begin, t, i / 6));
      this.#game.stroke(this.#from ?? to, to);
      this.#from = to;
    }
    this.#at = this.#from;
    if (this.#from) this.#show(this.#from, true);
    if (t < 1) return;
    this.#way = [];
    this.#since = 0;
    this.#game.release();
  }

  #show({ x, y }: Point, isDown: boolean): void {
    const { scale } = this.#game.layout;
    this.#hand.move(x * scale, y * scale);
    this.#hand.press(isDown);
  }

  leave(): void {
    this.#hand.hide();
    this.#isDone = true;
  }
}
