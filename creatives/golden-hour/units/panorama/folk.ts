import { type Print, toPath } from '../../ink.ts';
import { STANDING } from '../../landmarks.ts';
import { drawPerson, type Person, ROCK } from '../../person.ts';
import type { PlaceId } from '../../places.ts';
import type { Shot } from '../../shot.ts';

/** What the people at a place do at this moment. */
export interface Doing {
  /** 0 … 1: their lantern by night. */
  readonly lit: number;
  readonly isNight: boolean;
  /** 0: arms hang, 1: they wave. */
  readonly raise: number;
}

const folk: Readonly<Partial<Record<PlaceId, readonly Person[]>>> = {
  tea: [
    { x: 56, y: -5, size: 0.78, cloth: 'tile', hasHat: true, side: 1 },
    { x: 69, y: -5, size: 0.5, cloth: 'accent', hasHat: false, side: 1 },
  ],
  cliff: [
    { x: 0, y: -5, size: 0.72, cloth: 'teal', hasHat: true, side: -1 },
    { x: 13, y: -5, size: 0.5, cloth: 'tile', hasHat: false, side: 1 },
  ],
  bar: [
    { x: 83, y: -5, size: 0.76, cloth: 'teal', hasHat: true, side: 1 },
    { x: 69, y: -5, size: 0.7, cloth: 'accent', hasHat: false, side: -1 },
  ],
};

/** Three far away, on the bridge of the cliffs. */
export const walkers: readonly Print[] = [
  { tone: 'accent', d: STANDING, at: [-16, -70, 0.72] },
  { tone: 'deep', d: STANDING, at: [-6, -67.5, 0.78] },
  { tone: 'teal', d: STANDING, at: [12, -67.5, 0.72] },
];

/** Islanders, large enough to wave; by night each first one carries a lantern. */
export function drawFolk(shot: Shot, id: PlaceId, { lit, isNight, raise }: Doing): void {
  const { context, inks } = shot;
  const people = folk[id] ?? [];
  const middle = people.reduce((sum, { x }) => sum + x / people.length, 0);
  context.save();
  context.translate(middle, 0);
  context.scale(0.75, 0.75);
  context.fillStyle = inks.land;
  context.fill(toPath(ROCK));
  context.restore();
  for (const [index, person] of people.entries())
    drawPerson(shot, person, { index, raise }, isNight && index === 0 ? (x, y) => drawLantern(shot, lit, x, y) : undefined);
}

function drawLantern({ context, inks, brand }: Shot, lit: number, x: number, y: number): void {
  context.fillStyle = lit > 0 ? brand.accent : inks.deep;
  context.fillRect(x - 2.6, y + 1, 5.2, 7);
  context.fillStyle = inks.deep;
  context.fillRect(x - 3.2, y, 6.4, 1.4);
  if (lit === 0) return;
  const glow = context.createRadialGradient(x, y + 4, 0, x, y + 4, 24);
  glow.addColorStop(0, 'rgb(255 226 150 / .85)');
  glow.addColorStop(1, 'rgb(255 200 100 / 0)');
  context.globalAlpha = lit;
  context.fillStyle = glow;
  context.fillRect(x - 24, y - 20, 48, 48);
  context.globalAlpha = 1;
}
