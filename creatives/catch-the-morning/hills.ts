import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { fbm1, noise1 } from '#creative-sdk/random.ts';
import { fillSoft, linear } from '#creative-sdk/soft.ts';
import type { Layout } from './layout.ts';
import type { Hour, Palette } from './palette.ts';

type Draw = CanvasRenderingContext2D;

interface Sheet {
  readonly down: number;
  readonly rise: number;
  readonly wave: number;
  readonly seed: number;
  readonly trees: number;
  readonly drift: number;
  readonly end: number;
}

/** Sheets of paper, the farthest first. Lengths in design units; `down`: from the horizon to the middle of the edge, in parts of the land's height. */
const SHEETS: readonly Sheet[] = [
  { down: -0.02, rise: 40, wave: 74, seed: 11, trees: 0, drift: 2, end: 8 },
  { down: 0.13, rise: 30, wave: 96, seed: 5, trees: 0, drift: 5, end: 18 },
  { down: 0.29, rise: 30, wave: 120, seed: 23, trees: 12, drift: 9, end: 34 },
  { down: 0.5, rise: 26, wave: 150, seed: 31, trees: 9, drift: 14, end: 56 },
  { down: 0.79, rise: 9, wave: 210, seed: 47, trees: 0, drift: 22, end: 92 },
];
/** Beyond the picture's sides, and below its foot, for the camera's moves. */
const MARGIN = 26;
const ROOM_ABOVE = 70;
/** The camera's moves are measured on a picture so high. */
const DESIGN_HEIGHT = 600;

interface Cut {
  readonly top: number;
  readonly dawn: HTMLCanvasElement;
  readonly day: HTMLCanvasElement;
}

/** Five sheets of cut paper with their shadows on each other. */
export class Hills {
  readonly #cuts: readonly Cut[];
  readonly #layout: Layout;

  constructor(palette: Palette, layout: Layout, ratio: number) {
    this.#layout = layout;
    this.#cuts = SHEETS.map((sheet, index) => ({
      top: edgeOf(sheet, layout) - ROOM_ABOVE,
      dawn: bakeSheet(sheet, layout, coloursOf(palette.dawn, index), ratio),
      day: bakeSheet(sheet, layout, coloursOf(palette.day, index), ratio),
    }));
  }

  /** `look`: where the camera looks, −1 … 1. `near`: how far it went in, 0 … 1. */
  draw(c: Draw, day: number, look: number, near: number): void {
    const { width, height } = this.#layout;
    this.#cuts.forEach(({ top, dawn, day: noon }, i) => {
      const sheet = SHEETS[i];
      if (!sheet) return;
      const x = -MARGIN - look * sheet.drift;
      const y = top - near * sheet.end * (height / DESIGN_HEIGHT);
      const high = ((width + 2 * MARGIN) * dawn.height) / dawn.width;
      c.globalAlpha = 1;
      if (day < 1) c.drawImage(dawn, x, y, width + 2 * MARGIN, high);
      c.globalAlpha = day;
      if (day > 0) c.drawImage(noon, x, y, width + 2 * MARGIN, high);
    });
    c.globalAlpha = 1;
  }
}

function edgeOf({ down }: Sheet, { horizon, height }: Layout): number {
  return horizon + down * (height - horizon);
}

interface SheetColours {
  readonly base: string;
  readonly light: string;
  readonly shadow: string;
}

function coloursOf({ hills }: Hour, index: number): SheetColours {
  const base = hills[index] ?? '#888888';
  return { base, light: mixColour(base, '#fff0cf', 0.38), shadow: mixColour(base, '#0d2233', 0.62) };
}

function bakeSheet(sheet: Sheet, layout: Layout, { base, light, shadow }: SheetColours, ratio: number): HTMLCanvasElement {
  const wide = layout.width + 2 * MARGIN;
  const high = layout.height - edgeOf(sheet, layout) + ROOM_ABOVE + sheet.end * (layout.height / DESIGN_HEIGHT);
  const outline = (c: Draw, sink = 0) => traceSheet(c, sheet, { wide, high, sink });
  return bakeSprite(wide, high, Math.min(2, ratio), (c) => {
    drawTrees(c, sheet, wide, { base, light, shadow });
    fillSoft(c, 10, withAlpha(shadow, 0.5), (s) => outline(s, -3));
    c.beginPath();
    outline(c);
    c.fillStyle = linear(
      c,
      [0, ROOM_ABOVE - sheet.rise, 0, ROOM_ABOVE + 130],
      [
        [0, mixColour(base, light, 0.5)],
        [0.35, base],
        [1, mixColour(base, shadow, 0.26)],
      ],
    );
    c.fill();
    c.save();
    c.clip();
    drawInlays(c, sheet, { wide, high, base, light, shadow });
    drawFibres(c, wide, high, sheet.seed);
    // The paper's own thickness catches the light.
    c.lineWidth = 1.6;
    c.strokeStyle = withAlpha(light, 0.9);
    c.beginPath();
    outline(c, 0.2);
    c.stroke();
    c.restore();
  });
}

/** More cuts in the same sheet: its fields. */
function drawInlays(c: Draw, sheet: Sheet, { wide, high, base, light, shadow }: SheetColours & { wide: number; high: number }): void {
  for (let i = 1; i <= 3; i++) {
    const sink = i * (sheet.rise * 0.5 + 12) + 5 * i * i;
    const own = { ...sheet, seed: sheet.seed + i * 0.6, wave: sheet.wave * (1 + i * 0.12) };
    fillSoft(c, 6, withAlpha(shadow, 0.34), (s) => traceSheet(s, own, { wide, high, sink: sink - 2 }));
    c.beginPath();
    traceSheet(c, own, { wide, high, sink });
    c.fillStyle = mixColour(base, i % 2 ? light : shadow, 0.1 + 0.02 * i);
    c.fill();
    c.lineWidth = 0.8;
    c.strokeStyle = withAlpha(light, 0.4);
    c.stroke();
  }
}

function drawFibres(c: Draw, wide: number, high: number, seed: number): void {
  c.lineWidth = 0.6;
  for (let i = 0; i < 320; i++) {
    const x = (noise1(i * 1.7, seed) * 0.5 + 0.5) * wide;
    const y = (noise1(i * 2.3 + 40, seed) * 0.5 + 0.5) * high;
    const bend = noise1(i * 0.9, seed + 2) * 4;
    c.strokeStyle = i % 2 ? 'rgb(255 255 255 / 0.07)' : 'rgb(20 20 40 / 0.05)';
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(x + 3, y + bend, x + 6, y + bend * 0.4);
    c.stroke();
  }
}

function traceSheet(c: Draw, { rise, wave, seed }: Sheet, size: { wide: number; high: number; sink: number }): void {
  const { wide, high, sink } = size;
  const edge = (x: number) => ROOM_ABOVE + sink - ridgeAt(x, rise, wave, seed);
  c.moveTo(-10, high + 10);
  for (let x = -10; x <= wide + 10; x += 4) c.lineTo(x, edge(x));
  c.lineTo(wide + 10, high + 10);
  c.closePath();
}

const ridgeAt = (x: number, rise: number, wave: number, seed: number) => fbm1(x / wave + seed * 3.7, 3, seed) * rise;

/** Slender trees of two leaves of paper, in groves, that stand behind the sheet's edge. */
function drawTrees(c: Draw, { rise, wave, seed, trees }: Sheet, wide: number, { base, light, shadow }: SheetColours): void {
  for (let i = 0; i < trees; i++) {
    const grove = noise1(Math.floor(i / 3) * 3.1 + 0.5, seed + 9) * 0.5 + 0.5;
    const x = wide * (0.05 + 0.9 * grove) + (i % 3) * 9 + 3 * noise1(i * 2.7, seed);
    const r = 3.6 + 1.5 * noise1(i * 5.3, seed);
    const high = r * 5.6;
    const foot = ROOM_ABOVE - ridgeAt(x, rise, wave, seed) + 3;
    const crown = (s: Draw, half: number) => {
      s.moveTo(x, foot - high);
      s.bezierCurveTo(x + half * 1.5, foot - high * 0.5, x + half * 1.25, foot - 2, x, foot - 2);
      s.bezierCurveTo(x - r * 1.25, foot - 2, x - r * 1.5, foot - high * 0.5, x, foot - high);
    };
    fillSoft(c, 4, withAlpha(shadow, 0.5), (s) => crown(s, r));
    for (const [half, colour] of [
      [r, mixColour(base, shadow, 0.3)],
      [-r * 0.1, mixColour(base, light, 0.16)],
    ] as const) {
      c.beginPath();
      crown(c, half);
      c.fillStyle = colour;
      c.fill();
    }
  }
}
