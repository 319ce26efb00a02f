import { normalizeText } from './normalize-text.ts';

/** How a word may stand in a text, the best last. */
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

/** A word of what somebody types. */
export interface Wanted {
  readonly word: string;
  /** Between its spaces. */
  readonly whole: string;
  /** What it shares with its own forms: "bevand" of "bevanda" and "bevande". A text without it has nothing of the word. */
  readonly stem: string;
  readonly forms: RegExp | undefined;
}

/** An ending is two letters at most, and four stay. */
const LONGEST_ENDING = 2;
const SHORTEST_STEM = 4;

/** `isKnown`: whether a word means something by itself. Then it is not looked for inside others: a car is no card. */
export function toWanted(text: string, isKnown: (word: string) => boolean): readonly Wanted[] {
  const words = toWords(text).split(' ').filter(Boolean);
  return words.map((word) => {
    const whole = ` ${word} `;
    if (isKnown(word)) return { word, whole, stem: whole, forms: undefined };
    const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING));
    const ending = word.length - stem.length + 1;
    return { word, whole, stem, forms: stem.length < SHORTEST_STEM ? undefined : new RegExp(` ${stem}[^ ]{0,${ending}} `) };
  });
}

/** How a word stands in `words`, which come from `toWords`. */
export function rankWord(words: string, { word, whole, stem, forms }: Wanted): WordRank {
  if (!words.includes(stem)) return 0;
  if (words.includes(whole)) return WHOLE;
  if (forms?.test(words)) return INFLECTED;
  if (words.includes(` ${word}`)) return BEGINNING;
  return words.includes(word) ? INSIDE : 0;
}

/** A name, or a word that only one thing goes by, says more than the same word of its kind. */
const OWN = 1;

export function toRank(own: number, rest: number): number {
  return Math.max(own && own * 2 + OWN, rest * 2);
}

export const BEST_RANK = toRank(WHOLE, WHOLE);
