import { clamp } from '#creative-sdk/motion.ts';
import { type Tone, toPath } from './ink.ts';
import { underLight } from './palette.ts';
import type { Shot } from './shot.ts';

export interface Person {
  /** Where they stand, and how tall, in units of the place and of the person (44 high). */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cloth: Tone;
  readonly hasHat: boolean;
  /** 1 waves to the right. */
  readonly side: 1 | -1;
}

/** What they do at this moment. */
export interface Gesture {
  /** Two who wave do not wave alike. */
  readonly index: number;
  /** 0: arms hang, 1: they wave. */
  readonly raise: number;
}

const SKIRT = 'M-6.5 0Q-7-12-5-21H5Q8-12 7.5 0Q0 1.5-6.5 0Z';
const SKIRT_SHADE = 'M1-21H5Q8-12 7.5 0Q4 1 2 .8Q4-10 1-21Z';
const SHIRT = 'M-5-20Q-6.5-28-5.5-33Q-3-35 0-35T5.5-33Q6.5-28 5-20Z';
const SHIRT_SHADE = 'M1-35Q4-35 5.5-33 6.5-28 5-20H2Q4-28 1-35Z';
const NECK = 'M-1.6-38h3.2v4.5q-1.6 1-3.2 0z';
const HEAD = 'M-4-40a4.2 4.6 0 1 1 8.4 0a4.2 4.6 0 1 1-8.4 0z';
const HAIR = 'M-4.4-39.5q-.6-6.5 4.6-6.5t4.6 5.5q-2-1.5-5-1.8-2.2 1-2.6 4.5-1 .4-1.6-1.7zM-5.5-44a2.6 2.6 0 1 1 4 .5z';
const HAT = 'M-12-41.5Q-4-45 0-51.5 4.5-45 12.5-41.5 0-38.5-12-41.5Z';
const HAT_SHADE = 'M0-51.5Q4.5-45 12.5-41.5 6-40 3-39.9Z';
/** What they stand on. */
export const ROCK = 'M-34 6Q-30-3-18-5-8-9 4-7 18-8 24-4 32-2 36 6Z';

/** An islander, large enough to wave; `hold` draws what is in the hand. */
export function drawPerson(shot: Shot, person: Person, { index, raise }: Gesture, hold?: (x: number, y: number) => void): void {
  const { context, inks, palette, time } = shot;
  const { x, y, size, cloth, hasHat, side } = person;
  const skin = underLight('#a9683c', palette.light);
  const fill = (ink: string, d: string) => {
    context.fillStyle = ink;
    context.fill(toPath(d));
  };
  const bob = raise * Math.abs(Math.sin(time * 6 + index * 1.3)) * 1.2;
  context.save();
  context.translate(x, y - bob);
  context.scale(size * side, size);
  arm(shot, -1, 0, inks.wall, skin);
  fill(inks[cloth], SKIRT);
  fill('rgb(10 16 50 / .22)', SKIRT_SHADE);
  fill(inks.wall, SHIRT);
  fill('rgb(10 16 50 / .2)', SHIRT_SHADE);
  fill(skin, NECK);
  fill(skin, HEAD);
  fill(inks.deep, HAIR);
  if (hasHat) {
    fill(inks.roof, HAT);
    fill('rgb(10 16 50 / .22)', HAT_SHADE);
  }
  const hand = arm(shot, 1, raise * (2.5 + Math.sin(time * 8 + index * 1.3) * 0.42 * clamp(raise)), inks.wall, skin);
  hold?.(...hand);
  context.restore();
}

/** From the shoulder: `turn` 0 hangs, 2.5 is up. Returns where the hand is. */
function arm({ context }: Shot, side: 1 | -1, turn: number, sleeve: string, skin: string): readonly [number, number] {
  const [sx, sy] = [4.6 * side, -32];
  const at = (angle: number, long: number, x: number, y: number) => [x + Math.sin(angle) * long * side, y + Math.cos(angle) * long] as const;
  const elbow = at(0.22 + turn * 0.82, 8, sx, sy);
  const hand = at(0.12 + turn * 1.1, 9, ...elbow);
  context.lineCap = 'round';
  context.lineWidth = 3.6;
  context.strokeStyle = sleeve;
  context.beginPath();
  context.moveTo(sx, sy);
  context.lineTo(...elbow);
  context.stroke();
  context.lineWidth = 3;
  context.strokeStyle = skin;
  context.beginPath();
  context.moveTo(...elbow);
  context.lineTo(...hand);
  context.stroke();
  return hand;
}
