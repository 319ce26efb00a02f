import type { ListView, SortKey } from './list-view.ts';
import type { TradeRow } from './trade-row.ts';

/** As many lines stand on a page. */
export const PAGE_SIZE = 10;
const DAY_MS = 86_400_000;

interface Circumstances {
  /** Everything a row can be found by, in the visitor's language. */
  textOf(row: TradeRow): string;
  readonly now: Date;
}

export interface NarrowedRows {
  /** The rows of the page. */
  readonly rows: readonly TradeRow[];
  readonly count: number;
  /** The page that exists: the last one when the address asks for more. */
  readonly page: number;
  readonly pageCount: number;
  /** Of all pages, in USD. */
  readonly bought: number;
  readonly sold: number;
}

/** What a view leaves of a table: searched, filtered, sorted, cut into pages, and summed up. */
export function narrowRows(all: readonly TradeRow[], view: ListView, { textOf, now }: Circumstances): NarrowedRows {
  const words = fold(view.find).split(/\s+/).filter(Boolean);
  const oldest = view.days ? new Date(now.getTime() - view.days * DAY_MS).toISOString().slice(0, 10) : '';
  const matches = all.filter((row) => {
    const isWanted =
      (!view.coin || row.coin === view.coin) && (!view.trade || row.trade === view.trade) && (!view.status || row.status === view.status);
    if (!isWanted || row.date < oldest) return false;
    const text = words.length > 0 ? fold(textOf(row)) : '';
    return words.every((word) => text.includes(word));
  });
  const sorted = matches.toSorted((a, b) => compare(a, b, view.sort) * (view.isDescending ? -1 : 1));
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const page = Math.min(view.page, pageCount);
  return {
    rows: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    count: sorted.length,
    page,
    pageCount,
    bought: sumUp(sorted, 'Buy'),
    sold: sumUp(sorted, 'Sell'),
  };
}

/** Equal rows stay as they came, which is newest first. */
function compare(a: TradeRow, b: TradeRow, key: SortKey): number {
  if (key === 'value') return a.valueInUsd - b.valueInUsd;
  const [left = '', right = ''] = [a[key], b[key]];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** In whole cents: sums of dollars as they are would end in a tail of digits. */
function sumUp(rows: readonly TradeRow[], trade: TradeRow['trade']): number {
  return rows.reduce((cents, row) => cents + (row.trade === trade ? Math.round(row.valueInUsd * 100) : 0), 0) / 100;
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
