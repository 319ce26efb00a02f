import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Demo } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { BEST_RANK, rankWord, toRank, toWanted, toWords, type Wanted } from '#catalogue/rank-word.ts';
import { isKnownWord, listFormatWords, listOwnWords, listTradeWords } from '#catalogue/words/demo-words.ts';
import type { NavigationEntry } from './navigation.ts';
import { pageWords } from './page-words.ts';
import type { PageEntry } from './pages.ts';

/** What is listed. */
export interface SearchOption {
  readonly name: string;
  /** Shown beside the name. */
  readonly detail: string;
  /** Of a record: its name is English, as all samples are. */
  readonly isRecord?: boolean;
  /** The detail is a day (ISO 8601), to be written in the visitor's language. */
  readonly isDay?: boolean;
  readonly path: string;
}

/** A record of the workspace; its name and its detail find it too. */
export interface SearchRecord extends SearchOption {
  readonly group: Label;
  /** Other words that find it. */
  readonly words: string;
}

export interface SearchEntry extends SearchOption {
  readonly group: Label;
  /** Its name and words that name it alone. */
  readonly own: string;
  /** Other words that find it. */
  readonly rest: string;
}

export interface SearchGroup {
  readonly name: Label;
  readonly entries: readonly SearchOption[];
  /** Also those that are not among `entries`. */
  readonly count: number;
}

interface Sources {
  readonly formats: readonly NavigationEntry[];
  readonly demos: readonly Demo[];
  readonly pages: readonly PageEntry[];
  readonly records?: readonly SearchRecord[];
  /** Into the visitor's language. */
  translate(text: string): string;
}

/** At most so many of one kind: more would push the next kind out of sight. */
const MOST_PER_GROUP = 6;

/**
 * Everything that can be searched, with its English words too: visitors know the trade's terms in English. The rest are words of all five languages.
 */
export function createIndex({ formats, demos, pages, records = [], translate }: Sources): readonly SearchEntry[] {
  const toEntry = (entry: Pick<SearchEntry, 'group' | 'name' | 'detail' | 'isDay' | 'isRecord' | 'path'>, own: string, rest: string) => ({
    ...entry,
    own: toWords(`${entry.name} ${own}`),
    rest,
  });
  return [
    ...formats.map(({ label, path, count }) =>
      toEntry({ group: 'Ad-Formats', name: translate(label), detail: String(count), path }, `${label} ${listFormatWords(label)}`, ''),
    ),
    ...demos
      .filter(({ active }) => active)
      .map((demo) => {
        const { name, id, format, size, type, description } = demo;
        const path = `/experience/${toFormatSlug(format[0] ?? '')}/preview/${id}`;
        const card = [...format, size, type, description];
        const rest = toWords([...card, ...card.map(translate)].join(' ')) + listTradeWords(demo);
        return toEntry({ group: 'Demos', name, detail: translate(size).toUpperCase(), path }, listOwnWords(demo), rest);
      }),
    ...pages.map(({ label, path }) =>
      toEntry({ group: 'Pages', name: translate(label), detail: path, path }, `${label} ${pageWords[path] ?? ''}`, toWords(path)),
    ),
    ...records.map(({ group, name, detail, isDay = false, path, words }) =>
      toEntry({ group, name, detail, isDay, isRecord: true, path }, detail, toWords(words)),
    ),
  ];
}

const pageVocabulary = toWords(Object.values(pageWords).join(' '));
const isKnown = (word: string) => isKnownWord(word) || pageVocabulary.includes(` ${word} `);

/** Entries that hold every word of the text, the best first, and the group with the best one before the others. Without a text: what to start from. */
export function searchIndex(index: readonly SearchEntry[], text: string): readonly SearchGroup[] {
  const wanted = toWanted(text, isKnown);
  if (wanted.length === 0 && text.trim() !== '') return [];
  const groups = new Set(index.map(({ group }) => group));
  const found = Array.from(groups, (name) => {
    const own = index.filter(({ group }) => group === name);
    const ranked = own
      .map((entry) => ({ entry, rank: rankEntry(entry, wanted) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank);
    const most = wanted.length === 0 && name === 'Ad-Formats' ? own.length : MOST_PER_GROUP;
    return { name, best: ranked[0]?.rank ?? 0, count: ranked.length, entries: ranked.slice(0, most).map(({ entry }) => entry) };
  });
  return found.filter(({ best }) => best > 0).sort((a, b) => b.best - a.best);
}

/** Puts a name before equal matches, but not before better ones. */
const NAME_BONUS = 0.5;

/** 0: some word is missing. The worst word counts; a name that begins with the text counts a little more. */
function rankEntry({ own, rest }: SearchEntry, wanted: readonly Wanted[]): number {
  const worst = Math.min(BEST_RANK, ...wanted.map((word) => toRank(rankWord(own, word), rankWord(rest, word))));
  return worst > 0 && own.startsWith(` ${wanted[0]?.word}`) ? worst + NAME_BONUS : worst;
}
