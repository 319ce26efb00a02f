import type { Input, Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import { LANES, type Layout } from './layout.ts';
import type { Panel } from './panel.ts';

/** While the pointer moves, the kit is told of it this often, seconds. */
const SAY_EVERY_S = 1;

/** The slider that moves the bowl across the whole picture; keyboard and screen reader know five places. */
export class BowlSlider {
  readonly element = document.createElement('div');
  readonly #stage: Stage;
  readonly #game: Game;
  #saidAt = 0;

  constructor(stage: Stage, game: Game, toDesign: (x: number) => number) {
    this.#stage = stage;
    this.#game = game;
    this.element.className = 'way';
    const state = { role: 'slider', tabindex: '0', 'aria-label': COPY.bowl, 'aria-valuemin': '1', 'aria-valuemax': String(LANES) };
    for (const [name, value] of Object.entries(state)) this.element.setAttribute(name, value);
    stage.root.append(this.element);
    const follow = (x: number) => {
      this.#keepAwake();
      game.steer(toDesign(x));
    };
    onDrag(this.element, { start: ({ x }) => follow(x), move: ({ x }) => follow(x), end: () => game.reportLane() });
    // With a mouse no button need be held.
    this.element.addEventListener('pointermove', ({ pointerType, offsetX }) => {
      if (pointerType === 'mouse' && !game.isAutoplay && game.phase === 'play') follow(offsetX);
    });
  }

  #keepAwake(): void {
    if (this.#stage.time - this.#saidAt < SAY_EVERY_S) return;
    this.#saidAt = this.#stage.time;
    this.#stage.noteActivity();
  }

  show(): void {
    const isOpen = this.#game.phase === 'play';
    if (this.element.hidden === isOpen) this.element.hidden = !isOpen;
    if (!isOpen) return;
    const { lane, heap } = this.#game;
    const text = COPY.lane(lane + 1, LANES, heap.caught.length);
    if (this.element.getAttribute('aria-valuetext') === text) return;
    this.element.setAttribute('aria-valuenow', String(lane + 1));
    this.element.setAttribute('aria-valuetext', text);
  }
}

/** Arrow keys snap the bowl from lane to lane; in the calm version the choices are buttons, and the arrows go from one to the next. */
export function steerByKey({ action, phase }: Input, game: Game, panel: Panel): boolean {
  const step = action === 'right' ? 1 : action === 'left' ? -1 : 0;
  if (phase === 'up') return false;
  if (game.phase === 'play' && step) {
    game.steerToLane(game.lane + step);
    return true;
  }
  if (game.phase === 'choose') return step ? panel.choices.move(step) : action === 'ok' && panel.choices.press();
  return game.phase === 'end' && action === 'ok' && panel.pressCall();
}

export function connectButtons(stage: Stage, game: Game, panel: Panel, layoutOf: () => Layout): void {
  panel.call.addEventListener('click', () => stage.exit('cta'));
  panel.again.addEventListener('click', () => {
    game.again();
    game.steer(layoutOf().play.x);
  });
  panel.choices.buttons.forEach((button, i) => {
    button.addEventListener('click', () => {
      const kind = game.offer[i];
      if (kind) game.choose(kind);
    });
  });
}
