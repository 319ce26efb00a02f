import { type Coin, coins, type OrderStatus, orderStatuses, type TradeType, tradeTypes } from '#protocol/wallet.ts';

export const sortKeys = ['date', 'trade', 'coin', 'value', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Days back from today. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** How a table is looked at: all of it stands in the address. */
export interface ListView {
  readonly find: string;
  readonly coin: Coin | undefined;
  readonly trade: TradeType | undefined;
  readonly status: OrderStatus | undefined;
  readonly days: Period | undefined;
  readonly sort: SortKey;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
}

/** Newest first. */
export const emptyView: ListView = {
  find: '',
  coin: undefined,
  trade: undefined,
  status: undefined,
  days: undefined,
  sort: 'date',
  isDescending: true,
  page: 1,
};

export const FIND_MAX_LENGTH = 100;
const PAGE = /^[1-9]\d{0,2}$/;

/** Reads `?find=&coin=&trade=&status=&days=&sort=&p=`; whatever is not known counts as absent. */
export function parseListView(query: URLSearchParams): ListView {
  const sort = query.get('sort') ?? '-date';
  const key = sortKeys.find((one) => one === sort.replace('-', ''));
  const page = query.get('p') ?? '';
  return {
    find: (query.get('find') ?? '').toWellFormed().slice(0, FIND_MAX_LENGTH),
    coin: findBySlug(coins, query.get('coin')),
    trade: findBySlug(tradeTypes, query.get('trade')),
    status: findBySlug(orderStatuses, query.get('status')),
    days: periods.find((days) => String(days) === query.get('days')),
    sort: key ?? emptyView.sort,
    isDescending: key ? sort.startsWith('-') : emptyView.isDescending,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The query of a view with its question mark: what is as always is left out, so that one view has one address. */
export function formatListView({ find, coin, trade, status, days, sort, isDescending, page }: ListView): string {
  const query = new URLSearchParams();
  if (find) query.set('find', find);
  for (const [name, value] of Object.entries({ coin, trade, status, days })) {
    if (value) query.set(name, String(value).toLowerCase());
  }
  if (sort !== emptyView.sort || isDescending !== emptyView.isDescending) query.set('sort', (isDescending ? '-' : '') + sort);
  if (page > 1) query.set('p', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Sorts by another column, or turns the order round. What is counted or dated begins with its largest. */
export function toggleSort(view: ListView, sort: SortKey): ListView {
  const isDescending = view.sort === sort ? !view.isDescending : sort === 'date' || sort === 'value';
  return { ...view, sort, isDescending, page: 1 };
}

export function isNarrowed({ find, coin, trade, status, days }: ListView): boolean {
  return Boolean(find.trim() || coin || trade || status || days);
}

export function findBySlug<T extends string>(values: readonly T[], slug: string | null): T | undefined {
  return values.find((value) => value.toLowerCase() === slug);
}
