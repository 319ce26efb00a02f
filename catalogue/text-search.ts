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

/** Finds demos by what their card says, in the visitor's language and in English. A demo is prepared once, when it is first searched. */
export function createTextSearch(translate: (text: string) => string): (q: string) => (demo: Demo) => boolean {
  const texts = new WeakMap<Demo, string>();
  const words = new Map<string, string>();
  /** For texts that many demos share. */
  const prepareWord = (text: string) => {
    const known = words.get(text) ?? normalizeText(`${text}\n${translate(text)}`);
    words.set(text, known);
    return known;
  };
  const toText = (demo: Demo) => {
    const known = texts.get(demo);
    if (known !== undefined) return known;
    const shared = [demo.type, demo.size, demo.description, ...demo.format, ...demo.device].map(prepareWord);
    const text = [normalizeText(`${demo.name}\n${demo.brand}`), ...shared].join('\n');
    texts.set(demo, text);
    return text;
  };
  return (q) => {
    const wanted = normalizeText(q).split(/\s+/).filter(Boolean);
    return (demo) => {
      const text = toText(demo);
      return wanted.every((word) => text.includes(word));
    };
  };
}
