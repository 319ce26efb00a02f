import { bakeSprite } from '#creative-sdk/canvas.ts';
import { type Pen, radial } from '#creative-sdk/gradient.ts';
import { TV } from '#creative-sdk/screen.ts';
import { type Camera, pane } from './camera.ts';
import type { Programme } from './programme.ts';

/** The room out of focus is drawn this small and enlarged: a cheap blur. */
const SMALL = { width: 128, height: 72 } as const;

/** Lights out of focus: the lamp, and the jars. Units of the screen. */
const lights = [
  { x: 1650, y: 180, r: 150, alpha: 0.55 },
  { x: 1460, y: 70, r: 84, alpha: 0.34 },
  { x: 1800, y: 420, r: 96, alpha: 0.26 },
  { x: 1560, y: 560, r: 58, alpha: 0.2 },
] as const;

/** Copies that make the blur. */
const TAPS = 15;

export interface Scenery {
  readonly camera: Camera;
  readonly programme: Programme;
  readonly room: HTMLCanvasElement;
  readonly t: number;
  /** How far the camera has gone down to the glass, 0 … 1. */
  readonly lean: number;
}

/** What lies behind the close-up. */
export class Backdrop {
  readonly #small: HTMLCanvasElement;
  readonly #soft: HTMLCanvasElement;
  readonly #pen: Pen;
  readonly #softPen: Pen;
  readonly #light: HTMLCanvasElement;

  constructor(px: number) {
    [this.#small, this.#pen] = createSmall();
    [this.#soft, this.#softPen] = createSmall();
    this.#light = bakeLight(px);
  }

  draw(pen: Pen, scene: Scenery): void {
    this.#shrink(scene);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(this.#soften(), 0, 0, TV.width, TV.height);
    pen.imageSmoothingQuality = 'low';
    pen.globalCompositeOperation = 'screen';
    const alpha = pen.globalAlpha;
    for (const light of lights) {
      pen.globalAlpha = alpha * light.alpha;
      pen.drawImage(this.#light, light.x - light.r, light.y - light.r, light.r * 2, light.r * 2);
    }
    pen.globalAlpha = alpha;
    pen.globalCompositeOperation = 'source-over';
  }

  /** The average of the picture and its shifted copies, applied twice: no pixel shows even when enlarged fifteen times. */
  #soften(): HTMLCanvasElement {
    const pen = this.#softPen;
    for (let tap = 0; tap < TAPS; tap++) {
      const away = tap ? (tap % 2 ? 0.7 : 1.4) : 0;
      // Each copy is drawn with the alpha that makes the sum a plain average.
      pen.globalAlpha = 1 / (tap + 1);
      pen.drawImage(this.#small, Math.cos(tap * 2.4) * away, Math.sin(tap * 2.4) * away);
    }
    return this.#soft;
  }

  #shrink({ camera, programme, room, t, lean }: Scenery): void {
    const pen = this.#pen;
    const scale = (SMALL.width / TV.width) * camera.zoom;
    pen.setTransform(scale, 0, 0, scale, SMALL.width / 2 - camera.x * scale, SMALL.height / 2 - camera.y * scale);
    drawThroughPane(pen, programme, { t, lean });
    pen.drawImage(room, 0, 0, TV.width, TV.height);
  }
}

/** The landscape moves in the window as the camera goes down to the glass: the sun comes along. Units of the room. */
const PARALLAX = { x: 170, y: 300 } as const;

/** The programme in the picture window; the pen stands in the room. */
export function drawThroughPane(pen: Pen, programme: Programme, { t, lean }: { t: number; lean: number }): void {
  pen.save();
  pen.beginPath();
  pen.rect(pane.x - 1, pane.y - 1, pane.width + 2, pane.height + 2);
  pen.clip();
  pen.translate(pane.x + PARALLAX.x * lean, pane.y + PARALLAX.y * lean);
  pen.scale(pane.width / TV.width, pane.height / TV.height);
  programme.draw(pen, t);
  pen.restore();
}

function createSmall(): [HTMLCanvasElement, Pen] {
  const canvas = bakeSprite(SMALL.width, SMALL.height, 1, () => {});
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Canvas 2D is not available');
  return [canvas, pen];
}

function bakeLight(px: number): HTMLCanvasElement {
  return bakeSprite(200, 200, px, (pen) => {
    pen.fillStyle = radial(
      pen,
      { x: 100, y: 100, r: 99 },
      'rgb(255 196 120 / 0.6) 0, rgb(255 204 132 / 0.72) .8, rgb(255 224 168 / 0.95) .92, rgb(255 206 140 / 0.5) .97, rgb(255 196 120 / 0) 1',
    );
    pen.fillRect(0, 0, 200, 200);
  });
}
