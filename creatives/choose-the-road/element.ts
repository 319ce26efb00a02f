/** An element with a class name and children; text where a child is a string. */
export function create<T extends keyof HTMLElementTagNameMap>(tag: T, name: string, ...children: (Node | string)[]): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children);
  return element;
}

export function createButton(name: string, onPress: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const button = create('button', name, ...children);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/** Reduces the font size until the text fits; never below 10 px. */
export function shrink(element: HTMLElement, from: number, maxWidth: number, maxHeight: number): void {
  for (let size = from; size >= 10; size -= 1) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= Math.ceil(maxWidth) && element.offsetHeight <= maxHeight) return;
  }
}

export function show(element: HTMLElement, isShown: boolean): void {
  if (element.hidden === isShown) element.hidden = !isShown;
}
