import type { Column } from '#app/ui/list/table.tsx';
import { normalizeText } from '#catalogue/normalize-text.ts';

/** What a page states about its list. Texts are in the visitor's language. */
export interface ListDefinition<Row> {
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter<Row>[];
  /** The initial order: a column's key, after a minus sign for falling order. Equal rows keep their order. */
  readonly initialSort: string;
  /** Keys of columns in the order of a card, two a line (app/ui/list/table.tsx). */
  readonly card?: readonly string[];
  keyOf(row: Row): string;
  /** Everything that a row can be found by. */
  textOf(row: Row): string;
  /** A sentence about all matches. */
  summary?(matches: readonly Row[]): string;
}

/** A select beside the search. */
export interface Filter<Row> {
  /** Its parameter in the address; `find`, `sort` and `p` are taken. */
  readonly key: string;
  readonly label: string;
  /** The choice that shows all. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  matches(row: Row, value: string): boolean;
}

/** The view of a list, all of which is in the address. */
export interface ListView {
  readonly find: string;
  /** The values of the filters, by their keys. */
  readonly chosen: Readonly<Record<string, string | undefined>>;
  /** As `initialSort`. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

export const FIND_MAX_LENGTH = 100;
const PAGE = /^[1-9]\d{0,2}$/;
/** Rows on a page. */
export const PAGE_SIZE = 10;

/** Reads `?find=&sort=&p=` and a parameter for each filter; unknown values count as absent. */
export function parseListView<Row>(query: URLSearchParams, { columns, filters, initialSort }: ListDefinition<Row>): ListView {
  const sorts = columns.filter(({ sort }) => sort).flatMap(({ key }) => [key, `-${key}`]);
  const page = query.get('p') ?? '';
  return {
    find: (query.get('find') ?? '').slice(0, FIND_MAX_LENGTH).toWellFormed(),
    chosen: Object.fromEntries(filters.map(({ key, options }) => [key, options.find(({ value }) => toSlug(value) === query.get(key))?.value])),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? initialSort,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The query of a view with its question mark: defaults are left out, so that one view has one address. */
export function formatListView<Row>({ find, chosen, sort, page }: ListView, { filters, initialSort }: ListDefinition<Row>): string {
  const query = new URLSearchParams();
  if (find) query.set('find', find);
  for (const { key } of filters) {
    const value = chosen[key];
    if (value) query.set(key, toSlug(value));
  }
  if (sort !== initialSort) query.set('sort', sort);
  if (page > 1) query.set('p', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** The order after a press on a column's head: by that column, or reversed. Numbers begin with the largest, and the column of a falling initial order too. */
export function toggleSort<Row>(sort: string, { key, isNumber }: Column<Row>, initialSort: string): string {
  const falling = `-${key}`;
  if (sort === key) return falling;
  if (sort === falling) return key;
  return isNumber || initialSort === falling ? falling : key;
}

export function isNarrowed({ find, chosen }: ListView): boolean {
  return Boolean(find.trim()) || Object.values(chosen).some(Boolean);
}

export interface NarrowedRows<Row> {
  /** All that were found, in their order. */
  readonly matches: readonly Row[];
  /** Those of the page. */
  readonly rows: readonly Row[];
  /** The page that exists: the last one when the address asks for more. */
  readonly page: number;
  readonly pageCount: number;
}

/** What a view leaves of a list: searched, filtered, sorted and cut into pages. */
export function narrowRows<Row>(all: readonly Row[], view: ListView, { columns, filters, textOf }: ListDefinition<Row>): NarrowedRows<Row> {
  const words = normalizeText(view.find).split(/\s+/).filter(Boolean);
  const found = all.filter((row) => {
    const isWanted = filters.every((filter) => {
      const value = view.chosen[filter.key];
      return value === undefined || filter.matches(row, value);
    });
    if (!isWanted) return false;
    const text = words.length > 0 ? normalizeText(textOf(row)) : '';
    return words.every((word) => text.includes(word));
  });
  const isFalling = view.sort.startsWith('-');
  const column = columns.find(({ key }) => key === (isFalling ? view.sort.slice(1) : view.sort));
  const keyOf = (row: Row) => column?.sort?.(row) ?? '';
  const matches = found.toSorted((a, b) => compare(keyOf(a), keyOf(b)) * (isFalling ? -1 : 1));
  const pageCount = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  const page = Math.min(view.page, pageCount);
  return { matches, rows: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pageCount };
}

const collator = new Intl.Collator();

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function toSlug(value: string): string {
  return value.toLowerCase();
}
