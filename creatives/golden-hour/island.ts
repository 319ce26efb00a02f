import { clamp } from '#creative-sdk/motion.ts';
import { createRandom, fbm1 } from '#creative-sdk/random.ts';

export type Point = readonly [x: number, y: number];

/** What an island is made from. Units of the world; it stands on y = 0, up is negative. */
export interface IslandPlan {
  readonly half: number;
  readonly high: number;
  readonly seed: number;
  /** Rock towers; fewer is a mesa, more is a ridge. */
  readonly towers: number;
}

/** An island as outlines; flanks are what the light from one side touches. */
export interface Island {
  readonly half: number;
  readonly top: number;
  readonly body: readonly Point[];
  readonly eastFlanks: readonly (readonly Point[])[];
  readonly westFlanks: readonly (readonly Point[])[];
  /** The canopy along the shore. */
  readonly grove: readonly Point[];
  /** Where people light lamps. */
  readonly lamps: readonly Point[];
}

interface Tower {
  readonly x: number;
  readonly half: number;
  readonly high: number;
}

const STEP = 2.5;

export function growIsland({ half, high, seed, towers }: IslandPlan): Island {
  const random = createRandom(seed);
  const peaks = raiseTowers({ half, high, seed, towers }, random);
  const body: Point[] = [];
  for (let x = -half; x <= half; x += STEP) body.push([x, -heightAt(x, half, peaks, seed)]);
  return {
    half,
    top: Math.min(...body.map(([, y]) => y)),
    body,
    eastFlanks: peaks.map((tower) => flank(body, tower, 1, random)),
    westFlanks: peaks.map((tower) => flank(body, tower, -1, random)),
    grove: plantGrove(half, high, random),
    lamps: Array.from({ length: Math.round(half / 14) }, () => [(random() * 1.4 - 0.7) * half, -2 - random() * high * 0.16] as const),
  };
}

function raiseTowers({ half, high, towers }: IslandPlan, random: () => number): Tower[] {
  const tallest = Math.floor(towers * (0.3 + random() * 0.4));
  return Array.from({ length: towers }, (_, i) => {
    const across = towers === 1 ? 0 : (i / (towers - 1)) * 2 - 1;
    const share = i === tallest ? 1 : 0.42 + random() * 0.4 - Math.abs(across) * 0.18;
    return {
      x: across * half * 0.62 + (random() - 0.5) * half * 0.12,
      half: (half / Math.sqrt(towers)) * (0.5 + random() * 0.3),
      high: high * share,
    };
  });
}

/** Limestone: steep flanks, rounded shoulders, a broken crest. */
function heightAt(x: number, half: number, towers: readonly Tower[], seed: number): number {
  const shore = 1 - clamp(Math.abs(x) / half) ** 6;
  const rock = towers.reduce((tallest, tower) => Math.max(tallest, tower.high * profile((x - tower.x) / tower.half)), 0);
  const skirt = rockSkirt(towers) * 0.2 * (1 - (x / half) ** 2);
  const height = Math.max(rock, skirt);
  return Math.max(0, shore * height * (1 + 0.22 * fbm1(x / 13, 3, seed) + 0.1 * fbm1(x / 4.5, 2, seed + 9)));
}

const profile = (u: number) => Math.max(0, 1 - Math.abs(u) ** 1.7) ** 0.86;
const rockSkirt = (towers: readonly Tower[]) => Math.max(...towers.map((tower) => tower.high));

/** From the tower's peak down one side, and back up inside the rock along a broken line. */
function flank(body: readonly Point[], tower: Tower, side: 1 | -1, random: () => number): Point[] {
  const near = body.filter(([x]) => Math.abs(x - tower.x) < tower.half * 0.4);
  const peak = near.reduce((best, point) => (point[1] < best[1] ? point : best), near[0] ?? [tower.x, 0]);
  const down: Point[] = [];
  let last = peak;
  for (const point of side === 1 ? body : [...body].reverse()) {
    if ((point[0] - peak[0]) * side < 0) continue;
    if (point[1] < last[1] - 2.5 || (point[0] - peak[0]) * side > tower.half * 1.05) break;
    down.push(point);
    last = point;
  }
  const foot = down.at(-1) ?? peak;
  const back: Point[] = [];
  for (let k = 0.88; k > 0.1; k -= 0.13) {
    const y = peak[1] + (foot[1] - peak[1]) * k;
    const edge = down.find((point) => point[1] >= y) ?? foot;
    back.push([edge[0] + (peak[0] - edge[0]) * (0.3 + random() * 0.42), y + random() * 2]);
  }
  return [...down, ...back];
}

function plantGrove(half: number, high: number, random: () => number): Point[] {
  const points: Point[] = [[-half * 0.96, 0]];
  for (let x = -half * 0.92; x < half * 0.92; ) {
    const width = 5 + random() * 8;
    const tall = (3 + random() * high * 0.09) * (1 - (x / half) ** 4);
    for (let a = 0.15; a < 1; a += 0.23) points.push([x + width * a, -tall - Math.sin(Math.PI * a) * width * 0.36]);
    x += width;
  }
  return [...points, [half * 0.96, 0]];
}

/** SVG path data, one decimal. */
export function toPathData(points: readonly Point[]): string {
  return points.length < 3 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const round = (v: number) => Math.round(v * 10) / 10;

/** The far range: rolling, seamless over `period`; lowest around zero, where the sun goes down. */
export function growRange(period: number, high: number): Point[] {
  const points: Point[] = [[-period / 2, 1]];
  for (let x = -period / 2; x <= period / 2; x += 4) points.push([x, -rangeHeight(x / period, high)]);
  return [...points, [period / 2, 1]];
}

/** Waves per period and their phases, turns. */
const waves = [
  [2, 0.3, 0.34],
  [5, 0.62, 0.3],
  [11, 0.1, 0.2],
  [17, 0.8, 0.13],
  [31, 0.45, 0.1],
  [53, 0.2, 0.06],
] as const;

function rangeHeight(turn: number, high: number): number {
  const roll = waves.reduce((sum, [count, phase, gain]) => sum + gain * (1 - Math.abs(Math.sin(Math.PI * (count * turn + phase))) * 1.3), 0.45);
  const gap = 1 - 0.4 * Math.exp(-((turn * 9) ** 2));
  return high * Math.max(0.12, roll) * gap;
}
