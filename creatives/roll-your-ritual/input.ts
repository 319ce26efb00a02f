import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { add } from '#creative-sdk/element.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import { type Layout, rimAt } from './layout.ts';
import type { Panel } from './panel.ts';
import { STEPS } from './steps.ts';

/** Distance of a drag that rolls the drum by one face, parts of a face. */
const FACE_TRAVEL = 0.82;

/** From one groove of the thumb-wheel to the next, CSS pixels, and how many a face has. */
const GROOVE_PX = 6;
const GROOVES = 9;

/** The area in which a pointer can drag the drum; for a screen reader, a slider of five steps. */
export class DrumInput {
  readonly #element = document.createElement('div');
  #scale = 1;
  #faceHeight = 1;
  readonly #thumb;
  readonly #grooves;
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
    this.#thumb = add(element, 'div', 'thumb');
    this.#grooves = add(add(this.#thumb, 'div', 'wheel'), 'div', 'grooves');
    this.#thumb.insertAdjacentHTML('beforeend', '<svg viewBox="-4 0 22 112" aria-hidden="true"><path d="M3 8l4-4 4 4M3 104l4 4 4-4"/></svg>');
    const toFaces = (pixels: number) => -pixels / (this.#faceHeight * FACE_TRAVEL * this.#scale);
    onDrag(element, {
      start: () => game.grab(),
      move: ({ dy, isDrag }) => isDrag && game.drag(toFaces(dy)),
      end: ({ vy, isDrag }) => game.drop(isDrag ? toFaces(vy) : 0),
    });
  }

  fit(layout: Layout): void {
    const { x, y, width, height, faceWidth, faceHeight, scale } = layout;
    this.#scale = scale;
    this.#faceHeight = faceHeight;
    const half = { x: faceWidth * 0.65, y: faceHeight * 0.74 };
    const right = width;
    const left = Math.max(8, x - half.x);
    const top = Math.max(8, y - half.y);
    const bottom = Math.min(height - 8, y + half.y);
    Object.assign(this.#element.style, {
      left: `${left * scale}px`,
      top: `${top * scale}px`,
      width: `${(right - left) * scale}px`,
      height: `${(bottom - top) * scale}px`,
    });
    // The thumb-wheel sits on the corner of the lid.
    const rim = rimAt(layout);
    Object.assign(this.#thumb.style, { left: `${(rim.x - left) * scale}px`, top: `${(rim.y - top) * scale}px`, transform: `scale(${scale})` });
  }

  show(game: Game): void {
    this.#grooves.style.transform = `translateY(${((-game.position * GROOVES * GROOVE_PX) % GROOVE_PX).toFixed(2)}px)`;
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
