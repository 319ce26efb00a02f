import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Point } from './polygon.ts';

export interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  readonly life: number;
  age: number;
}

/** A coin is thrown out of the glass and then drawn to the card. */
export interface Coin {
  x: number;
  y: number;
  readonly from: Point;
  vx: number;
  vy: number;
  /** Seconds before it shows, and on its way. */
  readonly wait: number;
  readonly travel: number;
  readonly size: number;
  readonly phase: number;
  age: number;
}

export function stepSpark(spark: Spark, dt: number): void {
  spark.age += dt;
  const drag = Math.exp(-2.6 * dt);
  spark.vx *= drag;
  spark.vy = spark.vy * drag + 160 * dt;
  spark.x += spark.vx * dt;
  spark.y += spark.vy * dt;
}

/** Returns true in the step in which the coin reaches the goal. */
export function stepCoin(coin: Coin, dt: number, goal: Point): boolean {
  coin.age += dt;
  const t = clamp((coin.age - coin.wait) / coin.travel);
  const pull = t * t * (3 - 2 * t);
  const seconds = t * coin.travel;
  coin.x = mix(coin.from.x + coin.vx * seconds, goal.x, pull);
  coin.y = mix(coin.from.y + coin.vy * seconds + 180 * seconds * seconds, goal.y, pull);
  return t >= 1;
}
