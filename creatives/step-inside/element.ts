export function add<K extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  parent.append(element);
  return element;
}

export function addButton(parent: HTMLElement, className: string, text = ''): HTMLButtonElement {
  const button = add(parent, 'button', className, text);
  button.type = 'button';
  return button;
}

/** Shown 0 … 1; what is not shown cannot be reached either. */
export function setShown(element: HTMLElement, shown: number, way = 0): void {
  element.style.opacity = shown.toFixed(3);
  element.style.visibility = shown > 0.01 ? 'visible' : 'hidden';
  if (way) element.style.transform = `translateY(${((1 - shown) * way).toFixed(2)}px)`;
}
