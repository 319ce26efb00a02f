import type { Journey } from './journey.ts';

/** A pointer that is down tilts the jug when it goes so far, CSS pixels. */
const SWAY_PX = 14;

/** A part of the ad that a press does something else to. */
export const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('button, .is-calm li') !== null;

/** While the jug waits, a pointer that is down anywhere pours, and tilts the jug as it goes left and right. */
export function listenToPour(ui: HTMLElement, journey: Journey, wake: () => void): void {
  let way = 0;
  let turnedAt = 0;
  ui.addEventListener('pointerdown', (event) => {
    if (!journey.isReady || isControl(event.target)) return;
    // Else the browser would take the keyboard focus from the jug.
    event.preventDefault();
    ui.setPointerCapture(event.pointerId);
    turnedAt = event.clientX;
    wake();
    journey.press();
  });
  ui.addEventListener('pointermove', ({ buttons, clientX }) => {
    const by = clientX - turnedAt;
    if (!buttons || !journey.art.isRunning || Math.abs(by) < SWAY_PX) return;
    const isRepeat = by * way > 0;
    way = by > 0 ? 1 : -1;
    turnedAt = clientX;
    journey.tilt(by > 0 ? 1 : -1, isRepeat);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    ui.addEventListener(type, () => {
      way = 0;
      journey.release();
    });
}
