/** Keys that a button or a radio keeps for itself are gestures too: without this the autopilot would go on under them and the exit would not count. */
export function hearControls(part: HTMLElement): void {
  part.addEventListener('keydown', ({ target, key }) => {
    const isControl = target instanceof HTMLButtonElement || target instanceof HTMLInputElement;
    if (isControl && key !== 'Tab') target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
}
