/** A DOM element with a class, a text and children; every part of the interface is made of these. */
export function create<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...content: (Node | string)[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

export function createButton(className: string, onClick: () => void, ...content: (Node | string)[]): HTMLButtonElement {
  const button = create('button', className, ...content);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/** Shows and hides without animation of its own: the scene's clock drives `alpha`. Hidden things leave the tab order. */
export function reveal(element: HTMLElement, alpha: number, shift = 0): void {
  element.style.visibility = alpha < 0.02 ? 'hidden' : 'visible';
  element.style.opacity = alpha.toFixed(3);
  element.style.transform = shift ? `translateY(${shift.toFixed(1)}px)` : '';
}

/** Shrinks the type until the text fits `width` and `lines`; the element must be in the page. Sizes in units of the design. */
export function fitText(element: HTMLElement, box: { readonly width: number; readonly height: number; readonly size: number }): void {
  for (let size = box.size; size >= 28; size -= 2) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= box.width + 1 && element.scrollHeight <= box.height + 1) return;
  }
}
