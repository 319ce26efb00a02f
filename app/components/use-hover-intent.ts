import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';

/** Shorter visits are passing through. */
const REST_MS = 150;

/**
 * Whether a mouse or the keyboard's focus rests on an element that shows the thing called `id`, and whether it ever has. Spread `handlers` on it.
 * Moves count as well as entering: a page that hydrates under a resting pointer never sees it enter.
 */
export function useHoverIntent(id: number, onIntent: () => void) {
  const [rest, setRest] = useState<{ readonly id: number; readonly isResting: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasIntended = rest?.id === id;
  const isIntended = wasIntended && rest.isResting;
  const start = () => {
    if (isIntended) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setRest({ id, isResting: true });
      onIntent();
    }, REST_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setRest((last) => (last?.isResting ? { ...last, isResting: false } : last));
  };
  const startByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') start();
  };
  const stopWhenOutside = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) stop();
  };
  const handlers = { onPointerEnter: startByMouse, onPointerMove: startByMouse, onPointerLeave: stop, onFocus: start, onBlur: stopWhenOutside };
  return { isIntended, wasIntended, handlers };
}
