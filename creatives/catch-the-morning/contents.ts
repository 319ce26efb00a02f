import { bakeSprite } from '#creative-sdk/canvas.ts';
import { easeOutBack, mix, ramp } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { linear, radial } from '#creative-sdk/soft.ts';
import { INNER } from './bowl.ts';
import type { Game } from './game.ts';
import type { Resting } from './heap.ts';
import { INGREDIENTS, type Kind } from './kinds.ts';
import type { Larder } from './larder.ts';
import { OPENING } from './layout.ts';
import { Milk } from './milk.ts';
import type { Pouring } from './pouring.ts';
import { splashAt, tossedAt } from './splash.ts';

type Draw = CanvasRenderingContext2D;

/** The splash stays within this, rim radii. */
const AREA = { left: -1.75, top: -1.75, width: 3.5, height: 2.1 } as const;
/** Pixels of the screen to a cell of the milk. */
const COARSE = 1.5;
/** The stream falls here, behind the heap. */
const STREAM_X = -0.06;
const STREAM_Y = -0.16;
/** The end of the stream is drawn out over this, rim radii. */
const TAPER = 0.9;
/** Flakes of the bed that every bowl starts with. */
const FLAKES = 90;
/** Flakes that the pouch pours, and how long one falls, seconds. */
const GRAINS = 56;
const FALL_S = 0.34;

/** What is in the bowl. All in rim radii round the middle of the rim. */
export class Contents {
  readonly #larder: Larder;
  readonly #unit: number;
  readonly #behind: Milk;
  readonly #before: Milk;
  readonly #pixels: number;
  #bed: HTMLCanvasElement | undefined;

  /** `unit`: design units to a rim radius in play, which is what the morsels are sized for. */
  constructor(larder: Larder, unit: number, pixelsPerRadius: number) {
    this.#larder = larder;
    this.#unit = unit;
    this.#pixels = pixelsPerRadius;
    const cell = Math.max(0.0125, COARSE / pixelsPerRadius);
    this.#behind = new Milk(AREA, cell);
    this.#before = new Milk(AREA, cell);
  }

  /** From above the picture into the bowl. `high`: rim radii up to the picture's edge. */
  drawStream(c: Draw, { head, tail }: Pouring, high: number): void {
    if (head <= 0 || tail >= 1) return;
    const top = mix(-high - 0.3, STREAM_Y, tail);
    const bottom = mix(-high - 0.3, STREAM_Y, head);
    c.beginPath();
    const edge = (y: number, side: number) =>
      STREAM_X +
      side * (0.1 - 0.02 * ramp(y, -high, 0)) * (tail > 0 ? ramp(y, top - 0.02, top + TAPER) ** 0.6 : 1) +
      0.016 * noise1(y * 3 - head * 2 + tail * 6, side);
    for (let i = 0; i <= 20; i++) c.lineTo(edge(mix(top, bottom, i / 20), -1), mix(top, bottom, i / 20));
    c.ellipse(STREAM_X, bottom, 0.085, 0.1, 0, Math.PI, 0, true);
    for (let i = 20; i >= 0; i--) c.lineTo(edge(mix(top, bottom, i / 20), 1), mix(top, bottom, i / 20));
    c.fillStyle = linear(
      c,
      [STREAM_X - 0.1, 0, STREAM_X + 0.1, 0],
      [
        [0, '#efe2d8'],
        [0.22, '#fffefa'],
        [0.4, '#fffdf6'],
        [0.75, '#e6d8d0'],
        [1, '#f6cfae'],
      ],
    );
    c.fill();
  }

  drawBehind(c: Draw, game: Game): void {
    this.#drawBed(c);
    const { splash, level, granola } = game.pouring;
    this.#drawGranola(c, granola);
    if (level > 0) drawPool(c, level * 0.999);
    if (splash > 0) this.#behind.draw(c, splashAt(splash).back);
    this.#drawTossed(c, game, true);
  }

  drawHeap(c: Draw, { heap, pouring }: Game): void {
    c.save();
    c.beginPath();
    c.rect(-3, -6, 6, 6);
    c.ellipse(0, 0, 0.97, OPENING * 0.97, 0, 0, Math.PI);
    c.clip();
    for (const resting of heap.resting) this.#drawResting(c, resting, pouring.level);
    c.restore();
  }

  drawBefore(c: Draw, game: Game): void {
    const { level, splash } = game.pouring;
    if (level > 0) drawShore(c, level);
    if (splash > 0) this.#before.draw(c, splashAt(splash).front);
  }

  drawOver(c: Draw, game: Game): void {
    this.#drawTossed(c, game, false);
  }

  /** From the mouth of the pouch to behind the heap. */
  #drawGranola(c: Draw, time: number): void {
    for (let i = 0; i < GRAINS; i++) {
      const part = (time - i * 0.011) / FALL_S;
      if (part <= 0 || part >= 1) continue;
      c.save();
      c.translate(noise1(i * 1.7, 3) * mix(0.22, 0.5, part) - 0.08, mix(-1.25, 0.1, part * part) + noise1(i * 2.3, 5) * 0.1);
      c.rotate(i + part * 3);
      this.#larder.drawStill(c, 'oat', (i * 5) / 14, 0.12);
      c.restore();
    }
  }

  #drawBed(c: Draw): void {
    this.#bed ??= this.#bakeBed();
    c.drawImage(this.#bed, -1, -0.5, 2, 1);
  }

  #bakeBed(): HTMLCanvasElement {
    return bakeSprite(2, 1, this.#pixels, (c) => {
      c.translate(1, 0.5);
      c.beginPath();
      c.ellipse(0, 0.012, INNER, OPENING * INNER, 0, 0, 7);
      c.clip();
      for (let i = 0; i < FLAKES; i++) {
        const angle = i * 2.4;
        const ring = 0.9 * Math.sqrt(((i * 37) % FLAKES) / FLAKES);
        const y = 0.09 + Math.sin(angle) * ring * OPENING * 0.85;
        c.save();
        c.translate(Math.cos(angle) * ring, y);
        c.rotate(noise1(i * 1.7, 3) * 1.4);
        this.#larder.drawStill(c, 'oat', (i * 5) / 14, 0.115);
        c.restore();
      }
      c.globalCompositeOperation = 'multiply';
      c.fillStyle = linear(
        c,
        [-0.9, -0.2, 0.8, 0.2],
        [
          [0, '#8d6a5c'],
          [0.5, '#d3b198'],
          [1, '#f2dcc0'],
        ],
      );
      c.fillRect(-1, -0.5, 2, 1);
    });
  }

  #radius(kind: Kind): number {
    return INGREDIENTS[kind].radius / this.#unit;
  }

  #drawResting(c: Draw, { kind, seat, pose, lean, fromX, fromY, settled }: Resting, level: number): void {
    const part = easeOutBack(settled);
    const x = mix(fromX, seat.x, part);
    const y = mix(fromY, seat.near * OPENING - seat.up + 0.02, part);
    const radius = this.#radius(kind);
    c.save();
    c.translate(x, y);
    c.save();
    c.rotate(lean * 0.8);
    // Honey sinks in: what is seen of it is the gold of the flake under it.
    this.#larder.drawStill(c, kind === 'honey' && settled > 0.5 ? 'oat' : kind, pose, radius);
    c.restore();
    if (level > 0 && seat.layer < 2) drawMeniscus(c, radius, level);
    c.restore();
  }

  #drawTossed(c: Draw, { heap, pouring }: Game, isBehind: boolean): void {
    const kinds = [...new Set(heap.caught), ...heap.caught];
    tossedAt(pouring.splash).forEach(({ x, y, pose, lean }, i) => {
      const kind = kinds[i];
      if (!kind || i % 2 === (isBehind ? 0 : 1)) return;
      c.save();
      c.translate(x, y);
      c.rotate(kind === 'honey' ? 0 : lean);
      this.#larder.draw(c, kind, pose, this.#radius(kind) * (isBehind ? 0.92 : 1.06));
      c.restore();
    });
  }
}

/** Milk rising between the pieces. */
function drawPool(c: Draw, level: number): void {
  c.save();
  c.globalAlpha = Math.min(1, level * 1.6);
  c.beginPath();
  c.ellipse(0, mix(0.12, 0.02, level), INNER * mix(0.9, 0.995, level), OPENING * INNER * mix(0.8, 0.99, level), 0, 0, 7);
  c.fillStyle = linear(
    c,
    [-0.9, -0.1, 0.9, 0.16],
    [
      [0, '#e2d3cd'],
      [0.4, '#fffaf2'],
      [0.8, '#fff6ea'],
      [1, '#f3d9c2'],
    ],
  );
  c.fill();
  c.restore();
}

/** The milk climbs a little at each piece it surrounds. */
function drawMeniscus(c: Draw, radius: number, level: number): void {
  c.save();
  c.globalAlpha = level;
  c.translate(0, radius * 0.86);
  c.scale(1, 0.52);
  c.fillStyle = radial(
    c,
    [0, 0, radius * 1.25],
    [
      [0, '#fffaf2'],
      [0.62, '#fff8ee'],
      [1, 'rgb(255 248 238 / 0)'],
    ],
  );
  c.beginPath();
  c.arc(0, 0, radius * 1.25, 0, 7);
  c.fill();
  c.restore();
}

/** Milk along the near inner wall. */
function drawShore(c: Draw, level: number): void {
  c.save();
  c.globalAlpha = level;
  c.lineWidth = 0.07;
  c.strokeStyle = 'rgb(255 250 242 / 0.95)';
  c.beginPath();
  c.ellipse(0, 0.0, INNER * 0.985, OPENING * INNER * 0.95, 0, 0.1, Math.PI - 0.1);
  c.stroke();
  c.restore();
}
