import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { disc, linear } from '#creative-sdk/soft.ts';
import { BOLTS } from './fees.ts';
import type { Layout } from './layout.ts';
import { conic, glow } from './paint.ts';
import { type Palette, STEEL } from './palette.ts';
import type { Point } from './polygon.ts';
import { drawFloor, drawWall } from './room.ts';
import { BRUSHED, bevel, brush, knob } from './steel.ts';

/** The picture is a little larger than the stage: a shaken one shows no edge. */
const SPARE = 5;
/** The frame's outer edge, where the bolts stand, and the door's depth: in radii of the door. */
const FRAME = 1.17;
const BOLT_AT = 0.85;
const DEEP = 0.3;
/** The door swings a little beyond a right angle, radians; before that it turns by so much. */
const WIDE_OPEN = 1.88;
const TURN = 0.7;

interface VaultState {
  /** 0 shut … 1 wide open. */
  readonly open: number;
  /** How many bolts have been won. */
  readonly lit: number;
}

/** A bank's strongroom: wall, floor and chamber are one picture, the door is another and swings before it. */
export class Vault {
  readonly #layout: Layout;
  readonly #palette: Palette;
  readonly #room: HTMLCanvasElement;
  readonly #door: HTMLCanvasElement;

  constructor(layout: Layout, palette: Palette, pixelRatio: number) {
    const { vault } = layout;
    this.#layout = layout;
    this.#palette = palette;
    this.#door = bakeSprite(vault.r * 2, vault.r * 2, pixelRatio, (c) => {
      c.translate(vault.r, vault.r);
      c.scale(vault.r, vault.r);
      drawDoor(c);
    });
    this.#room = bakeRoom(layout, this.#door, pixelRatio);
  }

  /** `pan`: how far the room has moved to where the end card has it, 0 … 1. */
  draw(c: CanvasRenderingContext2D, pan: number, { open, lit }: VaultState): void {
    const { vault, hero } = this.#layout;
    const [dx, dy] = panOf(this.#layout);
    const { w, h } = roomSize(this.#layout);
    c.save();
    c.translate(dx * pan, dy * pan);
    c.drawImage(this.#room, -SPARE - dx, -SPARE, w, h);
    c.translate(vault.x, vault.y);
    if (open > 0) {
      c.globalAlpha = open;
      // The chamber's light falls out of it, on the floor too.
      for (const [y, rx, ry] of [
        [0, vault.r * 1.7, vault.r * 1.7],
        [this.#layout.horizon + 70 - vault.y, hero.w, 110],
      ] as const) {
        glow(
          c,
          [0, y, rx, ry],
          [
            [0, withAlpha(STEEL.lamp, y && 0.8)],
            [0.6, withAlpha(STEEL.lamp, 0.4)],
            [1, withAlpha(STEEL.lamp, 0)],
          ],
        );
      }
      c.globalAlpha = 1;
    }
    c.scale(vault.r, vault.r);
    this.#drawLeaf(c, Math.max(0, open * 1.25 - 0.25) * WIDE_OPEN, Math.min(1, open * 4) * TURN, lit);
    c.restore();
  }

  /** The door about its hinge on the right; the chamber's middle is 0, 0 and its radius 1. */
  #drawLeaf(c: CanvasRenderingContext2D, angle: number, turn: number, lit: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.abs(cos);
    // What swings towards the eye grows.
    const tall = 1 + sin * 0.1;
    const front = 1.03 - 1.03 * cos;
    const back = front - DEEP * sin;
    if (sin > 0.01) {
      c.fillStyle = linear(
        c,
        [0, -tall, 0, tall],
        [
          [0, STEEL.light],
          [0.16, STEEL.mid],
          [0.42, STEEL.pale],
          [0.8, STEEL.deep],
          [1, STEEL.dark],
        ],
      );
      c.beginPath();
      c.ellipse(front, 0, reach, tall, 0, -Math.PI / 2, Math.PI / 2);
      c.ellipse(back, 0, reach, tall, 0, Math.PI / 2, Math.PI * 1.5);
      c.fill();
    }
    c.translate(cos > 0 ? front : back, 0);
    c.scale(Math.max(reach, 0.02), tall);
    c.rotate(turn);
    c.drawImage(this.#door, -1, -1, 2, 2);
    for (let i = 0; i < lit; i++) drawLamp(c, boltAt(i), this.#palette);
  }
}

/** From where the vault is at play to where the end card has it. */
const panOf = ({ vault, hero }: Layout) => [hero.x - vault.x, hero.y - vault.y] as const;

function roomSize(layout: Layout): { w: number; h: number } {
  const [dx, dy] = panOf(layout);
  return { w: layout.width + dx + SPARE * 2, h: layout.height - dy + SPARE * 2 };
}

function boltAt(i: number): Point {
  const angle = (i / BOLTS) * Math.PI * 2 - Math.PI / 2;
  return { x: Math.cos(angle) * BOLT_AT, y: Math.sin(angle) * BOLT_AT };
}

function drawLamp(c: CanvasRenderingContext2D, { x, y }: Point, { mint, mintDeep }: Palette): void {
  disc(c, x, y, 0.062);
  c.fillStyle = mint;
  c.fill();
  c.lineWidth = 0.016;
  c.strokeStyle = mintDeep;
  c.stroke();
  disc(c, x - 0.018, y - 0.02, 0.02);
  c.fillStyle = '#ffffff';
  c.fill();
}

function drawDoor(c: CanvasRenderingContext2D): void {
  disc(c, 0, 0, 1);
  c.fillStyle = conic(c, 0.35, BRUSHED);
  c.fill();
  brush(c, 0.7, 0.98);
  bevel(c, 0.985, 0.03);
  bevel(c, 0.7, 0.035, true);
  disc(c, 0, 0, 0.68);
  c.fillStyle = conic(c, 1.2, BRUSHED);
  c.fill();
  brush(c, 0.3, 0.67);
  bevel(c, 0.665, 0.02);
  for (let i = 0; i < BOLTS; i++) knob(c, boltAt(i), 0.055);
  // The wheel, over its own shadow.
  for (const [shift, colour] of [
    [0.035, withAlpha(STEEL.dark, 0.4)],
    [0, ''],
  ] as const) {
    c.save();
    c.translate(shift * 0.7, shift);
    c.lineCap = 'round';
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52];
      for (const [width, tone] of [
        [0.085, STEEL.deep],
        [0.035, STEEL.light],
      ] as const) {
        c.lineWidth = width;
        c.strokeStyle = colour || tone;
        c.beginPath();
        c.moveTo(0, 0);
        c.lineTo(x, y);
        c.stroke();
      }
      if (!colour) knob(c, { x, y }, 0.075);
    }
    disc(c, 0, 0, 0.36);
    c.lineWidth = 0.07;
    c.strokeStyle = colour || conic(c, 0, BRUSHED);
    c.stroke();
    c.restore();
  }
  disc(c, 0, 0, 0.17);
  c.fillStyle = conic(c, 2, BRUSHED);
  c.fill();
  bevel(c, 0.17, 0.025);
}

function bakeRoom(layout: Layout, door: HTMLCanvasElement, pixelRatio: number): HTMLCanvasElement {
  const { horizon, vault } = layout;
  const { w, h } = roomSize(layout);
  const floor = horizon + SPARE;
  const place = (c: CanvasRenderingContext2D) => {
    c.translate(vault.x + panOf(layout)[0] + SPARE, vault.y + SPARE);
    c.scale(vault.r, vault.r);
  };
  const above = bakeSprite(w, floor, pixelRatio, (c) => {
    drawWall(c, w, floor);
    place(c);
    drawFrame(c);
    c.drawImage(door, -1, -1, 2, 2);
  });
  return bakeSprite(w, h, pixelRatio, (c) => {
    c.drawImage(above, 0, 0, w, floor);
    drawFloor(c, { w, h, floor }, above);
    place(c);
    drawChamber(c);
  });
}

function drawFrame(c: CanvasRenderingContext2D): void {
  c.save();
  c.shadowColor = withAlpha(STEEL.dark, 0.75);
  c.shadowBlur = c.getTransform().a * 0.16;
  c.shadowOffsetX = c.getTransform().a * 0.04;
  c.shadowOffsetY = c.getTransform().a * 0.09;
  disc(c, 0, 0, FRAME);
  c.fillStyle = conic(c, 2.4, BRUSHED);
  c.fill();
  c.restore();
  brush(c, 1, FRAME);
  bevel(c, FRAME - 0.012, 0.024);
  bevel(c, 1.03, 0.06, true);
  // The chamber's light shows in the gap.
  disc(c, 0, 0, 1.012);
  c.fillStyle = STEEL.lamp;
  c.shadowColor = STEEL.lamp;
  c.shadowBlur = c.getTransform().a * 0.09;
  c.fill();
  c.fill();
  c.shadowColor = 'transparent';
}

/** What the door shuts away: a lit chamber of gold boxes behind a thick steel jamb. */
function drawChamber(c: CanvasRenderingContext2D): void {
  disc(c, 0, 0, 1);
  c.fillStyle = conic(c, 0.9, [...BRUSHED].reverse());
  c.fill();
  bevel(c, 0.94, 0.05, true);
  bevel(c, 0.88, 0.05);
  disc(c, 0, 0, 0.86);
  c.clip();
  glow(
    c,
    [0, -0.1, 1, 1],
    [
      [0, '#ffffff'],
      [0.4, '#fff0c9'],
      [0.7, '#f0b65a'],
      [1, '#9a5d18'],
    ],
  );
  // Gold boxes in rows on both sides, towards the bright back wall: each has a lit upper and a shaded lower edge.
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const [near, far] = [0.3 * 1.24 ** (i + 0.94), 0.3 * 1.24 ** i];
      for (let row = -4; row < 4; row++) {
        const [top, foot] = [row / 4, (row + 0.93) / 4];
        c.beginPath();
        c.moveTo(far * side, far * top);
        c.lineTo(near * side, near * top);
        c.lineTo(near * side, near * foot);
        c.lineTo(far * side, far * foot);
        c.closePath();
        c.fillStyle = linear(
          c,
          [0, near * top, 0, near * foot],
          [
            [0, '#fff0c4'],
            [0.25, '#eab04e'],
            [1, '#a8691c'],
          ],
        );
        c.fill();
      }
    }
  // The lamp over them fills the chamber.
  glow(
    c,
    [0, -0.1, 0.8, 0.8],
    [
      [0, 'rgb(255 252 240 / 0.95)'],
      [0.4, 'rgb(255 238 190 / 0.55)'],
      [1, 'rgb(255 222 150 / 0)'],
    ],
  );
  bevel(c, 0.84, 0.05, true);
}
