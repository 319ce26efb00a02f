export type Move = 'next' | 'back' | 'first' | 'last';

/** Arrows, and what clickers send. */
const moves: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
};

/** Of the place where a key is pressed. */
interface KeyPlace {
  readonly isTyped: boolean;
  /** A button or a link, which the space bar presses. */
  readonly isPressed: boolean;
}

const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], video';

export function toKeyPlace(target: EventTarget | null): KeyPlace {
  const find = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  return { isTyped: find(typed), isPressed: find('button, a, summary, input') };
}

/** Where a key leads; nowhere while something is typed, with a key held, and the space bar not on what it presses. */
export function findMove(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    defaultPrevented,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>,
  { isTyped, isPressed }: KeyPlace,
): Move | undefined {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTyped || (key === ' ' && isPressed)) return undefined;
  return key === ' ' && shiftKey ? 'back' : moves[key];
}

/** The place after a move among so many; the ends are ends. */
export function toPlace(move: Move, at: number, count: number): number {
  const last = Math.max(0, count - 1);
  if (move === 'first') return 0;
  if (move === 'last') return last;
  return Math.min(last, Math.max(0, at + (move === 'next' ? 1 : -1)));
}

/** The place that the end of an address names, `#2` for the second. */
export function parsePlace(hash: string, count: number): number {
  const place = /^#(\d{1,2})$/.exec(hash)?.[1];
  return place === undefined ? 0 : Math.min(Math.max(0, count - 1), Math.max(0, Number(place) - 1));
}
