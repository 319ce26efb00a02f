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

/** As create(), and appends the element to `parent` at once. */
export function add<K extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  const element = create(tag, className);
  element.textContent = text;
  parent.append(element);
  return element;
}

export function addButton(parent: HTMLElement, className: string, text = ''): HTMLButtonElement {
  const button = add(parent, 'button', className, text);
  button.type = 'button';
  return button;
}

/** The switch of an ad's sound, drawn by sound.css. */
export function createLoudspeaker(): HTMLButtonElement {
  const button = create('button', 'ck-sound ck-copy');
  button.type = 'button';
  button.ariaLabel = 'Sound';
  return button;
}

/** Writes only a text that has changed, so that it may be called in every frame. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Fades an element in while it rises by `way` units: at 0 it is hidden and out of reach, at 1 it is in place. Without `way` it only fades. */
export function setRise({ style }: HTMLElement, shown: number, way = 0): void {
  style.opacity = shown.toFixed(3);
  style.visibility = shown > 0 ? 'visible' : 'hidden';
  if (way) style.transform = `translateY(${((1 - shown) * way).toFixed(2)}px)`;
}

/** Shows and hides an element without an animation of its own: the scene's clock drives `alpha`. What is hidden leaves the tab order. */
export function reveal(element: HTMLElement, alpha: number, shift = 0): void {
  element.style.visibility = alpha < 0.02 ? 'hidden' : 'visible';
  element.style.opacity = alpha.toFixed(3);
  element.style.transform = shift ? `translateY(${shift.toFixed(1)}px)` : '';
}

interface TextBox {
  readonly width: number;
  readonly height: number;
  /** The type's size where the text is short, and how small it may get. */
  readonly size: number;
  readonly least?: number;
}

/** Shrinks the type until the text fits `width` and `height`; the element must be in the page. Sizes in units of the design. */
export function fitText(element: HTMLElement, { width, height, size: from, least = 24 }: TextBox): void {
  for (let size = from; size >= least; size -= 2) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= width + 1 && element.scrollHeight <= height + 1) return;
  }
}
