import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';

/** Shorter visits are passing through. */
const REST_MS = 150;

/**
 * Whether a mouse or the keyboard's focus rests on an element. Spread `handlers` on it.
 * Moves count as well as entering: a page that hydrates under a resting pointer never sees it enter.
 */
export function useHoverIntent() {
  const [isIntended, setIsIntended] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    timer.current ??= setTimeout(() => setIsIntended(true), REST_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsIntended(false);
  };
  const startByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') start();
  };
  const stopWhenOutside = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) stop();
  };
  const handlers = { onPointerEnter: startByMouse, onPointerMove: startByMouse, onPointerLeave: stop, onFocus: start, onBlur: stopWhenOutside };
  return { isIntended, handlers };
}
