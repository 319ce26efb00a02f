import type { Column } from '#app/ui/list/table.tsx';
import { normalizeText } from '#catalogue/normalize-text.ts';

/** What a page states about its list. Texts are in the visitor's language. */
export interface ListDefinition<Row> {
  /** By this name the device remembers which columns are hidden and how wide they are. */
  readonly name: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter<Row>[];
  /** The initial order: a column's key, after a minus sign for falling order. Equal rows keep their order. */
  readonly initialSort: string;
  /** Keys of columns in the order of a card, two a line (app/ui/list/table.tsx). */
  readonly card?: readonly string[];
  keyOf(row: Row): string;
  /** Rows on a page to choose from, instead of PAGE_SIZES. */
  readonly sizes?: readonly [number, ...number[]];
  /** Parameters of the page itself, such as how it shows the list: they stay in the address. */
  readonly keep?: readonly string[];
  /** Everything that a row can be found by. */
  textOf(row: Row): string;
  /** A sentence about all matches. */
  summary?(matches: readonly Row[]): string;
}

/** A select beside the search. */
export interface Filter<Row> {
  /** Its parameter in the address; `find`, `sort`, `p`, `n` and `edit` are taken. */
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
  /** Rows on a page. */
  readonly size: number;
  /** The parameters that the page keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The key of the row that is being edited, or NEW_ROW. */
  readonly edit?: string | undefined;
}

export const FIND_MAX_LENGTH = 100;
const PAGE = /^[1-9]\d{0,3}$/;
/** Rows on a page: never more than 50 in the document. */
export const PAGE_SIZES = [10, 25, 50] as const;
/** In `edit`: a row that is being added. */
export const NEW_ROW = 'new';
const EDIT = /^[\w-]{1,40}$/;

/** Reads `?find=&sort=&p=&n=&edit=` and a parameter for each filter; unknown values count as absent. */
export function parseListView<Row>(query: URLSearchParams, definition: ListDefinition<Row>): ListView {
  const { columns, filters, initialSort, sizes = PAGE_SIZES, keep = [] } = definition;
  const sorts = columns.filter(({ sort }) => sort).flatMap(({ key }) => [key, `-${key}`]);
  const page = query.get('p') ?? '';
  const edit = query.get('edit') ?? '';
  return {
    find: (query.get('find') ?? '').slice(0, FIND_MAX_LENGTH).toWellFormed(),
    chosen: Object.fromEntries(filters.map(({ key, options }) => [key, options.find(({ value }) => toSlug(value) === query.get(key))?.value])),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? initialSort,
    page: PAGE.test(page) ? Number(page) : 1,
    size: sizes.find((size) => String(size) === query.get('n')) ?? sizes[0],
    kept: Object.fromEntries([...query].filter(([name]) => keep.includes(name))),
    edit: EDIT.test(edit) ? edit : undefined,
  };
}

/** The query of a view with its question mark: defaults are left out, so that one view has one address. */
export function formatListView<Row>(view: ListView, { filters, initialSort, sizes = PAGE_SIZES }: ListDefinition<Row>): string {
  const { find, chosen, sort, page, size, kept, edit } = view;
  const query = new URLSearchParams(kept);
  if (find) query.set('find', find);
  for (const { key } of filters) {
    const value = chosen[key];
    if (value) query.set(key, toSlug(value));
  }
  if (sort !== initialSort) query.set('sort', sort);
  if (page > 1) query.set('p', String(page));
  if (size !== sizes[0]) query.set('n', String(size));
  if (edit) query.set('edit', edit);
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

/** What takes long to find out about the rows of a list, kept from view to view. */
export interface KnownRows<Row> {
  readonly all: readonly Row[];
  /** What rows are found by, filled at the first search. */
  readonly texts: Map<Row, string>;
  /** All rows in each order that was asked for. */
  readonly orders: Map<string, SortedRows<Row>>;
}

interface SortedRows<Row> {
  readonly rows: readonly Row[];
  /** What each of them is found by, from the first search in this order on. */
  texts?: readonly string[];
}

export const toKnownRows = <Row>(all: readonly Row[]): KnownRows<Row> => ({ all, texts: new Map(), orders: new Map() });

/** What a view leaves of a list: sorted, searched, filtered and cut into pages. */
export function narrowRows<Row>(known: KnownRows<Row>, view: ListView, definition: ListDefinition<Row>): NarrowedRows<Row> {
  const { all, orders } = known;
  const sorted: SortedRows<Row> = orders.get(view.sort) ?? { rows: sortRows(all, view.sort, definition) };
  orders.set(view.sort, sorted);
  const matches = findRows(sorted, view, definition, known.texts);
  const pageCount = Math.max(1, Math.ceil(matches.length / view.size));
  const page = Math.min(view.page, pageCount);
  return { matches, rows: matches.slice((page - 1) * view.size, page * view.size), page, pageCount };
}

function findRows<Row>(sorted: SortedRows<Row>, view: ListView, definition: ListDefinition<Row>, known: Map<Row, string>): readonly Row[] {
  const words = normalizeText(view.find).split(/\s+/).filter(Boolean);
  const chosen = definition.filters.flatMap((filter) => {
    const value = view.chosen[filter.key];
    return value === undefined ? [] : [{ filter, value }];
  });
  const { rows } = sorted;
  const isChosen = (row: Row) => chosen.every(({ filter, value }) => filter.matches(row, value));
  if (words.length === 0) return chosen.length === 0 ? rows : rows.filter(isChosen);
  sorted.texts ??= rows.map((row) => {
    const text = known.get(row) ?? normalizeText(definition.textOf(row));
    known.set(row, text);
    return text;
  });
  const { texts } = sorted;
  return rows.filter((row, index) => words.every((word) => texts[index]?.includes(word)) && isChosen(row));
}

/** Sorts a key per row and not the rows: of ten thousand rows each would be read some twenty times. */
function sortRows<Row>(rows: readonly Row[], sort: string, { columns }: ListDefinition<Row>): readonly Row[] {
  const isFalling = sort.startsWith('-');
  const column = columns.find(({ key }) => key === (isFalling ? sort.slice(1) : sort));
  if (!column?.sort) return rows;
  const keyed = rows.map((row) => ({ row, key: toSortKey(column.sort?.(row) ?? '') }));
  const sign = isFalling ? -1 : 1;
  return keyed.sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0)).map(({ row }) => row);
}

/** Letters with accents stand beside those without; capitals make no difference. */
function toSortKey(value: string | number): string | number {
  return typeof value === 'number' ? value : normalizeText(value);
}

export function toSlug(value: string): string {
  return value.toLowerCase();
}
