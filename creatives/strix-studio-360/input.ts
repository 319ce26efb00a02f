import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { copy } from './copy.ts';
import { element } from './element.ts';
import { type Turning, toTurn } from './turning.ts';
import { shots } from './views.ts';

/** Degrees of a drag over the whole width. */
const DEGREES_PER_WIDTH = 340;

/** Turns the car by drag, flick or arrow keys; a slider for assistive technology. */
export class TurnInput {
  readonly element = element('div', 'grip', { role: 'slider', tabindex: '0', 'aria-label': copy.turn, 'aria-valuemin': '0', 'aria-valuemax': '359' });
  isHeld = false;
  readonly #turning: Turning;
  readonly #isCalm: boolean;
  readonly #onTurn: (degrees: number) => void;
  #from = 0;

  /** `tap`: a press that turned nothing. */
  constructor(stage: Stage, turning: Turning, on: { turn(degrees: number): void; tap(): void }) {
    this.#turning = turning;
    this.#isCalm = stage.reduced;
    this.#onTurn = on.turn;
    onDrag(this.element, {
      start: () => {
        stage.wake();
        this.isHeld = true;
        this.#from = turning.angle;
      },
      move: ({ dx, isDrag }) => {
        if (!isDrag || !this.isHeld) return;
        stage.wake();
        turning.hold();
        turning.drag(this.#from + (dx / stage.width) * DEGREES_PER_WIDTH);
      },
      end: ({ vx, isDrag }) => {
        const wasHeld = this.isHeld;
        this.isHeld = false;
        if (!wasHeld) return;
        if (!isDrag) return on.tap();
        stage.wake();
        turning.release(this.#isCalm ? 0 : (vx / stage.width) * DEGREES_PER_WIDTH);
        this.#onTurn(Math.round(turning.angle - this.#from));
      },
    });
  }

  nudge(degrees: number): void {
    if (this.#isCalm) this.#turning.jump(this.#turning.angle + degrees);
    else this.#turning.nudge(degrees);
    this.#onTurn(degrees);
  }

  /** The hand of autoplay. */
  hold(): void {
    this.#from = this.#turning.angle;
    this.#turning.hold();
  }

  drag(share: number): void {
    this.#turning.drag(this.#from + share * DEGREES_PER_WIDTH);
  }

  release(velocity: number): void {
    this.#turning.release(velocity);
  }

  describe(): void {
    const angle = Math.round(toTurn(this.#turning.angle)) % 360;
    if (this.element.getAttribute('aria-valuenow') === String(angle)) return;
    const shot = shots.find(({ turn }) => Math.abs(turn - angle) < 8);
    this.element.setAttribute('aria-valuenow', String(angle));
    this.element.setAttribute('aria-valuetext', `${angle} ${copy.degrees}${shot ? `, ${shot.name}` : ''}`);
  }
}
