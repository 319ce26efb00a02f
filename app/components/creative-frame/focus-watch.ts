/** A key or a press on the page, and the keyboard gone into the frame so soon after: nobody is that quick. */
const OWN_MS = 300;
/** From Tab to the focus that it moves, on a slow machine. */
const TAB_MS = 1000;
/** A press inside of a frame lets the page act as well, for so long; it does not say where the press was (HTML, transient activation). */
const ACTIVATION_MS = 5000;
/** Whose last key is older does not lose a letter while it is looked at twice. */
const TYPING_MS = 2000;
/** From a press in the frame to the page's own knowledge of it: that the pointer is over the frame, that a press lets it act. */
const KNOWN_AFTER_MS = 150;
/** Taken again within this: no slip, as when an ad places the focus at its end. */
const AGAIN_MS = 10_000;

/**
 * Any frame may take the keyboard from its page, and the page is not told why. Here it is given back unless the visitor went there: by Tab, with the pointer
 * over the frame, or by a touch or a screen reader's click, which let the page act although it has seen no press itself. `onTheft` hears of the second time.
 * Returns how to end the watch.
 */
export function watchFocus(frame: HTMLIFrameElement, onTheft: () => void): () => void {
  const end = new AbortController();
  const on = (type: string, hear: (event: Event) => void) => addEventListener(type, hear, { capture: true, passive: true, signal: end.signal });
  const { userActivation } = navigator;
  const canTouch = matchMedia('(any-pointer: coarse)').matches;
  let holder: EventTarget | null = document.activeElement;
  // Who came by a click may act already: that press was not the frame's.
  let ownAt = userActivation.isActive ? performance.now() : -ACTIVATION_MS;
  let keyAt = -TYPING_MS;
  let tabAt = -TAB_MS;
  let takenAt = -AGAIN_MS;

  const isAsked = (now: number) => {
    const quiet = now - ownAt;
    const wasPressed = frame.matches(':hover') || (userActivation.isActive && (canTouch || quiet > ACTIVATION_MS));
    return now - tabAt < TAB_MS || (quiet > OWN_MS && wasPressed);
  };
  const look = () => {
    const now = performance.now();
    if (end.signal.aborted || document.activeElement !== frame || isAsked(now)) return;
    if (holder instanceof HTMLElement && holder !== frame) holder.focus({ preventScroll: true });
    else frame.blur();
    if (now - takenAt < AGAIN_MS) onTheft();
    takenAt = now;
  };
  const note = (event: Event) => {
    const now = performance.now();
    if (event instanceof KeyboardEvent) keyAt = now;
    if (event instanceof KeyboardEvent && event.key === 'Tab') tabAt = now;
    else ownAt = now;
  };

  on('keydown', note);
  on('pointerdown', note);
  on('focusin', ({ target }) => {
    if (target !== frame) holder = target;
  });
  // While the focus moves, browsers do not let it be moved, and Firefox does not say yet where it goes.
  on('blur', ({ target }) => target === window && setTimeout(look, performance.now() - keyAt < TYPING_MS ? 0 : KNOWN_AFTER_MS));
  return () => end.abort();
}
