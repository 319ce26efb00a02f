import { clamp, mix } from '#creative-sdk/motion.ts';
import { type Pose, toWorld } from './blade.ts';
import { areaOf, middleOf, type Point, type Polygon, plate } from './polygon.ts';
import { type Cut, scatterSites, shatter } from './shatter.ts';
import { type Coin, type Spark, stepCoin, stepSpark } from './sparks.ts';

/** One shard in flight. Its outline lies round its own middle; `middle` is where that was in the plate. */
export interface Piece extends Point {
  readonly outline: Polygon;
  readonly middle: Point;
  readonly plate: Plate;
  /** The direction in which it tumbles, radians, and how fast. */
  readonly axis: number;
  readonly whirl: number;
  readonly spin: number;
  /** Out of the cut, and away from its middle once the plate has come apart, units a second. */
  readonly part: Point;
  readonly burst: Point;
  readonly endsAt: number;
  readonly scale: number;
  x: number;
  y: number;
  angle: number;
  tumble: number;
  age: number;
  fall: number;
}

export interface Plate {
  readonly key: string;
  readonly w: number;
  readonly h: number;
  readonly isGiant: boolean;
}

/** The light of a cut: a line that fades. */
export interface Flash {
  readonly from: Point;
  readonly to: Point;
  readonly size: number;
  age: number;
}

export interface Smash {
  readonly plate: Plate;
  readonly pose: Pose;
  /** In the plate's own coordinates. */
  readonly cut: Cut;
  /** True when the plate was sliced: only then it turns into coins. */
  readonly isPaid: boolean;
  /** Drawn size over the plate's own. */
  readonly scale: number;
}

const SITES = 14;
const GRAVITY = 420;
export const FLASH_S = 0.34;
/** The halves slide apart this long before they crumble, seconds. */
const HOLD_S = 0.06;

/** Everything that flies after a hit. */
export class Debris {
  pieces: Piece[] = [];
  coins: Coin[] = [];
  sparks: Spark[] = [];
  flashes: Flash[] = [];
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  get isEmpty(): boolean {
    return this.pieces.length + this.coins.length + this.sparks.length + this.flashes.length === 0;
  }

  clear(): void {
    this.pieces = [];
    this.coins = [];
    this.sparks = [];
    this.flashes = [];
  }

  smash(hit: Smash): void {
    const { plate: body, pose, cut } = hit;
    const sites = scatterSites(body.isGiant ? SITES + 4 : SITES, body, cut, this.#random);
    const shards = shatter(plate(body.w, body.h, body.h * 0.1), sites, cut).filter((shard) => areaOf(shard.outline) > 3);
    for (const { outline, side } of shards) this.pieces.push(this.#piece(hit, outline, side));
    if (!hit.isPaid) return;
    const reach = (Math.hypot(body.w, body.h) / 2) * hit.scale;
    const end = (sign: number) => toWorld(pose, { x: cut.at.x + cut.dx * reach * sign, y: cut.at.y + cut.dy * reach * sign });
    this.flashes.push({ from: end(-1.7), to: end(1.7), size: body.isGiant ? 1.15 : 0.7, age: 0 });
    this.#sparkle(end(-0.9), end(0.9), body.isGiant ? 34 : 12);
    this.#pay(pose, body);
  }

  #piece({ plate: body, pose, cut, isPaid, scale }: Smash, outline: Polygon, side: -1 | 1): Piece {
    const random = this.#random;
    const middle = middleOf(outline);
    const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
    const turn = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
    const size = body.isGiant ? 1.6 : 1;
    const away = (30 + 46 * random()) * size;
    const [rx, ry] = [middle.x - cut.at.x, middle.y - cut.at.y];
    const far = Math.hypot(rx, ry) + 14;
    const push = (70 + 120 * random()) * size;
    return {
      ...toWorld({ ...pose }, { x: middle.x * scale, y: middle.y * scale }),
      outline: outline.map((p) => ({ x: p.x - middle.x, y: p.y - middle.y })),
      middle,
      plate: body,
      axis: random() * Math.PI,
      whirl: (random() - 0.5) * 11,
      spin: (random() - 0.5) * 3.6 + side * 0.4,
      part: turn(-cut.dy * side * away + cut.dx * 12, cut.dx * side * away + cut.dy * 12),
      burst: turn((rx / far) * push + (random() - 0.5) * 40, (ry / far) * push + (random() - 0.5) * 40),
      endsAt: isPaid ? mix(0.5, 1.05, random()) : mix(0.5, 0.9, random()),
      scale,
      angle: pose.angle,
      tumble: 0,
      age: 0,
      fall: 0,
    };
  }

  #sparkle(from: Point, to: Point, count: number): void {
    for (let i = 0; i < count; i++) {
      const along = this.#random();
      const direction = this.#random() * Math.PI * 2;
      const speed = 40 + 250 * this.#random() ** 2;
      this.sparks.push({
        x: mix(from.x, to.x, along),
        y: mix(from.y, to.y, along),
        vx: Math.cos(direction) * speed + (to.x - from.x) * 0.5,
        vy: Math.sin(direction) * speed + (to.y - from.y) * 0.5 - 30,
        size: 1 + 2.4 * this.#random() ** 2,
        life: 0.3 + 0.5 * this.#random(),
        age: 0,
      });
    }
  }

  #pay(pose: Pose, body: Plate): void {
    const count = body.isGiant ? 13 : 5;
    for (let i = 0; i < count; i++) {
      const start = toWorld(pose, { x: (this.#random() - 0.5) * pose.w * 0.8, y: (this.#random() - 0.5) * pose.h * 0.7 });
      this.coins.push({
        ...start,
        from: start,
        vx: (start.x - pose.x) * (2.2 + this.#random()) + (this.#random() - 0.5) * 60,
        vy: -60 - 150 * this.#random(),
        wait: 0.16 + 0.34 * this.#random(),
        travel: 0.55 + 0.3 * this.#random(),
        size: (body.isGiant ? 12 : 9) * (0.8 + 0.45 * this.#random()),
        phase: this.#random() * 3,
        age: 0,
      });
    }
  }

  /** Returns whether a coin arrived at `goal`. */
  step(dt: number, goal: Point): boolean {
    for (const piece of this.pieces) stepPiece(piece, dt);
    this.pieces = this.pieces.filter((piece) => piece.age < piece.endsAt);
    for (const spark of this.sparks) stepSpark(spark, dt);
    this.sparks = this.sparks.filter((spark) => spark.age < spark.life);
    for (const flash of this.flashes) flash.age += dt;
    this.flashes = this.flashes.filter((flash) => flash.age < FLASH_S);
    let hasArrived = false;
    for (const coin of this.coins) if (stepCoin(coin, dt, goal)) hasArrived = true;
    this.coins = this.coins.filter((coin) => coin.age < coin.wait + coin.travel);
    return hasArrived;
  }
}

function stepPiece(piece: Piece, dt: number): void {
  piece.age += dt;
  const free = clamp((piece.age - HOLD_S) / 0.25);
  piece.fall += GRAVITY * free * dt * 0.8;
  piece.x += (piece.part.x + piece.burst.x * free) * dt;
  piece.y += (piece.part.y + piece.burst.y * free + piece.fall) * dt;
  piece.angle += piece.spin * free * dt;
  piece.tumble += piece.whirl * free * dt;
}
