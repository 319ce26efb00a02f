import { mix, ramp } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { OPENING } from './layout.ts';
import type { Drop } from './milk.ts';

/** Rim radii per second squared. */
const GRAVITY = 3.1;
const ARMS = 17;
const BEADS = 8;
/** From bead to bead in an arm, seconds of the splash. */
const APART = 0.038;
/** The splash's own time at which it stands still for good. */
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
    const angle = (arm + 0.35 * (chance(arm, 1) - 0.5)) * ((Math.PI * 2) / ARMS);
    const near = Math.sin(angle);
    const isFront = near > 0.25;
    const rise = mix(1.7, 3.1, chance(arm, 2)) * (isFront ? 0.52 : 1) * (1 + 0.24 * Math.abs(Math.cos(angle)));
    const out = mix(0.5, 0.95, chance(arm, 3));
    addArm(isFront ? front : back, { time, angle, rise, out, thick: mix(0.8, 1.25, chance(arm, 4)) });
  }
  addWall(back, time);
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
    const height = fly(age, rise * (1 - 0.06 * bead));
    const ring = 0.62 + out * age * (1 - 0.1 * part);
    const waist = bead === 0 ? 0.062 : mix(0.03, 0.088, part * part);
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

const TOSSES = [
  { x: -0.55, out: -0.75, rise: 3.7 },
  { x: 0.42, out: 0.62, rise: 4.3 },
  { x: -0.1, out: -0.2, rise: 4.9 },
  { x: 0.7, out: 1.05, rise: 3.1 },
  { x: -0.8, out: -0.95, rise: 2.75 },
  { x: 0.16, out: 0.2, rise: 3.55 },
] as const;

export function tossedAt(time: number): readonly Tossed[] {
  if (time <= 0.02) return [];
  return TOSSES.map(({ x, out, rise }, i) => ({
    x: x * 0.7 + out * time,
    y: -0.25 - fly(time, rise),
    pose: chance(i, 21) + time * (chance(i, 22) - 0.3) * 1.2,
    lean: (chance(i, 23) - 0.5) * 1.6 + time * 0.6,
  }));
}
