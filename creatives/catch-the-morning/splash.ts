import { mix, ramp } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { OPENING } from './layout.ts';
import type { Drop } from './milk.ts';
import { POSES } from './morsel.ts';

/** Rim radii per second squared. */
const GRAVITY = 3.1;
const ARMS = 17;
const BEADS = 40;
/** From bead to bead in an arm, seconds of the splash. */
const APART = 0.0078;
/** The time of the splash at which it stops moving. */
export const FROZEN_AT = 0.5;

const chance = (i: number, seed: number) => noise1(i * 7.31 + 0.37, seed) * 0.5 + 0.5;

/** Height over the rim and way outwards of what left the surface `age` seconds ago. */
function fly(age: number, rise: number): number {
  return rise * age - (GRAVITY * age * age) / 2;
}

/** A crown of milk: `back` behind the heap, `front` before it. In rim radii, y down. */
export function splashAt(time: number): { readonly back: readonly Drop[]; readonly front: readonly Drop[] } {
  const back: Drop[] = [];
  const front: Drop[] = [];
  if (time <= 0) return { back, front };
  for (let arm = 0; arm < ARMS; arm++) {
    const angle = (arm + 0.8 * (chance(arm, 1) - 0.5)) * ((Math.PI * 2) / ARMS);
    const isFront = Math.sin(angle) > 0.2;
    const rise = mix(1.7, 3.1, chance(arm, 2)) * (isFront ? mix(0.2, 0.72, chance(arm, 5)) : 1) * (1 + 0.24 * Math.abs(Math.cos(angle)));
    const out = mix(0.5, 0.95, chance(arm, 3));
    addArm(isFront ? front : back, { time, angle, rise, out, thick: mix(isFront ? 0.55 : 0.85, 1.3, chance(arm, 4)) });
  }
  addWall(back, time);
  addLap(front, time);
  addSpray(back, time);
  return { back, front };
}

interface Arm {
  readonly time: number;
  readonly angle: number;
  readonly rise: number;
  readonly out: number;
  readonly thick: number;
}

function addArm(drops: Drop[], { time, angle, rise, out, thick }: Arm): void {
  for (let bead = 0; bead < BEADS; bead++) {
    const age = time - bead * APART;
    const part = bead / (BEADS - 1);
    if (age <= 0) continue;
    const height = fly(age, rise * (1 - 0.0096 * bead));
    const ring = 0.62 + out * age * (1 - 0.1 * part);
    const waist = bead < 3 ? 0.046 - 0.009 * bead : mix(0.023, 0.078, part ** 1.4);
    const grown = ramp(age, 0, 0.12);
    drops.push({ x: Math.cos(angle) * ring, y: Math.sin(angle) * ring * OPENING - Math.max(-0.1, height), r: waist * thick * grown });
  }
}

/** The sheet between the arms, at the back. */
function addWall(drops: Drop[], time: number): void {
  for (let i = 0; i < 26; i++) {
    const angle = Math.PI * (1 - 0.06 + 1.12 * (i / 25));
    for (const level of [0, 0.5, 1]) {
      const height = fly(time, 1.05 + 0.5 * chance(i, 9)) * level;
      const ring = 0.66 + 0.34 * time * level;
      drops.push({
        x: Math.cos(angle) * ring,
        y: Math.sin(angle) * ring * OPENING - Math.max(0, height),
        r: mix(0.11, 0.05, level) * ramp(time, 0, 0.1),
      });
    }
  }
}

/** Milk that laps at the near wall; its foot stays behind the rim. */
function addLap(drops: Drop[], time: number): void {
  for (let i = 0; i < 30; i++) {
    const angle = Math.PI * (0.02 + 0.96 * (i / 29));
    const lap = 0.03 + 0.1 * chance(i * 0.23, 31) * Math.sin(Math.min(1, time * 3) * Math.PI * 0.5);
    drops.push({ x: Math.cos(angle) * 0.86, y: Math.sin(angle) * 0.86 * OPENING + 0.035 - lap, r: 0.062 * ramp(time, 0, 0.12) });
  }
}

function addSpray(drops: Drop[], time: number): void {
  for (let i = 0; i < 16; i++) {
    const age = time - 0.03 - 0.1 * chance(i, 11);
    if (age <= 0) continue;
    const x = (chance(i, 12) - 0.5) * 1.3 + (chance(i, 13) - 0.5) * 4.2 * age;
    const y = -fly(age, mix(2.2, 4.4, chance(i, 14)));
    if (y < 0.1) drops.push({ x, y, r: mix(0.016, 0.048, chance(i, 15) ** 2) });
  }
}

/** A piece that the splash throws up. */
export interface Tossed {
  readonly x: number;
  readonly y: number;
  /** Turns. */
  readonly pose: number;
  readonly lean: number;
}

/** Where they hang when the splash stands, rim radii. */
const TOSSES = [
  { x: -0.96, y: -0.72 },
  { x: -0.72, y: -1.5 },
  { x: 0.02, y: -1.78 },
  { x: 0.55, y: -1.3 },
  { x: 1.04, y: -0.9 },
  { x: 1.16, y: -1.66 },
] as const;
/** They leave the heap from here, and from this part of their way to the side. */
const LEAVES_AT = { y: -0.25, x: 0.45 } as const;

export function tossedAt(time: number): readonly Tossed[] {
  if (time <= 0.02) return [];
  return TOSSES.map(({ x, y }, i) => ({
    x: x * mix(LEAVES_AT.x, 1, time / FROZEN_AT),
    y: LEAVES_AT.y - fly(time, (LEAVES_AT.y - y) / FROZEN_AT + (GRAVITY * FROZEN_AT) / 2),
    pose: Math.round(chance(i, 21) * POSES) / POSES + (time - FROZEN_AT) * (0.5 + chance(i, 22)),
    lean: (chance(i, 23) - 0.5) * 1.6 + time * 0.6,
  }));
}
