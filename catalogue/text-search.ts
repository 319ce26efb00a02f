import type { Demo } from './demo.ts';

/** Lower case, no accents, '×' as 'x', so that "Kaffee", "KAFFEE" and "970×250" are found as typed. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x');
}

/** Finds demos by what their card says, in the visitor's language and in English. Texts are prepared once, on the first search. */
export function createTextSearch(translate: (text: string) => string): (q: string) => (demo: Demo) => boolean {
  const texts = new WeakMap<Demo, string>();
  const prepared = new Map<string, string>();
  const prepare = (text: string) => {
    const known = prepared.get(text) ?? normalizeText(`${text}\n${translate(text)}`);
    prepared.set(text, known);
    return known;
  };
  const toText = (demo: Demo) => {
    const parts = [demo.name, demo.brand, demo.type, demo.size, demo.description, ...demo.format, ...demo.device];
    const text = texts.get(demo) ?? parts.map(prepare).join('\n');
    texts.set(demo, text);
    return text;
  };
  return (q) => {
    const words = normalizeText(q).split(/\s+/).filter(Boolean);
    return (demo) => {
      const text = toText(demo);
      return words.every((word) => text.includes(word));
    };
  };
}
