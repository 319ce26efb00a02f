import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Creature } from './creatures.ts';
import { CARD } from './foil.ts';
import { drawSigil } from './sigil.ts';

type Draw = CanvasRenderingContext2D;

/** Width of the gold edge, card units. */
const EDGE = 6;
/** The plate with the name. */
const PLATE = { y: 119, width: 150, height: 27 } as const;
const GEM = { x: 0, y: -127, r: 13 } as const;

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

function gemPath(c: Draw, grow: number): void {
  const { x, y, r } = GEM;
  c.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) * Math.PI) / 4;
    c.lineTo(x + Math.cos(angle) * (r + grow), y + Math.sin(angle) * (r + grow));
  }
  c.closePath();
}

/** Everything of gold as a mask: edge, inner line, corners, the rims of plate and gem. */
export function bakeGold(ratio: number): HTMLCanvasElement {
  return bakeSprite(CARD.width, CARD.height, ratio, (c) => {
    c.translate(CARD.width / 2, CARD.height / 2);
    const ring = (path: (grow: number) => void, outer: number, inner: number) => {
      path(outer);
      c.fill();
      c.globalCompositeOperation = 'destination-out';
      path(inner);
      c.fill();
      c.globalCompositeOperation = 'source-over';
    };
    ring((inset) => framePath(c, inset), 0, EDGE);
    c.lineWidth = 0.8;
    framePath(c, EDGE + 3);
    c.stroke();
    for (const sx of [-1, 1]) for (const sy of [-1, 1]) drawCorner(c, sx, sy);
    ring((grow) => platePath(c, grow), 1.8, 0);
    ring((grow) => gemPath(c, grow), 2.2, 0);
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

/** The dark enamel of plate and gem, with name and sign. */
export function drawPlate(c: Draw, creature: Creature, hasText: boolean): void {
  const enamel = (y: number, h: number) => {
    const gradient = c.createLinearGradient(0, y - h, 0, y + h);
    gradient.addColorStop(0, '#2b1a38');
    gradient.addColorStop(0.5, '#150b1f');
    gradient.addColorStop(1, '#23142e');
    return gradient;
  };
  c.save();
  c.shadowColor = 'rgb(0 0 0 / 0.6)';
  c.shadowBlur = 6;
  platePath(c, 0.5);
  c.fillStyle = enamel(PLATE.y, PLATE.height / 2);
  c.fill();
  gemPath(c, 0.5);
  c.fillStyle = enamel(GEM.y, GEM.r);
  c.fill();
  c.restore();
  const sign = { x: 0, r: 8.5, colour: creature.inks.glow, width: 1.2 };
  drawSigil(c, creature.id, { ...sign, y: GEM.y });
  // Where there must be no text, the sign stands for the name.
  if (!hasText) return drawSigil(c, creature.id, { ...sign, y: PLATE.y });
  c.fillStyle = '#ffefc9';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = '600 17px Fraunces';
  c.fillText(creature.name, 0, PLATE.y + 1);
}
