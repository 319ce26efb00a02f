import type { Demo } from './demo.ts';

const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, no accents, '×' as 'x', so that "Kaffee", "KAFFEE" and "970×250" are found as typed. */
export function normalizeText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x');
}

/** Whether the demo at this place of a list contains the words. */
export type HasText = (index: number) => boolean;

/** Finds demos by what their card says, in the visitor's language and in English. A list is prepared once, when it is first searched. */
export function createTextSearch(translate: (text: string) => string): (demos: readonly Demo[], q: string) => HasText {
  const lists = new WeakMap<readonly Demo[], readonly string[]>();
  const words = new Map<string, string>();
  /** For texts that many demos share. */
  const prepareWord = (text: string) => {
    const known = words.get(text) ?? normalizeText(`${text}\n${translate(text)}`);
    words.set(text, known);
    return known;
  };
  const toText = (demo: Demo) => {
    const shared = [demo.type, demo.size, demo.description, ...demo.format, ...demo.device].map(prepareWord);
    return [normalizeText(`${demo.name}\n${demo.brand}`), ...shared].join('\n');
  };
  return (demos, q) => {
    const wanted = normalizeText(q).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return () => true;
    const texts = lists.get(demos) ?? demos.map(toText);
    lists.set(demos, texts);
    return (index) => {
      const text = texts[index] ?? '';
      for (const word of wanted) if (!text.includes(word)) return false;
      return true;
    };
  };
}
