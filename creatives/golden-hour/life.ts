import { print } from './ink.ts';
import type { Lamps } from './lamps.ts';
import { drawPerson, ROCK } from './person.ts';
import type { PlaceId } from './places.ts';
import type { DayShot } from './shot.ts';
import { PAPER } from './sky-lanterns.ts';

/** What a place lives from, and where; fish pass below it, lanterns are let go by the two who stand at x, y. */
interface Life {
  readonly kind: 'steam' | 'fish' | 'lanterns';
  readonly x: number;
  readonly y: number;
  readonly from: readonly [x: number, y: number];
}

const TEAPOT = 'M-6 0Q-9-8-3-10q3-3 6 0 2 0 4 2l4-4 1.5 1Q9-5 7 0ZM-9-8q-5 1-2 6l2-1q-2-3 1-4z';
const FISH = 'M-9 0Q-3-5 5-1L10-4Q9 0 10 4L5 1Q-3 5-9 0Z';
const MANY = 9;

const lives: Readonly<Record<PlaceId, Life>> = {
  market: { kind: 'steam', x: 112, y: 12, from: [26, -6] },
  reef: { kind: 'fish', x: 8, y: 0, from: [0, 9] },
  tea: { kind: 'steam', x: 96, y: 7, from: [96, -4] },
  cliff: { kind: 'steam', x: 1, y: -66, from: [-52, 3] },
  bar: { kind: 'lanterns', x: 83, y: 6, from: [83, -34] },
  stars: { kind: 'lanterns', x: -56, y: 12, from: [-56, -28] },
};

/** Islanders at a place, large enough to wave; what they do there is seen where the place was chosen. Units of the place. */
export function drawLife(shot: DayShot, id: PlaceId, lamps: Lamps): void {
  const { context, inks } = shot;
  const { kind, x, y, from } = lives[id];
  const shown = id === shot.chosen ? shot.life : 0;
  if (kind === 'fish') drawFish(shot, from, shown);
  else if (y > 0) print(context, [{ tone: 'land', d: ROCK, at: [x, y + 2, 0.9] }], inks);
  const isTea = id === 'tea';
  const apart = isTea ? 18 : 8;
  for (const side of [-1, 1] as const)
    drawPerson(
      shot,
      { x: x + side * apart, y, size: (y < 0 ? 0.48 : 0.71) - side * 0.05, cloth: side < 0 === isTea ? 'tile' : 'teal', hasHat: side < 0, side },
      { index: side, raise: shot.raise },
    );
  if (isTea) print(context, [{ tone: 'tile', d: TEAPOT, at: [x, 6, 1] }], inks);
  if (kind === 'steam') drawSteam(shot, from, shown);
  if (kind === 'lanterns') letGo(shot, lamps, { from, shown });
  context.globalAlpha = 1;
}

function drawSteam({ context, time, inks }: DayShot, [x, y]: Life['from'], shown: number): void {
  context.fillStyle = inks.foam;
  context.globalAlpha = shown * 0.6;
  context.beginPath();
  for (let i = 0; i < 2 * MANY; i++) {
    const age = (time * 0.4 + i / 2 / MANY) % 1;
    const radius = Math.sin(age * Math.PI) * 3.6;
    const px = x + Math.sin(age * 6) * 4;
    context.moveTo(px + radius, y - age * 44);
    context.arc(px, y - age * 44, radius, 0, 7);
  }
  context.fill();
}

function drawFish({ context, time, inks }: DayShot, [x, y]: Life['from'], shown: number): void {
  context.globalAlpha = shown * 0.85;
  for (let i = 0; i < MANY; i++) {
    const way = ((time * 9 + i * 31) % 190) - 95;
    const at = [x - way, y + ((i * 7) % 18) + Math.sin(time * 3 + i) * 1.5, 0.5 + (i % 3) * 0.2] as const;
    print(context, [{ tone: i % 2 ? 'accent' : 'tile', d: FISH, at }], inks);
  }
}

function letGo(shot: DayShot, lamps: Lamps, { from: [x, y], shown }: { readonly from: Life['from']; readonly shown: number }): void {
  const { context, time } = shot;
  const inks = { ...shot.inks, glow: shot.brand.primary };
  for (let i = 0; i < MANY; i++) {
    const age = (time * 0.16 + i / MANY) % 1;
    const at = [x + Math.sin(age * 4 + i * 2.4) * (6 + age * 34), y - age * 92, 0.55 + (i % 3) * 0.18] as const;
    const bright = shown * Math.sin(age * Math.PI) ** 0.5;
    lamps.light(shot, at[0], at[1], 1.6 * bright);
    context.globalAlpha = bright;
    print(context, [{ tone: 'glow', d: PAPER, at }], inks);
  }
}
