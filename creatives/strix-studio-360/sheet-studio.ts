import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { project, toView } from './camera.ts';
import { drawBar, drawDark, toScreen } from './dark-studio.ts';
import type { Look } from './look.ts';
import { type Box, DEGREES, EMPTY, FRAME, type LayerName, layers, PICTURES, SHEET, sheetCamera, sheetView, toCell, toDestination } from './sheet.ts';
import { drawSide } from './side-view.ts';
import type { Vec3 } from './solid.ts';
import type { Studio } from './studio.ts';
import { toPicture } from './turning.ts';

const RADIANS = Math.PI / 180;

/** The fallback without a graphics card: 36 pictures of the same car, painted and lit by adding layers. */
export class SheetStudio implements Studio {
  readonly element: HTMLCanvasElement;
  /** It is always ready: it shows the side view until the pictures are there. */
  readonly isReady = true;
  readonly #stage: Stage;
  readonly #layer: Layer;
  readonly #sheet: HTMLImageElement;
  readonly #picture = sprite();
  readonly #tint = sprite();
  readonly #mask = featheredFrame();
  #empty: HTMLCanvasElement | undefined;

  /** `onLoad`: the pictures have come; what was drawn without them is to be drawn again. */
  constructor(stage: Stage, sheet: HTMLImageElement, onLoad: () => void) {
    this.#stage = stage;
    this.#sheet = sheet;
    this.#layer = createLayer(stage);
    this.element = this.#layer.element;
    if (!sheet.complete) sheet.addEventListener('load', onLoad);
  }

  get #hasSheet(): boolean {
    return this.#sheet.complete && this.#sheet.naturalWidth > 0;
  }

  /** A sheet that goes alone is smaller (turntable-alone.ts). */
  get #scale(): number {
    return this.#sheet.naturalWidth / SHEET.width;
  }

  prepare(): void {}

  resize(): void {
    this.#layer.resize();
  }

  draw(look: Look): void {
    const { context } = this.#layer;
    drawDark(context, this.#stage, look);
    if (!this.#hasSheet) {
      drawSide(context, this.#stage, look);
      drawBar(context, look, toScreen(look, this.#stage), look.camera.reach);
      return;
    }
    const box = toDestination(look.camera, this.#stage);
    context.imageSmoothingQuality = 'high';
    context.globalAlpha = 0.3 * look.bar + 0.7 * look.key;
    this.#drawEmpty(context, box);
    context.globalAlpha = 1;
    const turn = toTurn(look);
    const first = Math.floor(turn);
    this.#compose(look, toPicture(first * DEGREES, PICTURES));
    context.drawImage(this.#picture.canvas, box.x, box.y, box.width, box.height);
    if (turn > first) {
      this.#compose(look, toPicture((first + 1) * DEGREES, PICTURES));
      context.globalAlpha = ramp(turn - first, 0.25, 0.75);
      context.drawImage(this.#picture.canvas, box.x, box.y, box.width, box.height);
      context.globalAlpha = 1;
    }
    drawBar(
      context,
      look,
      (point) => {
        const { x, y } = project(sheetView, 0, point);
        return [box.x + x * box.width, box.y + y * box.height];
      },
      sheetCamera.reach,
    );
  }

  place(look: Look, point: Vec3) {
    const { camera } = look;
    if (!this.#hasSheet) {
      const { x, y } = project(toView(camera, this.#stage.width / this.#stage.height), 0, point);
      return { x: x * this.#stage.width, y: y * this.#stage.height };
    }
    const box = toDestination(camera, this.#stage);
    const { x, y } = project(sheetView, toTurn(look) * DEGREES * RADIANS, point);
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }

  /** The empty studio; where the stage is higher it ends softly. */
  #drawEmpty(context: CanvasRenderingContext2D, box: Box): void {
    const { wide, width, height, top } = EMPTY;
    const k = this.#scale;
    this.#empty ??= bakeSprite(width, height, 1, (pen) => {
      pen.drawImage(this.#sheet, 0, top * k, width * k, height * k, 0, 0, width, height);
      pen.globalCompositeOperation = 'destination-in';
      fade(pen, [0, height], 0.25);
    });
    const more = (wide - 1) / 2;
    context.drawImage(this.#empty, box.x - box.width * more, box.y - box.height * more, box.width * wide, box.height * wide);
  }

  /** One angle of the car in the present paint, rims and lamps, its edges fading into the empty studio. */
  #compose(look: Look, picture: number): void {
    const out = this.#picture;
    out.globalCompositeOperation = 'copy';
    this.#add(out, 'base', picture);
    out.globalCompositeOperation = 'lighter';
    this.#fillTint(look, picture);
    out.drawImage(this.#tint.canvas, 0, 0);
    this.#add(out, look.rim, picture);
    if (look.lamps > 0) {
      out.globalAlpha = look.lamps;
      this.#add(out, 'lamps', picture);
      out.globalAlpha = 1;
    }
    out.globalCompositeOperation = 'destination-in';
    out.drawImage(this.#mask, 0, 0);
    if (look.key >= 1) return;
    out.fillStyle = lightOn(out, look);
    out.fillRect(0, 0, FRAME.width, FRAME.height);
  }

  #add(context: CanvasRenderingContext2D, name: LayerName, picture: number): void {
    const { x, y, width, height } = toCell(name, picture);
    const top = FRAME.height * layers[name].from;
    const k = this.#scale;
    context.drawImage(this.#sheet, x * k, y * k, width * k, height * k, 0, top, FRAME.width, FRAME.height - top);
  }

  /** The grey layer multiplied by the paint; a fresh paint runs along the car behind a wet edge. */
  #fillTint(look: Look, picture: number): void {
    const tint = this.#tint;
    tint.globalCompositeOperation = 'source-over';
    tint.fillStyle = '#000';
    tint.fillRect(0, 0, FRAME.width, FRAME.height);
    this.#add(tint, 'tint', picture);
    tint.globalCompositeOperation = 'multiply';
    const at = mix(-0.15, 1, look.wipe);
    const gradient = tint.createLinearGradient(0, 0, FRAME.width, 0);
    gradient.addColorStop(Math.max(0, Math.min(1, at)), look.paint.hex);
    gradient.addColorStop(Math.max(0, Math.min(1, at + 0.07)), look.wipe < 1 ? mixColour(look.paint.hex, '#ffffff', 0.55) : look.paint.hex);
    gradient.addColorStop(Math.max(0, Math.min(1, at + 0.11)), look.before.hex);
    tint.fillStyle = look.wipe >= 1 ? look.paint.hex : gradient;
    tint.fillRect(0, 0, FRAME.width, FRAME.height);
  }
}

/** How many pictures the turntable has gone on: whole ones when it stands. */
function toTurn({ yaw, isTurning }: Look): number {
  const turn = yaw / RADIANS / DEGREES;
  return isTurning ? turn : Math.round(turn);
}

/** Before the softboxes burn, only what the running strip of light passes is seen, and the contour by the bar. */
function lightOn(context: CanvasRenderingContext2D, { key, bar, sweep }: Look): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, FRAME.width, 0);
  const calm = Math.max(key, 0.2 * bar);
  for (let i = 0; i <= 20; i++) {
    const near = Math.exp(-(((i / 20 - mix(-0.3, 1.3, sweep)) / 0.13) ** 2));
    gradient.addColorStop(i / 20, `rgb(0 0 0 / ${Math.min(1, calm + near * 0.85)})`);
  }
  return gradient;
}

function sprite(): CanvasRenderingContext2D {
  const context = bakeSprite(FRAME.width, FRAME.height, 1, () => {}).getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  return context;
}

/** Opaque in the middle, clear at the edges. */
function featheredFrame(): HTMLCanvasElement {
  return bakeSprite(FRAME.width, FRAME.height, 1, (pen) => {
    fade(pen, [FRAME.width, 0], 0.045);
    pen.globalCompositeOperation = 'destination-in';
    fade(pen, [0, FRAME.height], 0.06);
  });
}

/** Fills with black that is clear at both ends of a way; `soft`: the share of it in which it comes and goes. */
function fade(pen: CanvasRenderingContext2D, [x, y]: readonly [number, number], soft: number): void {
  const gradient = pen.createLinearGradient(0, 0, x, y);
  for (const [at, colour] of [
    [0, 'transparent'],
    [soft, '#000'],
    [1 - soft, '#000'],
    [1, 'transparent'],
  ] as const)
    gradient.addColorStop(at, colour);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, 2000, 2000);
}
