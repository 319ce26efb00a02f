/** A part of the page with its classes; `ck-copy` keeps text out of thumbnails. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, classes: string, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = classes;
  element.textContent = text;
  return element;
}

export function makeButton(classes: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', classes);
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}

/** Reduces the font size until the text fits; never below 9 px. */
export function shrink(element: HTMLElement, from: number, maxWidth: number, maxHeight: number): void {
  for (let size = from; size >= 9; size -= 0.5) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= Math.ceil(maxWidth) && element.scrollHeight <= Math.ceil(maxHeight)) return;
  }
}

export function setBox({ style }: HTMLElement, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
