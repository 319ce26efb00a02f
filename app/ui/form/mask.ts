/** `#`: a digit, `A`: a letter, `*`: either; any other sign stands for itself. */
export type Mask = string;

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Z]/, '*': /[A-Z\d]/ };

interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** Only what the mask has room for, without its own signs: what is kept or sent. */
export function unmask(text: string, mask: Mask): string {
  const wanted = [...mask].flatMap((sign) => slots[sign] ?? []);
  let found = '';
  for (const sign of text.toUpperCase()) if (wanted[found.length]?.test(sign)) found += sign;
  return found;
}

/** The text in groups, and the caret behind the same sign as before. A sign of the mask is written as soon as one stands behind it. */
export function applyMask({ text, caret }: Typed, mask: Mask): Typed {
  const found = unmask(withoutPrefix(text, mask), mask);
  const before = unmask(withoutPrefix(text.slice(0, caret), mask), mask).length;
  let written = '';
  let place = 0;
  let at = before === 0 ? 0 : -1;
  for (const sign of mask) {
    if (place === found.length) break;
    written += slots[sign] ? found[place++] : sign;
    if (at < 0 && slots[sign] && place === before) at = written.length;
  }
  return { text: written, caret: at < 0 ? written.length : at };
}

/** What the mask begins with, such as a country's code. */
export const prefixOf = (mask: Mask) => /^[^#A*]*/.exec(mask)?.[0] ?? '';

/** Its digits are not those that were typed. */
function withoutPrefix(text: string, mask: Mask): string {
  const prefix = prefixOf(mask);
  return /\d/.test(prefix) && text.startsWith(prefix.trimEnd()) ? text.slice(prefix.trimEnd().length) : text;
}

/** Where the caret must stand for Backspace or Delete to take a typed sign, not one of the mask, which would be written again at once. */
export function skipSigns({ text, caret }: Typed, direction: 'back' | 'forward'): number {
  const isTyped = (at: number) => /[\p{L}\d]/u.test(text[at] ?? 'x');
  let at = caret;
  if (direction === 'back') while (at > 0 && !isTyped(at - 1)) at--;
  else while (at < text.length && !isTyped(at)) at++;
  return at;
}
