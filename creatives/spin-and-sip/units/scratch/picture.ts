import { createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { drawSteam, drawTable } from './breakfast.ts';
import type { Layout } from './layout.ts';
import { bakeView, drawSnowman, WINDOW } from './outdoors.ts';
import type { Pen } from './pen.ts';
import { drawArms, drawChild, drawHost, drawTea } from './people.ts';
import { bakeExtent, drawLamp, drawWall, type Extent } from './room.ts';

/** Layers reach beyond the stage by this much, design units, so that they can shift. */
const MARGIN = 16;
/** How far each layer shifts with the visitor's hand, and how much nearer it comes when the pane has opened. */
const OUTSIDE = { shift: 7, near: 0.02 };
const WALL = { shift: 1.5, near: 0.045 };
const TABLE = { shift: -4, near: 0.075 };

/** What one moment of the room shows. */
export interface Moment {
  readonly t: number;
  /** Where the visitor's hand is, −1 … 1 from the middle. */
  readonly look: { readonly x: number; readonly y: number };
  /** How far one has come in through the open pane, 0 … 1. */
  readonly near: number;
  /** The child's greeting: its arm is up (0 … 1), and where in its swing. */
  readonly raise: number;
  readonly wave: number;
  readonly isPouring: boolean;
  readonly sad: number;
}

/** The room behind the glass, in three layers. */
export class Picture {
  readonly #stage: Stage;
  readonly #layer: Layer;
  #layout: Layout;
  #layers;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layer = createLayer(stage);
    this.#layout = layout;
    this.#layers = this.#bake();
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#layers = this.#bake();
  }

  #bake() {
    const { room, width, height, scale } = this.#layout;
    const ratio = this.#stage.pixelRatio * scale * room.scale;
    const extent: Extent = {
      left: (-MARGIN - room.x) / room.scale,
      top: (-MARGIN - room.y) / room.scale,
      right: (width + MARGIN - room.x) / room.scale,
      bottom: (height + MARGIN - room.y) / room.scale,
    };
    const colours = { red: this.#stage.brand.primary, green: this.#stage.brand.accent };
    return {
      extent,
      view: bakeView(ratio),
      wall: bakeExtent(extent, ratio, (c) => drawWall(c, extent, colours)),
      table: bakeExtent(extent, ratio, (c) => {
        drawLamp(c, extent.top, colours.green);
        drawChild(c, colours.red);
        drawHost(c, colours.green);
        drawTable(c, extent, colours.red);
      }),
    };
  }

  draw(moment: Moment): void {
    const { context: c } = this.#layer;
    c.save();
    c.scale(this.#layout.scale, this.#layout.scale);
    this.paint(c, moment);
    c.restore();
  }

  /** Draws in design units on any canvas. */
  paint(c: Pen, { t, look, near, raise, wave, isPouring, sad }: Moment): void {
    const { extent, view, wall, table } = this.#layers;
    const { primary: red } = this.#stage.brand;
    const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
    this.#at(c, OUTSIDE, look, near, () => {
      c.drawImage(view, WINDOW.x - 26, WINDOW.y - 26, WINDOW.width + 52, WINDOW.height + 52);
      drawSnowman(c, look, sad, red);
    });
    this.#at(c, WALL, look, near, () => c.drawImage(wall, extent.left, extent.top, width, height));
    this.#at(c, TABLE, look, near, () => {
      c.drawImage(table, extent.left, extent.top, width, height);
      drawTea(c, t, isPouring);
      drawArms(c, red, raise, wave);
      drawSteam(c, t);
    });
  }

  #at(c: Pen, layer: typeof WALL, look: Moment['look'], near: number, draw: () => void): void {
    const { room } = this.#layout;
    c.save();
    const scale = room.scale * (1 + layer.near * near);
    c.translate(room.x + look.x * layer.shift, room.y + look.y * layer.shift * 0.6 - near * layer.near * 120);
    c.scale(scale, scale);
    draw();
    c.restore();
  }
}
