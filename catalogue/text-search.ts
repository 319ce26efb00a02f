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

/** The texts of a list. Ten thousand demos share a few dozen combinations of everything but their names. */
interface Texts {
  readonly names: readonly string[];
  readonly shared: readonly string[];
  /** Per demo, its place in `shared`. */
  readonly sharedOf: Uint16Array;
}

/** Finds demos by what their card says, in the visitor's language and in English. A list is prepared once, when it is first searched. */
export function createTextSearch(translate: (text: string) => string): (demos: readonly Demo[], q: string) => HasText {
  const lists = new WeakMap<readonly Demo[], Texts>();
  const prepare = (demos: readonly Demo[]): Texts => {
    const places = new Map<string, number>();
    const sharedOf = Uint16Array.from(demos, ({ type, size, description, format, device }) => {
      const text = [type, size, description, ...format, ...device].join('\n');
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    });
    const shared = [...places.keys()].map((text) => normalizeText(`${text}\n${text.split('\n').map(translate).join('\n')}`));
    return { names: demos.map((demo) => normalizeText(`${demo.name}\n${demo.brand}`)), shared, sharedOf };
  };
  return (demos, q) => {
    const wanted = normalizeText(q).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return () => true;
    const texts = lists.get(demos) ?? prepare(demos);
    lists.set(demos, texts);
    const words = wanted.map((word) => ({ word, isIn: texts.shared.map((text) => text.includes(word)) }));
    return (index) => {
      for (const { word, isIn } of words) if (!isIn[texts.sharedOf[index] ?? 0] && !texts.names[index]?.includes(word)) return false;
      return true;
    };
  };
}
