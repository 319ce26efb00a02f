import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { COPY } from './copy.ts';
import type { Plate } from './debris.ts';
import type { Fee } from './fees.ts';
import { traceRosette } from './guilloche.ts';
import { type Palette, STEEL } from './palette.ts';

/** Room round the plate in its sprite, parts of its height: for its thickness and its shadow. */
export const ROOM = 0.3;
export const cornerOf = ({ h }: { h: number }) => h * 0.13;

interface Glass {
  readonly plate: Plate;
  readonly fee: Fee;
  /** Without words, for the thumbnail. */
  readonly isBlank: boolean;
}

/** A plate of cut smoked glass: dark, so that its words are read on bright steel. */
export function bakeGlass({ plate, fee, isBlank }: Glass, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  const { w, h } = plate;
  const room = h * ROOM;
  return bakeSprite(w + room * 2, h + room * 2, pixelRatio, (c) => {
    c.translate(room + w / 2, room + h / 2);
    drawThickness(c, plate, palette);
    drawBody(c, plate);
    drawEngraving(c, plate, palette);
    drawFacets(c, plate, palette);
    drawGloss(c, plate);
    drawRims(c, plate, palette);
    if (!isBlank) drawLabel(c, plate, fee);
  });
}

function box(c: CanvasRenderingContext2D, { w, h }: Plate, inset = 0, [dx, dy] = [0, 0]): void {
  c.beginPath();
  c.roundRect(-w / 2 + inset + dx, -h / 2 + inset + dy, w - inset * 2, h - inset * 2, Math.max(1, cornerOf({ h }) - inset * 0.8));
}

/** The side below and right, seen through itself. */
function drawThickness(c: CanvasRenderingContext2D, plate: Plate, { edge }: Palette): void {
  const deep = plate.h * 0.1;
  c.save();
  c.shadowColor = 'rgb(2 3 4 / 0.55)';
  c.shadowBlur = plate.h * 0.22 * c.getTransform().a;
  c.shadowOffsetY = plate.h * 0.12 * c.getTransform().a;
  const steps = 12;
  for (let i = steps; i > 0; i--) {
    const far = i / steps;
    box(c, plate, 0, [deep * 0.42 * far, deep * far]);
    c.lineWidth = plate.h * 0.016;
    c.strokeStyle = far > 0.85 ? edge : 'rgb(20 44 46 / 0.75)';
    c.stroke();
    c.shadowColor = 'transparent';
  }
  c.restore();
}

function drawBody(c: CanvasRenderingContext2D, plate: Plate): void {
  const { w, h } = plate;
  box(c, plate);
  c.fillStyle = linear(
    c,
    [-w * 0.4, -h / 2, w * 0.4, h / 2],
    [
      [0, 'rgb(62 88 92 / 0.93)'],
      [0.3, 'rgb(22 40 43 / 0.94)'],
      [0.65, 'rgb(8 20 21 / 0.96)'],
      [1, 'rgb(30 56 56 / 0.93)'],
    ],
  );
  c.fill();
}

function drawEngraving(c: CanvasRenderingContext2D, plate: Plate, { edge }: Palette): void {
  const { w, h } = plate;
  c.save();
  box(c, plate, h * 0.09);
  c.clip();
  c.lineWidth = h * 0.0042;
  c.strokeStyle = withAlpha(mixColour(edge, '#ffffff', 0.5), plate.isGiant ? 0.3 : 0.22);
  c.beginPath();
  traceRosette(c, [w * 0.33, h * 0.02, h * 0.62], 14, 0.34);
  c.stroke();
  if (plate.isGiant) {
    c.beginPath();
    traceRosette(c, [-w * 0.52, h * 0.3, h * 0.5], 11, 0.3);
    c.stroke();
  }
  c.restore();
}

/** The four ground sides between the rim and the face: each takes the light in its own way. */
function drawFacets(c: CanvasRenderingContext2D, plate: Plate, { edge }: Palette): void {
  const { w, h } = plate;
  const bevel = h * 0.075;
  const [x, y] = [w / 2, h / 2];
  const facets = [
    [0, -1, 'rgb(255 255 255 / 0.5)'],
    [-1, 0, 'rgb(220 230 255 / 0.3)'],
    [1, 0, withAlpha(edge, 0.2)],
    [0, 1, withAlpha(edge, 0.32)],
  ] as const;
  c.save();
  box(c, plate);
  c.clip();
  for (const [dx, dy, colour] of facets) {
    c.fillStyle = colour;
    c.beginPath();
    if (dx === 0) {
      c.moveTo(-x, y * dy);
      c.lineTo(x, y * dy);
      c.lineTo(x - bevel * 1.5, (y - bevel) * dy);
      c.lineTo(-x + bevel * 1.5, (y - bevel) * dy);
    } else {
      c.moveTo(x * dx, -y);
      c.lineTo(x * dx, y);
      c.lineTo((x - bevel) * dx, y - bevel * 1.5);
      c.lineTo((x - bevel) * dx, -y + bevel * 1.5);
    }
    c.fill();
  }
  c.restore();
}

/** A window's reflection, hard-edged. */
function drawGloss(c: CanvasRenderingContext2D, plate: Plate): void {
  const { w, h } = plate;
  c.save();
  box(c, plate, h * 0.075);
  c.clip();
  c.fillStyle = linear(
    c,
    [0, -h / 2, 0, h / 2],
    [
      [0, 'rgb(255 255 255 / 0.2)'],
      [0.9, 'rgb(255 255 255 / 0.02)'],
    ],
  );
  for (const [from, wide] of [
    [-0.47, 0.2],
    [-0.22, 0.05],
    [0.38, 0.03],
  ] as const) {
    c.beginPath();
    c.moveTo(w * from + h * 0.35, -h / 2);
    c.lineTo(w * (from + wide) + h * 0.35, -h / 2);
    c.lineTo(w * (from + wide) - h * 0.35, h / 2);
    c.lineTo(w * from - h * 0.35, h / 2);
    c.fill();
  }
  c.restore();
}

/** Ground edges catch the lamp. */
function drawRims(c: CanvasRenderingContext2D, plate: Plate, { edge }: Palette): void {
  const { w, h } = plate;
  box(c, plate, h * 0.006);
  c.lineWidth = h * 0.018;
  c.strokeStyle = linear(
    c,
    [-w / 2, -h / 2, w / 2, h / 2],
    [
      [0, '#ffffff'],
      [0.35, withAlpha(edge, 0.75)],
      [0.7, withAlpha(edge, 0.55)],
      [1, '#ffffff'],
    ],
  );
  c.stroke();
  box(c, plate, h * 0.075);
  c.lineWidth = h * 0.008;
  c.strokeStyle = 'rgb(235 240 255 / 0.42)';
  c.stroke();
}

/** Engraved: the upper edge of each letter lies in its own shade. */
function drawLabel(c: CanvasRenderingContext2D, { w, h, isGiant }: Plate, { label, amount }: Fee): void {
  c.textAlign = 'center';
  for (const [text, largest, y, colour] of [
    [isGiant ? label.toUpperCase() : label, 0.36, 0.04, '#ffffff'],
    [`${COPY.currency}${amount} ${COPY.aYear}`, 0.24, 0.32, STEEL.lamp],
  ] as const) {
    c.font = `700 ${h * largest}px Sora`;
    c.font = `700 ${h * largest * Math.min(1, (w * 0.84) / c.measureText(text).width)}px Sora`;
    for (const [shift, ink] of [
      [-0.014, '#000000'],
      [0, colour],
    ] as const) {
      c.fillStyle = ink;
      c.fillText(text, 0, h * (y + shift));
    }
  }
}
