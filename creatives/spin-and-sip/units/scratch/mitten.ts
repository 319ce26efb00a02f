import { clamp } from '#creative-sdk/motion.ts';
import type { Action } from '#protocol/frame.ts';
import type { Layout } from './layout.ts';
import type { Point } from './mask.ts';

/** Design units a second. */
const SPEED = 640;

/** The hand of whoever plays by keys: held arrows move it. */
export class Mitten {
  at: Point | undefined;
  readonly #held = new Set<Action>();

  get isMoving(): boolean {
    return this.#held.size > 0;
  }

  get isRubbing(): boolean {
    return this.#held.has('ok');
  }

  hold(action: Action, isDown: boolean, { width, pane }: Layout): Point {
    if (isDown) this.#held.add(action);
    else this.#held.delete(action);
    this.at ??= { x: width / 2, y: pane * 0.55 };
    return this.at;
  }

  /** Where it came from and where it is now, if it is in the picture. */
  move(dt: number, { width, pane }: Layout): { readonly from: Point; readonly to: Point } | undefined {
    const from = this.at;
    if (!from) return undefined;
    const held = (action: Action) => (this.#held.has(action) ? SPEED * dt : 0);
    const to = {
      x: clamp(from.x + held('right') - held('left'), 40, width - 40),
      y: clamp(from.y + held('down') - held('up'), 50, pane - 40),
    };
    this.at = to;
    return { from, to };
  }

  release(): void {
    this.#held.clear();
  }
}
