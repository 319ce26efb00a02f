import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { EASY_SPEED, type Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { Panel } from './panel.ts';
import { modulo } from './wheel-physics.ts';

const TAU = Math.PI * 2;

/** The round area in which a pointer can turn the wheel. For a screen reader the spin button does the same. */
export class WheelInput {
  readonly #element = document.createElement('div');

  constructor(stage: Stage, game: Game) {
    this.#element.className = 'pad';
    stage.root.append(this.#element);
    let last = 0;
    let isHeld = false;
    const polar = (x: number, y: number) => {
      const half = this.#element.clientWidth / 2;
      return { dx: x - half, dy: y - half, angle: Math.atan2(y - half, x - half) };
    };
    onDrag(this.#element, {
      start: ({ x, y }) => {
        isHeld = game.grab();
        last = polar(x, y).angle;
      },
      move: ({ x, y }) => {
        const { angle } = polar(x, y);
        if (isHeld) game.drag(modulo(angle - last + Math.PI, TAU) - Math.PI);
        last = angle;
      },
      end: ({ x, y, vx, vy, isDrag }) => {
        const { dx, dy } = polar(x, y);
        const speed = (dx * vy - dy * vx) / Math.max(900, dx * dx + dy * dy);
        if (isHeld) game.drop(isDrag ? speed : EASY_SPEED);
        isHeld = false;
      },
    });
  }

  fit({ wheel, scale }: Layout): void {
    const { style } = this.#element;
    const r = wheel.r * scale;
    Object.assign(style, { left: `${wheel.x * scale - r}px`, top: `${wheel.y * scale - r}px`, width: `${r * 2}px`, height: `${r * 2}px` });
  }

  show(isOpen: boolean): void {
    this.#element.style.pointerEvents = isOpen ? 'auto' : 'none';
  }
}

/** Holding the button, by pointer or key, winds the wheel up; releasing it spins the wheel. The plain click of a screen reader spins it too. */
export function connectButtons(stage: Stage, game: Game, panel: Panel): void {
  const { spin, claim, again } = panel;
  spin.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && game.charge()) spin.setPointerCapture(event.pointerId);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) spin.addEventListener(type, () => game.release());
  const isHoldKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
  spin.addEventListener('keydown', (event) => {
    if (!isHoldKey(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    game.charge();
  });
  spin.addEventListener('keyup', (event) => {
    if (!isHoldKey(event)) return;
    event.preventDefault();
    game.release();
  });
  spin.addEventListener('blur', () => game.release());
  spin.addEventListener('click', () => game.isOpen && game.launch(EASY_SPEED));
  again.addEventListener('click', () => game.again());
  claim.addEventListener('click', () => {
    stage.interaction('claim', game.winnings.prize?.code ?? '');
    stage.exit('cta');
  });
}
