import { clamp } from '#creative-sdk/motion.ts';
import { develop, type Finish } from './bud-colour.ts';
import { FRAME, type Mark, Sculpture } from './bud-sculpt.ts';

/** The views that are sculpted, degrees: the cap in front … the nozzle in front. */
const FIRST = -50;
const STEP = 12;
const VIEWS = 8;
/** The order in which they are computed: the views of the start and of the end first. */
const ORDER = [0, 1, 7, 2, 6, 3, 5, 4] as const;
/** Rows computed in each frame while the ad runs. */
const ROWS_A_FRAME = 20;

/** How one bud stands. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Degrees: −50 shows the cap, 34 the nozzle. */
  readonly yaw: number;
  /** Radians in the picture. */
  readonly roll: number;
  /** CSS pixels or design units of a head's radius. */
  readonly unit: number;
  readonly isRight: boolean;
}

/** Steps of the soft front of a colour that rises, parts of a sprite's height. */
const SOFT = 0.012;

/** Only the coloured lamps: white on white would burn out. */
const COLOURED = { shell: '#000000', metal: '#000000', isMarked: false, isDim: true } as const;

/** Both earbuds as sprites: one is the other's mirror image, each with its own lamps. Sculpted once, view by view. */
export class Buds {
  readonly #views: (Sculpture | undefined)[] = [];
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  readonly #mark: Mark;
  #unit: number;

  /** `unit`: backing-store pixels of a head's radius. */
  constructor(mark: Mark, unit: number) {
    this.#mark = mark;
    this.#unit = unit;
  }

  /** Computed again only when it would look coarse. */
  fit(unit: number): void {
    if (unit < this.#unit * 1.3 && unit > this.#unit * 0.4) return;
    this.#unit = unit;
    this.#views.length = 0;
    this.#sprites.clear();
  }

  /** Computes a little of what is missing. */
  prepare(): void {
    const next = ORDER.find((view) => !this.#view(view).isDone);
    if (next !== undefined) this.#view(next).carve(ROWS_A_FRAME);
  }

  /** Develops one sprite of this colour, so that the drop does not have to. */
  develop(key: string, finish: Finish): void {
    for (let view = 0; view < VIEWS; view++) {
      if (this.#sprites.has(`${view} ${key}`)) continue;
      this.#sprite(view, key, finish);
      return;
    }
  }

  #view(index: number): Sculpture {
    let view = this.#views[index];
    if (!view) {
      view = new Sculpture(this.#unit, ((FIRST + STEP * index) * Math.PI) / 180, this.#mark);
      this.#views[index] = view;
    }
    return view;
  }

  #sprite(index: number, key: string, finish: Finish): HTMLCanvasElement {
    const name = `${index} ${key}`;
    const known = this.#sprites.get(name);
    if (known) return known;
    const view = this.#view(index);
    view.carve();
    const sprite = document.createElement('canvas');
    sprite.width = view.width;
    sprite.height = view.height;
    sprite.getContext('2d')?.putImageData(new ImageData(develop(view, finish), view.width, view.height), 0, 0);
    this.#sprites.set(name, sprite);
    return sprite;
  }

  /** `rise`: how much of it is drawn, from the stem's end up. */
  draw(context: CanvasRenderingContext2D, pose: Pose, { key, finish, rise = 1 }: { key: string; finish: Finish; rise?: number }): void {
    const at = clamp((pose.yaw - FIRST) / STEP, 0, VIEWS - 1);
    const index = Math.floor(at);
    const part = at - index;
    this.#place(context, pose, (w, h) => {
      const alpha = context.globalAlpha;
      drawRisen(context, this.#sprite(index, key, finish), { w, h, rise });
      if (part < 0.04) return;
      context.globalAlpha = alpha * part;
      drawRisen(context, this.#sprite(index + 1, key, finish), { w, h, rise });
    });
  }

  /** The light of a hit on the bud, added. */
  drawGlow(context: CanvasRenderingContext2D, pose: Pose, glow: string): void {
    const index = Math.round(clamp((pose.yaw - FIRST) / STEP, 0, VIEWS - 1));
    this.#place(context, pose, (w, h) => {
      context.globalCompositeOperation = 'lighter';
      context.drawImage(this.#sprite(index, `glow ${glow}`, { ...COLOURED, rim: glow, glow }), 0, 0, w, h);
    });
  }

  #place(context: CanvasRenderingContext2D, { x, y, roll, unit, isRight }: Pose, draw: (width: number, height: number) => void): void {
    const view = this.#view(0);
    const size = unit / this.#unit;
    context.save();
    context.translate(x, y);
    context.scale(isRight ? -1 : 1, 1);
    context.rotate(roll);
    context.translate(-(FRAME.halfWidth - FRAME.x) * unit, -(FRAME.halfHeight + FRAME.y) * unit);
    draw(view.width * size, view.height * size);
    context.restore();
  }
}

/** Draws a sprite from its foot up; its front is soft and alight. */
function drawRisen(context: CanvasRenderingContext2D, sprite: HTMLCanvasElement, { w, h, rise }: { w: number; h: number; rise: number }): void {
  if (rise >= 1) {
    context.drawImage(sprite, 0, 0, w, h);
    return;
  }
  const from = (start: number, end: number) => {
    const top = clamp(start) * sprite.height;
    const tall = clamp(end) * sprite.height - top;
    if (tall > 1) context.drawImage(sprite, 0, top, sprite.width, tall, 0, (top / sprite.height) * h, w, (tall / sprite.height) * h);
  };
  const front = 1 - rise;
  context.save();
  context.globalAlpha *= 0.32;
  for (let i = 0; i < 10; i++) from(front + i * SOFT, 1);
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha *= 0.55;
  for (let i = 0; i < 6; i++) from(front + i * SOFT, front + (12 - i) * SOFT);
  context.restore();
}
