import './order-book.css';
import type { CSSProperties } from 'react';
import { formatDate } from '#app/components/format-date.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type Column, Table } from '#app/ui/list/table.tsx';
import type { Market, MarketTrade } from '#mock-api/records/exchange.ts';
import { CENTS_PER_USD, sum, toCents, UNITS_PER_COIN } from '#protocol/exact.ts';
import { type BookLevel, findSpread } from '#protocol/exchange.ts';
import { coinSymbols } from '#protocol/wallet.ts';
import { TradeMark } from './trade-list.tsx';

interface OrderBookProps {
  readonly market: Market;
  /** A price was pressed. */
  onPrice(priceCents: number): void;
}

/** What others offer, each side from its best price on, and how far the sides are apart. */
export function OrderBook({ market, onPrice }: OrderBookProps) {
  const { t } = useText();
  const format = useFormatters();
  const spread = findSpread(market);
  return (
    <section className="order-book" aria-labelledby="book-heading">
      <header>
        <h2 id="book-heading">{t('Order book')}</h2>
        <p className="dim">
          {spread
            ? t('The best prices are {{amount}} apart, {{share}} of the price. Press a price to use it.', {
                amount: format.usd(spread.cents / CENTS_PER_USD),
                share: format.percent(spread.share),
              })
            : t('Nobody offers anything on one side of the book.')}
        </p>
      </header>
      <div className="order-book-sides">
        <BookSide side="bids" market={market} onPrice={onPrice} />
        <BookSide side="asks" market={market} onPrice={onPrice} />
      </div>
    </section>
  );
}

interface DepthRow extends BookLevel {
  /** Of this level and all better ones, in cents. */
  readonly total: number;
}

function BookSide({ side, market, onPrice }: OrderBookProps & { readonly side: 'asks' | 'bids' }) {
  const { t, language } = useText();
  const format = useFormatters();
  const levels = market[side];
  const rows = levels.map((level, index): DepthRow => {
    const better = levels.slice(0, index + 1);
    return { ...level, total: sum(better.map(({ units, priceCents }) => toCents(units, priceCents))) };
  });
  const deepest = rows.at(-1)?.total ?? 1;
  const currency = coinSymbols[market.coin];
  const writeCoins = new Intl.NumberFormat(language.tag, { minimumFractionDigits: Math.max(0, ...levels.map(countDigits)), maximumFractionDigits: 8 })
    .format;
  const columns: readonly Column<DepthRow>[] = [
    {
      key: 'price',
      label: t('Price'),
      cell: ({ priceCents, total }) => {
        const depth: CSSProperties & Record<'--depth', number> = { '--depth': total / deepest };
        return (
          <>
            <span className="order-book-depth" style={depth} aria-hidden="true" />
            <button type="button" className="order-book-price" onClick={() => onPrice(priceCents)}>
              {format.usd(priceCents / CENTS_PER_USD)}
              <span className="visually-hidden"> {t('into the order')}</span>
            </button>
          </>
        );
      },
    },
    { key: 'amount', label: currency, isNumber: true, cell: ({ units }) => writeCoins(units / UNITS_PER_COIN) },
    { key: 'total', label: t('Total'), isNumber: true, cell: ({ total }) => format.wholeUsd(total / CENTS_PER_USD) },
  ];
  const heading = side === 'asks' ? t('Asks: others sell') : t('Bids: others buy');
  return (
    <div className="order-book-side" data-side={side}>
      <h3>{heading}</h3>
      {rows.length > 0 ? (
        <Table caption={heading} columns={columns} rows={rows} keyOf={({ priceCents }) => String(priceCents)} />
      ) : (
        <p className="dim">{t('Nothing is offered any more.')}</p>
      )}
    </div>
  );
}

/** Digits after the point of an amount: those of a column are the same, so that the points stand below each other. */
function countDigits({ units }: BookLevel): number {
  let [rest, digits] = [units, 8];
  while (digits > 0 && rest % 10 === 0) {
    rest /= 10;
    digits--;
  }
  return digits;
}

/** What was traded last, by others and by the visitor. */
export function RecentTrades({ market }: { market: Market }) {
  const { t, language } = useText();
  const format = useFormatters();
  const columns: readonly Column<MarketTrade>[] = [
    {
      key: 'time',
      label: t('Time'),
      cell: ({ at, isOwn }) => (
        <>
          <time dateTime={at}>{formatDate(at, 'time', language.tag)}</time>
          {isOwn && <span className="trade-own">{t('Yours')}</span>}
        </>
      ),
    },
    {
      key: 'trade',
      label: t('Type'),
      cell: ({ trade }) => <TradeMark trade={trade} />,
    },
    {
      key: 'price',
      label: t('Price'),
      isNumber: true,
      cell: ({ priceCents }) => format.usd(priceCents / CENTS_PER_USD),
    },
    {
      key: 'amount',
      label: t('Amount'),
      isNumber: true,
      cell: ({ units }) => format.money({ amount: units / UNITS_PER_COIN, currency: coinSymbols[market.coin] }),
    },
  ];
  return (
    <section className="order-book recent-trades" aria-labelledby="trades-heading">
      <header>
        <h2 id="trades-heading">{t('Recent trades')}</h2>
      </header>
      <div className="order-book-side">
        <Table caption={t('Recent trades')} columns={columns} rows={market.trades} keyOf={({ id }) => id} />
      </div>
    </section>
  );
}
