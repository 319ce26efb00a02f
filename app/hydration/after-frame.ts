/** In a task after the frame that comes next: what it changes is not painted with that frame, and does not delay it. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
