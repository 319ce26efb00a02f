/**
 * Keys that a button or a radio keeps for itself are gestures too: without this the autopilot would go on under them and the exit would not count.
 * Letters mean the same on a control as elsewhere.
 */
export function hearControls(part: HTMLElement, onLetter: (key: string) => void): void {
  part.addEventListener('keydown', ({ target, key, ctrlKey, metaKey, altKey }) => {
    const isRadio = target instanceof HTMLInputElement;
    if (key === 'Tab' || !(isRadio || target instanceof HTMLButtonElement)) return;
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (isRadio && key.length === 1 && !ctrlKey && !metaKey && !altKey) onLetter(key);
  });
}
