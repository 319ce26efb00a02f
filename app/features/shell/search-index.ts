import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Demo } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import type { NavigationEntry } from './navigation.ts';
import type { PageEntry } from './pages.ts';

export interface SearchEntry {
  readonly group: Label;
  readonly name: string;
  /** Said beside the name. */
  readonly detail: string;
  readonly path: string;
  /** Other words it is found by. */
  readonly words: string;
}

export interface SearchGroup {
  readonly name: Label;
  readonly entries: readonly SearchEntry[];
}

interface Sources {
  readonly formats: readonly NavigationEntry[];
  readonly demos: readonly Demo[];
  readonly pages: readonly PageEntry[];
  /** Into the visitor's language. */
  translate(text: string): string;
}

/** More of one kind would hide the next. */
const MOST_PER_GROUP = 6;
const groups = ['Ad-Formats', 'Demos', 'Pages'] as const satisfies readonly Label[];

/** Everything that can be searched, with its English words too: visitors know the trade's terms in English. */
export function createIndex({ formats, demos, pages, translate }: Sources): readonly SearchEntry[] {
  return [
    ...formats.map(({ label, path, count }) => ({ group: groups[0], name: translate(label), detail: String(count), path, words: label })),
    ...demos
      .filter(({ active }) => active)
      .map(({ name, id, format, size, type, description }) => ({
        group: groups[1],
        name,
        detail: translate(size).toUpperCase(),
        path: `/experience/${toFormatSlug(format[0] ?? '')}/preview/${id}`,
        words: [...format, ...format.map(translate), size, type, translate(type), description, translate(description)].join(' '),
      })),
    ...pages.map(({ label, path }) => ({ group: groups[2], name: translate(label), detail: path, path, words: label })),
  ];
}

/** Entries that hold every word of the text, the best of each group first. Without a text: formats and pages to start from. */
export function searchIndex(index: readonly SearchEntry[], text: string): readonly SearchGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return groups.flatMap((name) => {
    const own = index.filter(({ group }) => group === name);
    const ranked = own
      .map((entry) => ({ entry, rank: rankEntry(entry, words) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank);
    const most = words.length === 0 && name === 'Ad-Formats' ? own.length : MOST_PER_GROUP;
    const entries = ranked.slice(0, most).map(({ entry }) => entry);
    return entries.length > 0 ? [{ name, entries }] : [];
  });
}

/** 0: some word is missing. A name that begins so counts more than one with a word that does, and that more than the rest. */
function rankEntry({ name, words: others, path }: SearchEntry, words: readonly string[]): number {
  const own = ` ${fold(name)}`;
  const all = `${own} ${fold(others)} ${path}`;
  if (!words.every((word) => all.includes(word))) return 0;
  return words.reduce((rank, word) => {
    if (own.startsWith(` ${word}`)) return rank + 8;
    return rank + (own.includes(` ${word}`) ? 4 : own.includes(word) ? 2 : 0);
  }, 1);
}

/** Lower case without accents: "espanol" finds "español". */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
