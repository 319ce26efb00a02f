import type { Stage } from '#creative-sdk/creative.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { Point } from './mask.ts';

/** Every finger on the glass rubs, along all points that the browser has of its way. `onLook` is told where the visitor's hand is. */
export function connectPane(element: HTMLElement, game: Game, toLayout: () => Layout, onLook: (at: Point) => void): void {
  const fingers = new Map<number, Point>();
  /** Where each of them was put down. */
  const tapped = new Map<number, Point>();
  const toPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { scale } = toLayout();
    return { x: clientX / scale, y: clientY / scale };
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const at = toPoint(event);
    onLook(at);
    if (!game.press(at)) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, at);
    tapped.set(event.pointerId, at);
  });
  element.addEventListener('pointermove', (event) => {
    onLook(toPoint(event));
    let from = fingers.get(event.pointerId);
    if (!from) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const part of events.length > 0 ? events : [event]) {
      const to = toPoint(part);
      game.rub(from, to);
      from = to;
    }
    fingers.set(event.pointerId, from);
  });
  element.addEventListener('pointerup', (event) => {
    const { x, y } = toPoint(event);
    // A tap is a breath on this place: whoever cannot drag gets as far.
    if (tapped.get(event.pointerId)?.x === x && tapped.get(event.pointerId)?.y === y) game.breatheOn({ x, y });
  });
  for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, ({ pointerId }) => fingers.delete(pointerId));
}

export function connectButtons(
  stage: Stage,
  game: Game,
  buttons: { readonly cta: HTMLElement; readonly again: HTMLElement; readonly breathe: HTMLElement },
): void {
  buttons.breathe.addEventListener('click', () => game.breathe());
  buttons.again.addEventListener('click', () => game.again());
  buttons.cta.addEventListener('click', () => {
    stage.interaction('book', game.offer?.code ?? '');
    stage.exit();
  });
}
