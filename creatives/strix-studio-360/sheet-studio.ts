import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { project, toView } from './camera.ts';
import { drawBar, drawDark, drawPool, type Placing, toScreen } from './dark-studio.ts';
import type { Look } from './look.ts';
import { drawPlate } from './plate.ts';
import { type Box, DEGREES, FRAME, type LayerName, layers, PICTURES, SHEET, sheetView, toCell, toDestination } from './sheet.ts';
import { drawSide } from './side-view.ts';
import type { Vec3 } from './solid.ts';
import type { Studio } from './studio.ts';
import { toPicture } from './turning.ts';

const RADIANS = Math.PI / 180;

interface Part {
  readonly box: Box;
  readonly picture: number;
  readonly amount: number;
  readonly isLight: boolean;
}

const WHOLE: Box = { x: 0, y: 0, ...FRAME };

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
  readonly #plate: HTMLCanvasElement;

  /** `onLoad`: the pictures have come; what was drawn without them is to be drawn again. */
  constructor(stage: Stage, sheet: HTMLImageElement, onLoad: () => void) {
    this.#stage = stage;
    this.#sheet = sheet;
    this.#plate = drawPlate(stage.brand.name);
    this.#layer = createLayer(stage);
    this.element = this.#layer.element;
    if (!sheet.complete) sheet.addEventListener('load', onLoad);
  }

  get #hasSheet(): boolean {
    return this.#sheet.complete && this.#sheet.naturalWidth > 0;
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
    const box = toDestination(look.camera, toYaw(look), this.#stage);
    const screen: Placing = (point) => {
      const { x, y } = project(sheetView, 0, point);
      return [box.x + x * box.width, box.y + y * box.height];
    };
    drawPool(context, look, screen);
    drawBar(context, look, screen, look.camera.reach);
    context.imageSmoothingQuality = 'high';
    const turn = toTurn(look);
    const first = Math.floor(turn);
    const next = ramp(turn - first, 0.25, 0.75);
    const parts = [
      [first, 1 - next],
      [first + 1, next],
    ] as const;
    context.save();
    // At a picture's edge its neighbours in the sheet shine through.
    const air = box.width * 0.008;
    context.beginPath();
    context.rect(box.x + air, box.y + air, box.width - 2 * air, box.height - 2 * air);
    context.clip();
    // First the car takes its place from the backdrop, then its light is added.
    for (const isLight of [false, true])
      for (const [at, amount] of parts) if (amount) this.#drawCar(look, { box, picture: toPicture(at * DEGREES, PICTURES), amount, isLight });
    context.restore();
    // Where the plate is in the picture that is seen most.
    this.#drawPlate({ ...look, isTurning: false });
  }

  /** One angle of the car, by so much: the light that it adds, or the light that it leaves. */
  #drawCar(look: Look, { box, picture, amount, isLight }: Part): void {
    const { context } = this.#layer;
    const { x, y, width, height } = isLight ? WHOLE : this.#toSource('left', picture);
    if (isLight) this.#compose(look, picture);
    context.globalAlpha = amount;
    context.globalCompositeOperation = isLight ? 'lighter' : 'multiply';
    context.drawImage(isLight ? this.#picture.canvas : this.#sheet, x, y, width, height, box.x, box.y, box.width, box.height);
  }

  /** The word on the number plate that is seen: the pictures have it empty, for any brand. */
  #drawPlate(look: Look): void {
    const { context } = this.#layer;
    const seen = Math.sin(toYaw(look));
    const [side, at, up] = seen > 0 ? [-1, -2.42, 0.475] : [1, 2.36, 0.575];
    if (Math.abs(seen) < 0.3 || look.key < 1) return;
    const corner = (y: number, z: number) => this.place(look, [at, up + y, side * z]);
    const [start, end, foot] = [corner(0.052, 0.235), corner(0.052, -0.235), corner(-0.052, 0.235)];
    context.save();
    context.globalCompositeOperation = 'multiply';
    context.transform((end.x - start.x) / 288, (end.y - start.y) / 288, (foot.x - start.x) / 64, (foot.y - start.y) / 64, start.x, start.y);
    context.drawImage(this.#plate, 0, 0);
    context.restore();
  }

  place(look: Look, point: Vec3) {
    const { camera } = look;
    const yaw = toYaw(look);
    if (!this.#hasSheet) {
      const { x, y } = project(toView(camera, this.#stage.width / this.#stage.height), yaw, point);
      return { x: x * this.#stage.width, y: y * this.#stage.height };
    }
    const box = toDestination(camera, yaw, this.#stage);
    const { x, y } = project(sheetView, yaw, point);
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }

  /** One angle of the car in the present paint, rims and lamps. */
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
    if (look.key >= 1) return;
    out.globalCompositeOperation = 'destination-in';
    out.fillStyle = lightOn(out, look);
    out.fillRect(0, 0, FRAME.width, FRAME.height);
  }

  /** A sheet that goes alone is smaller (turntable-alone.ts). */
  #toSource(name: LayerName, picture: number): Box {
    const k = this.#sheet.naturalWidth / SHEET.width;
    const { x, y, width, height } = toCell(name, picture);
    return { x: x * k, y: y * k, width: width * k, height: height * k };
  }

  #add(context: CanvasRenderingContext2D, name: LayerName, picture: number): void {
    const { x, y, width, height } = this.#toSource(name, picture);
    const top = FRAME.height * layers[name].from;
    context.drawImage(this.#sheet, x, y, width, height, 0, top, FRAME.width, FRAME.height - top);
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
    for (const [by, colour] of [
      [0, look.paint.hex],
      [0.07, mixColour(look.paint.hex, '#ffffff', 0.55)],
      [0.11, look.before.hex],
    ] as const)
      gradient.addColorStop(clamp(at + by), colour);
    tint.fillStyle = gradient;
    tint.fillRect(0, 0, FRAME.width, FRAME.height);
  }
}

/** How many pictures the turntable has gone on: whole ones when it stands. */
function toTurn({ yaw, isTurning }: Look): number {
  const turn = yaw / RADIANS / DEGREES;
  return isTurning ? turn : Math.round(turn);
}

/** The angle that these pictures show, radians. */
const toYaw = (look: Look) => toTurn(look) * DEGREES * RADIANS;

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
