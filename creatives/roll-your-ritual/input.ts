import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { COPY } from './copy.ts';
import { FLANGE } from './cylinder.ts';
import type { Game } from './game.ts';
import { faceHeight, type Layout } from './layout.ts';
import type { Panel } from './panel.ts';
import { STEPS } from './steps.ts';

/** Distance of a drag that rolls the drum by one face, parts of a face. */
const FACE_TRAVEL = 0.82;

/** The area in which a pointer can drag the drum; for a screen reader, a slider of five steps. */
export class DrumInput {
  readonly #element = document.createElement('div');
  #scale = 1;
  #faceHeight = 1;
  #shown = '';

  constructor(stage: Stage, game: Game) {
    const element = this.#element;
    element.className = 'grip';
    element.tabIndex = 0;
    for (const [key, value] of Object.entries({
      role: 'slider',
      'aria-orientation': 'vertical',
      'aria-label': COPY.drum,
      'aria-valuemin': '1',
      'aria-valuemax': String(STEPS.length),
    }))
      element.setAttribute(key, value);
    stage.root.append(element);
    const toFaces = (pixels: number) => -pixels / (this.#faceHeight * FACE_TRAVEL * this.#scale);
    onDrag(element, {
      start: () => game.grab(),
      move: ({ dy, isDrag }) => isDrag && game.drag(toFaces(dy)),
      end: ({ vy, isDrag }) => game.drop(isDrag ? toFaces(vy) : 0),
    });
  }

  fit(layout: Layout): void {
    const { x, y, radius, scale } = layout;
    this.#scale = scale;
    this.#faceHeight = faceHeight(layout);
    const left = Math.max(6, x - radius * 0.82);
    const right = x + radius * 0.68;
    const top = y - radius * FLANGE;
    const bottom = y + radius * FLANGE;
    Object.assign(this.#element.style, {
      left: `${left * scale}px`,
      top: `${top * scale}px`,
      width: `${(right - left) * scale}px`,
      height: `${(bottom - top) * scale}px`,
    });
  }

  show(game: Game): void {
    const index = STEPS.indexOf(game.step);
    const state = `${index} ${game.kept.join()} ${game.phase}`;
    if (state === this.#shown) return;
    this.#shown = state;
    const isOpen = game.phase === 'play' || game.phase === 'rest';
    this.#element.hidden = !isOpen;
    this.#element.setAttribute('aria-valuenow', String(index + 1));
    this.#element.setAttribute('aria-valuetext', COPY.value(game.step.name, index + 1, game.kept.includes(game.step.id)));
  }
}

export function connectButtons(stage: Stage, game: Game, panel: Panel): void {
  const { keep, next, previous, cta, again } = panel;
  keep.addEventListener('click', () => game.keep());
  next.addEventListener('click', () => game.roll(1));
  previous.addEventListener('click', () => game.roll(-1));
  again.addEventListener('click', () => game.again());
  cta.addEventListener('click', () => stage.exit('cta'));
}
