import { inkOn, mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Creature } from './creatures.ts';
import { goldGradient } from './foil.ts';
import { drawFrame, framePath } from './frame.ts';
import { star } from './scenery.ts';
import { drawSigil } from './sigil.ts';

type Draw = CanvasRenderingContext2D;

const REST = { x: 0.2, y: -0.1 } as const;

/** The brand's side of a card, around the origin, in card units. */
export function drawBack(c: Draw, brand: Brand): void {
  drawField(c, brand);
  drawRosette(c, brand.accent);
  drawEmblem(c, brand.accent);
  drawRim(c);
}

/** The same side with the lore of one creature on it. */
export function drawLore(c: Draw, brand: Brand, creature: Creature): void {
  drawField(c, brand);
  c.globalAlpha = 0.3;
  drawRosette(c, brand.accent);
  c.globalAlpha = 1;
  const field = mixColour(brand.primary, '#0c0612', 0.62);
  c.fillStyle = withAlpha(field, 0.9);
  c.beginPath();
  c.roundRect(-82, -42, 164, 150, 6);
  c.fill();
  c.strokeStyle = withAlpha(brand.accent, 0.55);
  c.lineWidth = 0.8;
  c.stroke();
  c.fillStyle = withAlpha(field, 0.9);
  c.beginPath();
  c.arc(0, -88, 38, 0, 7);
  c.fill();
  c.stroke();
  drawSigil(c, creature.id, { x: 0, y: -88, r: 25, colour: brand.accent, width: 2 });
  writeLore(c, creature, inkOn(field, '#14120e', '#ffefc9'));
  drawRim(c);
}

function writeLore(c: Draw, { name, lore, force, ward }: Creature, ink: string): void {
  const write = (text: string, size: number, x: number, y: number) => {
    c.font = `600 ${size}px Fraunces`;
    c.fillText(text, x, y);
  };
  c.fillStyle = ink;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  write(name, 20, 0, -21);
  lore.forEach((line, i) => {
    write(line, 13.5, 0, 7 + i * 18);
  });
  for (const [x, label, value] of [
    [-38, COPY.force, force],
    [38, COPY.ward, ward],
  ] as const) {
    write(String(value), 22, x, 76);
    write(label, 10.5, x, 94);
  }
}

function drawField(c: Draw, { primary }: Brand): void {
  framePath(c, 0);
  const field = c.createRadialGradient(0, 0, 10, 0, 0, 175);
  field.addColorStop(0, mixColour(primary, '#ffffff', 0.1));
  field.addColorStop(0.5, primary);
  field.addColorStop(1, mixColour(primary, '#0a0410', 0.66));
  c.fillStyle = field;
  c.fill();
}

/** Guilloche: rosettes of one turned curve, as on a banknote. */
function drawRosette(c: Draw, accent: string): void {
  c.save();
  framePath(c, 11);
  c.clip();
  for (const [radius, swing, petals, turns, alpha] of [
    [104, 40, 8, 10, 0.34],
    [58, 16, 12, 6, 0.6],
    [150, 26, 16, 7, 0.26],
  ] as const) {
    c.strokeStyle = withAlpha(accent, alpha);
    c.lineWidth = 0.55;
    for (let k = 0; k < turns; k++) {
      c.beginPath();
      for (let i = 0; i <= 240; i++) {
        const angle = (i / 240) * Math.PI * 2;
        const r = radius + swing * Math.sin(angle * petals + (k / turns) * Math.PI * 2);
        c.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
      }
      c.stroke();
    }
  }
  c.restore();
}

/** The brand's mark: a nova in a ring. */
function drawEmblem(c: Draw, accent: string): void {
  c.save();
  c.fillStyle = withAlpha('#0c0612', 0.55);
  c.strokeStyle = accent;
  c.lineWidth = 1.6;
  c.beginPath();
  c.arc(0, 0, 34, 0, 7);
  c.fill();
  c.stroke();
  star(c, [0, 0], 30, accent);
  c.rotate(Math.PI / 4);
  star(c, [0, 0], 18, accent);
  c.restore();
}

function drawRim(c: Draw): void {
  c.save();
  framePath(c, 0);
  c.lineWidth = 12;
  c.clip();
  c.strokeStyle = goldGradient(c, REST);
  c.stroke();
  framePath(c, 9);
  c.lineWidth = 0.8;
  c.stroke();
  c.restore();
  drawFrame(c);
}
