/** Calls back once: a pointer moves over the element, Tab leads into it or through it, or something is typed in it. */
export function onceNear(element: HTMLElement, signal: AbortSignal, callBack: () => void): void {
  const near = new AbortController();
  const options = { signal: AbortSignal.any([signal, near.signal]) };
  const come = () => {
    near.abort();
    callBack();
  };
  for (const type of ['pointermove', 'pointerdown', 'input']) element.addEventListener(type, come, options);
  for (const type of ['keydown', 'keyup'] as const) element.addEventListener(type, ({ key }) => key === 'Tab' && come(), options);
}

/** Calls back at once, or if the focus is in the element, when it leaves it: what a visitor is in is not taken away. */
export function onceLeft(element: HTMLElement, signal: AbortSignal, callBack: () => void): void {
  if (!element.contains(document.activeElement)) return callBack();
  const left = new AbortController();
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    left.abort();
    callBack();
  };
  element.addEventListener('focusout', leave, { signal: AbortSignal.any([signal, left.signal]) });
}
