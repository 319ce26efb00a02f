import { clamp } from '#creative-sdk/motion.ts';
import type { Tone } from '../../ink.ts';
import { toPath } from '../../ink.ts';
import { underLight } from '../../palette.ts';
import type { PlaceId } from '../../places.ts';
import type { Shot } from '../../shot.ts';

/** What the people at a place do at this moment. */
export interface Doing {
  readonly time: number;
  /** 0 … 1: their lantern by night. */
  readonly lit: number;
  readonly isNight: boolean;
  /** 0: arms hang, 1: they wave. */
  readonly raise: number;
}

interface Person {
  /** Where they stand, and how tall, in units of the place and of the person (44 high). */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cloth: Tone;
  readonly hasHat: boolean;
  /** 1 waves to the right. */
  readonly side: 1 | -1;
}

const SKIRT = 'M-6.500 0Q-7-12-5-21H5Q8-12 7.500 0Q0 1.500-6.500 0Z';
const SKIRT_SHADE = 'M1-21H5Q8-12 7.500 0Q4 1 2 .8Q4-10 1-21Z';
const SHIRT = 'M-5-20Q-6.500-28-5.500-33Q-3-35 0-35T5.500-33Q6.500-28 5-20Z';
const SHIRT_SHADE = 'M1-35Q4-35 5.500-33 6.500-28 5-20H2Q4-28 1-35Z';
const NECK = 'M-1.600-38h3.200v4.500q-1.600 1-3.200 0z';
const HEAD = 'M-4-40a4.200 4.600 0 1 1 8.400 0a4.200 4.600 0 1 1-8.400 0z';
const HAIR =
  'M-4.400-39.500q-.6-6.500 4.600-6.500t4.600 5.500q-2-1.500-5-1.800-2.200 1-2.600 4.500-1 .4-1.600-1.700zM-5.500-44a2.600 2.600 0 1 1 4 .5z';
const HAT = 'M-12-41.500Q-4-45 0-51.500 4.500-45 12.500-41.500 0-38.500-12-41.500Z';
const HAT_SHADE = 'M0-51.500Q4.500-45 12.500-41.500 6-40 3-39.900Z';
const ROCK = 'M-34 6Q-30-3-18-5-8-9 4-7 18-8 24-4 32-2 36 6Z';

const folk: Readonly<Partial<Record<PlaceId, readonly Person[]>>> = {
  tea: [
    { x: 54, y: -7, size: 1.12, cloth: 'tile', hasHat: true, side: 1 },
    { x: 73, y: -6, size: 0.7, cloth: 'accent', hasHat: false, side: 1 },
  ],
  cliff: [
    { x: -2, y: -7, size: 1.02, cloth: 'teal', hasHat: true, side: -1 },
    { x: 16, y: -6, size: 0.72, cloth: 'tile', hasHat: false, side: 1 },
  ],
  bar: [
    { x: 84, y: -7, size: 1.08, cloth: 'teal', hasHat: true, side: 1 },
    { x: 64, y: -6, size: 1, cloth: 'accent', hasHat: false, side: -1 },
  ],
};

/** Islanders, large enough to wave; by night each first one carries a lantern. */
export function drawFolk(shot: Shot, id: PlaceId, doing: Doing): void {
  const { context, inks } = shot;
  const people = folk[id] ?? [];
  const middle = people.reduce((sum, { x }) => sum + x / people.length, 0);
  context.save();
  context.translate(middle, 0);
  context.fillStyle = inks.land;
  context.fill(toPath(ROCK));
  context.restore();
  for (const [i, person] of people.entries()) drawPerson(shot, person, i, doing);
}

function drawPerson(shot: Shot, { x, y, size, cloth, hasHat, side }: Person, index: number, { time, lit, isNight, raise }: Doing): void {
  const { context, inks, palette, brand } = shot;
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
  const [hx, hy] = arm(shot, 1, raise * (2.5 + Math.sin(time * 8 + index * 1.3) * 0.42 * clamp(raise)), inks.wall, skin);
  if (isNight && index === 0) {
    context.fillStyle = lit > 0 ? brand.accent : inks.deep;
    context.fillRect(hx - 2.6, hy + 1, 5.2, 7);
    context.fillStyle = inks.deep;
    context.fillRect(hx - 3.2, hy, 6.4, 1.4);
    if (lit > 0) {
      const glow = context.createRadialGradient(hx, hy + 4, 0, hx, hy + 4, 24);
      glow.addColorStop(0, 'rgb(255 226 150 / .85)');
      glow.addColorStop(1, 'rgb(255 200 100 / 0)');
      context.globalAlpha = lit;
      context.fillStyle = glow;
      context.fillRect(hx - 24, hy - 20, 48, 48);
      context.globalAlpha = 1;
    }
  }
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
