import './trade-list.css';
import { useFormatters } from '#app/components/formatters.ts';
import { type List, useList } from '#app/components/list/data-list.tsx';
import type { Filter } from '#app/components/list/list-view.ts';
import type { RecordRow } from '#app/components/list/use-records.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { ExchangeOrder, ExchangeTrade } from '#mock-api/records/exchange.ts';
import { CENTS_PER_USD, sum, UNITS_PER_COIN } from '#protocol/exact.ts';
import { type BookLevel, sumFills } from '#protocol/exchange.ts';
import {
  type Coin,
  type CryptoActivity,
  type CryptoOrder,
  coinSymbols,
  coins,
  type Money,
  type OrderStatus,
  type TradeType,
  tradeTypes,
} from '#protocol/wallet.ts';
import { CoinMark } from './wallet-frame.tsx';

/** One line of a table: what happened in the wallet, or an order. */
export interface TradeRow {
  /** The number of the order or activity, unique in its table. */
  readonly reference: string;
  /** ISO day. */
  readonly date: string;
  readonly trade: TradeType;
  readonly coin: Coin;
  readonly amount: Money;
  readonly valueInUsd: number;
  /** Only orders have one. */
  readonly status?: OrderStatus;
  /** Made on this device: the backend does not have it. */
  readonly isOwn?: boolean;
}

export function toActivityRow({ idno, pdate, type, coin, amount, valueInUsd }: CryptoActivity): TradeRow {
  return { reference: idno, date: pdate, trade: type, coin, amount, valueInUsd };
}

export function toOrderRow({ id, pdate, type, coin, value, valueInUsd, status }: CryptoOrder): TradeRow {
  return { reference: `#${id}`, date: pdate, trade: type, coin, amount: value, valueInUsd, status };
}

/** An order of the exchange that stands open. */
export function toOpenRow({ id, placedAt, trade, coin, units, priceCents }: ExchangeOrder): TradeRow {
  return {
    reference: `#X${id}`,
    date: placedAt.slice(0, 10),
    trade,
    coin,
    ...toWorth(coin, [{ units, priceCents }]),
    status: 'Pending',
    isOwn: true,
  };
}

/** What was traded on the exchange at once. */
export function toTradedRow({ id, tradedAt, trade, coin, fills }: ExchangeTrade): TradeRow {
  return { reference: `#T${id}`, date: tradedAt.slice(0, 10), trade, coin, ...toWorth(coin, fills), status: 'Completed', isOwn: true };
}

function toWorth(coin: Coin, levels: readonly BookLevel[]) {
  const amount = sum(levels.map(({ units }) => units)) / UNITS_PER_COIN;
  return { amount: { amount, currency: coinSymbols[coin] }, valueInUsd: sumFills(levels) / CENTS_PER_USD };
}

/** In the order in which they follow each other. */
const statuses = ['Pending', 'Completed', 'Failed'] as const satisfies readonly OrderStatus[];
const PERIODS_DAYS = [7, 30, 90];
const DAY_MS = 86_400_000;

/** The table of trades. `all`: newest first. */
export function useTradeList(all: readonly TradeRow[], { hasStatus = false } = {}): List<TradeRow> {
  const { t } = useText();
  const format = useFormatters();
  const columns: readonly Column<TradeRow>[] = [
    {
      key: 'reference',
      label: t('No.'),
      className: 'mono',
      cell: ({ reference, isOwn }) => (
        <>
          {reference}
          {isOwn && <span className="trade-own">{t('This device')}</span>}
        </>
      ),
    },
    { key: 'date', label: t('Date'), className: 'trade-day', sort: ({ date }) => date, cell: ({ date }) => format.day(date) },
    {
      key: 'trade',
      label: t('Type'),
      sort: ({ trade }) => trade,
      cell: ({ trade }) => <TradeMark trade={trade} />,
    },
    {
      key: 'coin',
      label: t('Coin'),
      sort: ({ coin }) => coin,
      cell: ({ coin, amount }) => (
        <span className="trade-coin">
          <CoinMark symbol={amount.currency} />
          {coin}
        </span>
      ),
    },
    { key: 'amount', label: t('Amount'), isNumber: true, className: 'mono', cell: ({ amount }) => format.money(amount) },
    {
      key: 'value',
      label: t('Value'),
      isNumber: true,
      className: 'trade-value',
      sort: ({ valueInUsd }) => valueInUsd,
      cell: ({ valueInUsd }) => format.usd(valueInUsd),
    },
    {
      key: 'status',
      label: t('Status'),
      sort: ({ status = '' }) => status,
      cell: ({ status }) => (
        <span className="trade-status" data-status={status}>
          {status && t(status)}
        </span>
      ),
    },
  ];
  const filters: readonly Filter<TradeRow>[] = [
    {
      key: 'days',
      label: t('Date'),
      all: t('Any time'),
      options: PERIODS_DAYS.map((days) => ({ value: String(days), text: t('Last {{n}} days', { n: days }) })),
      matches: ({ date }, days) => date >= new Date(Date.now() - Number(days) * DAY_MS).toISOString().slice(0, 10),
    },
    {
      key: 'coin',
      label: t('Coin'),
      all: t('All coins'),
      options: coins.map((coin) => ({ value: coin, text: coin })),
      matches: ({ coin }, wanted) => coin === wanted,
    },
    {
      key: 'trade',
      label: t('Type'),
      all: t('All types'),
      options: tradeTypes.map((trade) => ({ value: trade, text: t(trade) })),
      matches: ({ trade }, wanted) => trade === wanted,
    },
    {
      key: 'status',
      label: t('Status'),
      all: t('Any status'),
      options: statuses.map((status) => ({ value: status, text: t(status) })),
      matches: ({ status }, wanted) => status === wanted,
    },
  ];
  const isOffered = ({ key }: { readonly key: string }) => hasStatus || key !== 'status';
  return useList(all, {
    name: hasStatus ? 'crypto-orders' : 'crypto-activity',
    columns: columns.filter(isOffered),
    filters: filters.filter(isOffered),
    initialSort: '-date',
    card: ['coin', 'value', 'trade', 'amount', 'reference', 'date', 'status'],
    keyOf: ({ reference }) => reference,
    textOf: ({ reference, coin, amount, trade, status, date }) =>
      [reference, coin, amount.currency, t(trade), status ? t(status) : '', format.day(date), format.money(amount)].join(' '),
    summary: (matches) =>
      t('Bought for {{bought}}, sold for {{sold}}', { bought: format.usd(sumUp(matches, 'Buy')), sold: format.usd(sumUp(matches, 'Sell')) }),
  });
}

/** In USD. Added in whole cents, because sums of fractions of a dollar get rounding errors. */
export function sumUp(rows: readonly TradeRow[], trade: TradeType): number {
  return rows.reduce((cents, row) => cents + (row.trade === trade ? Math.round(row.valueInUsd * 100) : 0), 0) / 100;
}

/** The number of a record; one that is being added has none yet. */
export const toNumberColumn = <Row extends RecordRow>(label: string): Column<Row> => ({
  key: 'number',
  label,
  className: 'mono',
  sort: ({ id }) => id,
  text: ({ id }) => `#${id}`,
  cell: ({ id }) => (id > 0 ? `#${id}` : '…'),
});

/** Whether it buys or sells, with its mark. */
export function TradeMark({ trade }: { trade: TradeType }) {
  const { t } = useText();
  return (
    <span className="trade-type" data-trade={trade}>
      {t(trade)}
    </span>
  );
}
