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
