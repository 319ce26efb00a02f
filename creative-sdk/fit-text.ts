/** Sets the largest font size from `largest` down to `smallest` (px) at which the text stays inside the element's own box. */
export function fitText(element: HTMLElement, largest: number, smallest: number): void {
  for (let size = largest; size >= smallest; size--) {
    element.style.fontSize = `${size}px`;
    // In tight lines letters reach out of the box a little; only a whole line too many counts.
    const slack = size * 0.2;
    if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + slack) return;
  }
}
