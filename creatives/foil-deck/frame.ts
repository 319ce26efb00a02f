import { bakeSprite } from '#creative-sdk/canvas.ts';
import { type Creature, type CreatureId, creatures } from './creatures.ts';
import { CARD, goldGradient } from './foil.ts';
import { drawSigil } from './sigil.ts';

type Draw = CanvasRenderingContext2D;

/** Width of the gold edge, card units. */
export const EDGE = 6;
/** The plate with the name. */
const PLATE = { y: 119, width: 150, height: 27 } as const;
/** Where the plate of a spell bears its power. */
export const POWER = { x: 31, y: PLATE.y + 1, size: 23 } as const;

/** The outline of a card around the origin, drawn in by `inset`. */
export function framePath(c: Draw, inset: number): void {
  const { width, height, radius } = CARD;
  c.beginPath();
  c.roundRect(-width / 2 + inset, -height / 2 + inset, width - inset * 2, height - inset * 2, Math.max(1, radius - inset));
}

function platePath(c: Draw, grow: number): void {
  const { y, width, height } = PLATE;
  const [w, h] = [width / 2 + grow * 1.4, height / 2 + grow];
  c.beginPath();
  c.moveTo(-w, y);
  c.lineTo(-w + h * 0.8, y - h);
  c.lineTo(w - h * 0.8, y - h);
  c.lineTo(w, y);
  c.lineTo(w - h * 0.8, y + h);
  c.lineTo(-w + h * 0.8, y + h);
  c.closePath();
}

/** The frame's gold as a mask: edge, inner line, corners. */
export function bakeGold(ratio: number): HTMLCanvasElement {
  return bakeSprite(CARD.width, CARD.height, ratio, (c) => {
    c.translate(CARD.width / 2, CARD.height / 2);
    c.lineWidth = EDGE;
    framePath(c, EDGE / 2);
    c.stroke();
    c.lineWidth = 0.8;
    framePath(c, EDGE + 3);
    c.stroke();
    for (const sx of [-1, 1]) for (const sy of [-1, 1]) drawCorner(c, sx, sy);
  });
}

/** A stepped corner piece with a lozenge. */
function drawCorner(c: Draw, sx: number, sy: number): void {
  c.save();
  c.translate((sx * CARD.width) / 2, (sy * CARD.height) / 2);
  c.scale(-sx, -sy);
  c.beginPath();
  for (const [x, y] of [
    [5, 5],
    [34, 5],
    [27, 9],
    [20, 9],
    [16, 16],
    [9, 20],
    [9, 27],
    [5, 34],
  ] as const)
    c.lineTo(x, y);
  c.fill();
  c.beginPath();
  for (const [x, y] of [
    [20, 15],
    [24, 19],
    [20, 23],
    [16, 19],
  ] as const)
    c.lineTo(x, y);
  c.fill();
  c.restore();
}

/** Light and dark lines that give the gold its bevel. */
export function drawFrame(c: Draw): void {
  for (const [inset, colour, width] of [
    [0.5, 'rgb(255 246 214 / 0.75)', 1],
    [EDGE - 0.4, 'rgb(50 24 4 / 0.7)', 0.9],
    [EDGE * 0.55, 'rgb(90 52 8 / 0.35)', 0.8],
  ] as const) {
    framePath(c, inset);
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.stroke();
  }
}

/** The dark enamel of the plate in its rim of gold, with name and sign. */
export function drawPlate(c: Draw, creature: Creature, hasText: boolean): void {
  drawEnamel(c);
  const sign = { x: 0, y: PLATE.y, r: 8.5, colour: creature.inks.glow, width: 1.2 };
  // Where there must be no text, the sign stands for the name.
  if (!hasText) return drawSigil(c, creature.id, sign);
  letter(c, creature.name, { ...POWER, x: 0, size: 18 });
}

export function letter(c: Draw, text: string, { x, y, size }: Readonly<Record<'x' | 'y' | 'size', number>>): void {
  c.fillStyle = '#ffefc9';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = `600 ${size}px Fraunces`;
  c.fillText(text, x, y);
}

/** The plate of a card that was made of others: their signs, and what they are worth together. */
export function drawSpellPlate(c: Draw, hand: readonly CreatureId[], power: number): void {
  drawEnamel(c);
  for (const [k, id] of hand.entries()) drawSigil(c, id, { x: k * 21 - 55, y: PLATE.y, r: 8, colour: creatures[id].inks.glow, width: 1.4 });
  letter(c, `${power}`, POWER);
}

function drawEnamel(c: Draw): void {
  c.shadowColor = 'rgb(0 0 0 / 0.6)';
  c.shadowBlur = 6;
  platePath(c, 1.8);
  c.fillStyle = goldGradient(c, { x: 0.2, y: -0.1 });
  c.fill();
  c.shadowColor = 'transparent';
  platePath(c, 0);
  c.fillStyle = '#1a0d22';
  c.fill();
}
