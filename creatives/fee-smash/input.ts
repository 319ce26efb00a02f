import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import type { Point } from './polygon.ts';

/** The whole stage takes the blade. For the keyboard it is a slider of five lanes. */
export class BladeInput {
  readonly #element = document.createElement('div');
  readonly #game: Game;
  #text = '';

  constructor(stage: Stage, game: Game) {
    this.#game = game;
    const element = this.#element;
    element.className = 'pad';
    for (const [name, value] of Object.entries({ role: 'slider', 'aria-label': COPY.play, 'aria-valuemin': '1', 'aria-valuemax': '5' }))
      element.setAttribute(name, value);
    stage.root.append(element);
    let last: Point | undefined;
    const toDesign = ({ x, y }: Point): Point => ({ x: x / game.layout.scale, y: y / game.layout.scale });
    onDrag(element, {
      start: (point) => {
        last = toDesign(point);
        game.usesLanes = false;
        game.press();
        game.stroke(last, last);
      },
      move: (point) => {
        const to = toDesign(point);
        if (last) game.stroke(last, to);
        last = to;
      },
      end: (point) => {
        if (!point.isDrag) game.tap(toDesign(point));
        else game.release();
        last = undefined;
      },
    });
  }

  show(): void {
    const { lane, tablets, isPlaying } = this.#game;
    const isOpen = isPlaying || this.#game.phase === 'smashed';
    const fee = tablets.find((tablet) => tablet.plate.isGiant || tablet.lane === lane)?.fee.label ?? COPY.clear;
    const text = `${isOpen ? lane + 1 : 0}${fee}`;
    if (text === this.#text) return;
    this.#text = text;
    this.#element.tabIndex = isOpen ? 0 : -1;
    this.#element.style.display = isOpen ? 'block' : 'none';
    this.#element.setAttribute('aria-valuenow', String(lane + 1));
    this.#element.setAttribute('aria-valuetext', COPY.lane(lane + 1, fee));
  }
}
