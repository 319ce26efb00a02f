export function add<K extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  parent.append(element);
  return element;
}

export function addButton(parent: HTMLElement, className: string, text: string): HTMLButtonElement {
  const button = add(parent, 'button', className, text);
  button.type = 'button';
  return button;
}

/** Comes up out of nothing: 0 is away, 1 is there. */
export function setRise(element: HTMLElement, shown: number, way: number): void {
  element.style.opacity = shown.toFixed(3);
  element.style.transform = `translateY(${((1 - shown) * way).toFixed(2)}px)`;
  element.style.visibility = shown > 0 ? 'visible' : 'hidden';
}
