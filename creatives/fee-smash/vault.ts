import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { disc, linear } from '#creative-sdk/soft.ts';
import { drawFace } from './coin.ts';
import { BOLTS } from './fees.ts';
import type { Layout } from './layout.ts';
import { conic, glow } from './paint.ts';
import { type Palette, STEEL } from './palette.ts';
import type { Point } from './polygon.ts';
import { bakeVeil, drawWall } from './room.ts';
import { BRUSHED, bevel, brush, knob } from './steel.ts';

/** The picture is a little larger than the stage: a shaken one shows no edge. */
const SPARE = 5;
/** The frame's outer edge, where the bolts stand, and the door's depth: in radii of the door. */
const FRAME = 1.17;
const BOLT_AT = 0.85;
const DEEP = 0.3;
/** The door swings a little beyond a right angle, radians; before that it turns by so much. */
const WIDE_OPEN = 1.8;
const TURN = 0.7;

interface VaultState {
  /** 0 shut … 1 wide open. */
  readonly open: number;
  /** How many bolts have been won. */
  readonly lit: number;
}

/** A bank's strongroom: wall and chamber and what the floor mirrors of them are one picture, the door is another and swings before it. */
export class Vault {
  readonly #layout: Layout;
  readonly #palette: Palette;
  readonly #room: HTMLCanvasElement;
  readonly #door: HTMLCanvasElement;
  readonly #veil: HTMLCanvasElement;

  constructor(layout: Layout, palette: Palette, pixelRatio: number) {
    const { vault } = layout;
    this.#layout = layout;
    this.#palette = palette;
    this.#door = bakeSprite(vault.r * 2, vault.r * 2, pixelRatio, (c) => {
      c.translate(vault.r, vault.r);
      c.scale(vault.r, vault.r);
      drawDoor(c);
    });
    this.#room = bakeRoom(layout, palette, pixelRatio);
    this.#veil = bakeVeil(roomSize(layout), pixelRatio);
  }

  /** `pan`: how far the room has moved to where the end card has it, 0 … 1. */
  draw(c: CanvasRenderingContext2D, pan: number, { open, lit }: VaultState): void {
    const { vault, horizon, isWide, pan: way } = this.#layout;
    const { w, h } = roomSize(this.#layout);
    const left = -leftOf(this.#layout);
    c.save();
    c.translate(way.x * pan, way.y * pan);
    c.drawImage(this.#room, left, -SPARE, w, h);
    // The floor holds the door once more, upside down.
    for (const side of [-1, 1]) {
      c.save();
      c.translate(vault.x, horizon + (vault.y - horizon) * side);
      c.scale(vault.r, vault.r * side);
      this.#drawLeaf(c, Math.max(0, open * 1.25 - 0.25) * WIDE_OPEN, Math.min(1, open * 4) * TURN, lit);
      c.restore();
      if (side > 0) continue;
      c.drawImage(this.#veil, left, horizon, w, h);
      // An upright stage has the end card's words there.
      c.fillStyle = withAlpha(STEEL.stone, isWide ? 0 : open * 0.85);
      c.fillRect(left, horizon, w, h);
    }
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

/** So much of the room lies left of the stage at play. */
const leftOf = ({ pan }: Layout) => Math.max(0, pan.x) + SPARE;

function roomSize({ width, height, pan }: Layout): { w: number; h: number } {
  return { w: width + Math.abs(pan.x) + SPARE * 2, h: height - pan.y + SPARE * 2 };
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

function bakeRoom(layout: Layout, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  const { horizon, vault, drawers } = layout;
  const { w, h } = roomSize(layout);
  const floor = horizon + SPARE;
  const above = bakeSprite(w, floor, pixelRatio, (c) => {
    drawWall(c, w, floor, { x: drawers.x && drawers.x + SPARE, y: drawers.y });
    c.translate(vault.x + leftOf(layout), vault.y + SPARE);
    c.scale(vault.r, vault.r);
    drawFrame(c);
    drawChamber(c, palette);
  });
  return bakeSprite(w, h, pixelRatio, (c) => {
    c.drawImage(above, 0, 0, w, floor);
    c.translate(0, floor * 2);
    c.scale(1, -1);
    c.drawImage(above, 0, 0, w, floor);
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

/** What the door shuts away: a lit chamber behind a thick steel jamb, the savings on its shelves. */
function drawChamber(c: CanvasRenderingContext2D, palette: Palette): void {
  disc(c, 0, 0, 1);
  c.fillStyle = conic(c, 0.9, [...BRUSHED].reverse());
  c.fill();
  bevel(c, 0.94, 0.05, true);
  bevel(c, 0.88, 0.05);
  disc(c, 0, 0, 0.86);
  c.clip();
  glow(
    c,
    [0, -0.7, 1.6, 1.6],
    [
      [0, '#fff3cf'],
      [0.3, '#d99b45'],
      [0.7, '#8a5520'],
      [1, '#4a2b0c'],
    ],
  );
  for (const shelf of [-0.24, 0.24, 0.72]) {
    for (let i = 0; i < 8; i++) drawStack(c, i * 0.22 - 0.77, shelf, 3 + ((i * 5 + shelf * 25) % 6), palette);
    drawCoin(c, shelf, palette);
    for (const [y, colour] of [
      [0, STEEL.light],
      [0.02, STEEL.deep],
      [0.06, withAlpha('#2a1604', 0.5)],
    ] as const) {
      c.fillStyle = colour;
      c.fillRect(-1, shelf + y, 2, 0.05);
    }
  }
  bevel(c, 0.84, 0.05, true);
}

/** One of them stands before the stacks and shows its face. */
function drawCoin(c: CanvasRenderingContext2D, shelf: number, palette: Palette): void {
  c.save();
  c.translate(shelf - 0.12, shelf - 0.13);
  c.scale(0.13, 0.13);
  drawFace(c, palette, 0.4);
  c.restore();
}

/** A stack of the coins that the fees became; `y` is its foot. */
function drawStack(c: CanvasRenderingContext2D, x: number, y: number, count: number, { mint, mintPale, mintDeep, mintInk }: Palette): void {
  for (let i = 0; i < count; i++) {
    const top = y - i * 0.042;
    for (const [down, r, colours] of [
      [0, 0.1, [mintInk, mintDeep, mintInk]],
      [0.014, 0.1, [mintDeep, mint, mintPale, mint, mintDeep]],
      [0.034, 0.1, [mintPale, '#ffffff', mint]],
      [0.034, 0.078, [mint, mintPale, mint]],
    ] as const) {
      c.fillStyle = linear(
        c,
        [x - 0.1, 0, x + 0.1, 0],
        colours.map((colour, at) => [at / (colours.length - 1), colour] as const),
      );
      disc(c, x, top - 0.03 - down, r, 0.32);
      c.fill();
    }
  }
}
