import { normalizeText } from './normalize-text.ts';

/** How a word can match a text, the best last. */
const INSIDE = 1;
const BEGINNING = 2;
const INFLECTED = 3;
const WHOLE = 4;
type WordRank = 0 | typeof INSIDE | typeof BEGINNING | typeof INFLECTED | typeof WHOLE;

/** The words of a text, each between two spaces. Umlauts are found as typed where a keyboard has none: "Getränk", "Getraenk" and "Getrank" are one word. */
export function toWords(text: string): string {
  const plain = normalizeText(text)
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${plain.trim()} `;
}

/** A word of the search. */
export interface Wanted {
  readonly word: string;
  /** Between its spaces. */
  readonly whole: string;
  /** The stem that all its forms share: "bevand" of "bevanda" and "bevande". A text without the stem does not match. */
  readonly stem: string;
  readonly forms: RegExp | undefined;
}

/** An ending is two letters at most, and four stay. */
const LONGEST_ENDING = 2;
const SHORTEST_STEM = 4;

/** `isKnown`: the word is one of our search words. Then it does not match inside others: "car" is not "card". */
export function toWanted(text: string, isKnown: (word: string) => boolean): readonly Wanted[] {
  const words = toWords(text).split(' ').filter(Boolean);
  return words.map((word) => {
    const whole = ` ${word} `;
    if (isKnown(word)) return { word, whole, stem: whole, forms: undefined };
    // Numbers have no endings.
    const stem = /\d/.test(word) ? word : word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING));
    const ending = word.length - stem.length + 1;
    return { word, whole, stem, forms: stem.length < SHORTEST_STEM ? undefined : new RegExp(` ${stem}[^ ]{0,${ending}} `) };
  });
}

/** How a word matches `words`, which come from `toWords`. */
export function rankWord(words: string, { word, whole, stem, forms }: Wanted): WordRank {
  if (!words.includes(stem)) return 0;
  if (words.includes(whole)) return WHOLE;
  if (forms?.test(words)) return INFLECTED;
  if (words.includes(` ${word}`)) return BEGINNING;
  return words.includes(word) ? INSIDE : 0;
}

/** A match in a name, or in a word of only one thing, counts more than one in a word of its kind. */
const OWN = 1;

export function toRank(own: number, rest: number): number {
  return Math.max(own && own * 2 + OWN, rest * 2);
}

export const BEST_RANK = toRank(WHOLE, WHOLE);
