/** A new element with a class, optional text and attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  { text, ...attributes }: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A push button. */
export function button(className: string, text: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', className, { text, type: 'button' });
  made.addEventListener('click', onPress);
  return made;
}

/** Shrinks the type of a line or block from `most` px until it fits its box, at the least to `least` px. Says whether it fits. */
export function fitText(block: HTMLElement, most: number, least: number): boolean {
  for (let size = most; size >= least; size -= 0.5) {
    block.style.fontSize = `${size}px`;
    if (block.scrollWidth <= block.clientWidth + 1 && block.scrollHeight <= block.clientHeight + 1) return true;
  }
  return false;
}
