import './trade-list.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { coins, type OrderStatus, tradeTypes } from '#protocol/wallet.ts';
import { CoinMark } from './coin-mark.tsx';
import { FilterSelect } from './filter-select.tsx';
import { emptyView, FIND_MAX_LENGTH, formatListView, isNarrowed, type ListView, periods, type SortKey, sortKeys, toggleSort } from './list-view.ts';
import { narrowRows } from './narrow-rows.ts';
import type { TradeRow } from './trade-row.ts';
import { useFigures } from './use-figures.ts';
import { useListView, type ViewInAddress } from './use-list-view.ts';

interface TradeListProps {
  readonly caption: string;
  /** Newest first. */
  readonly all: readonly TradeRow[];
  readonly hasStatus?: boolean;
}

/** A table with search, filters, order and pages, all of them in the address. */
export function TradeList({ caption, all, hasStatus = false }: TradeListProps) {
  const { t } = useText();
  const figures = useFigures();
  const list = useListView();
  const { view } = list;
  const textOf = (row: TradeRow) =>
    [
      row.reference,
      row.coin,
      row.amount.currency,
      t(row.trade),
      row.status ? t(row.status) : '',
      figures.day(row.date),
      figures.money(row.amount),
    ].join(' ');
  const narrowed = narrowRows(all, view, { textOf, now: new Date() });
  const sums = { bought: figures.usd(narrowed.bought), sold: figures.usd(narrowed.sold) };
  return (
    <>
      <ListFilter list={list} hasStatus={hasStatus} />
      <p className="trade-count" role="status">
        <strong>{figures.count(narrowed.count)}</strong> {t('of {{total}}', { total: figures.count(all.length) })}
        <span className="dim">{t('Bought for {{bought}}, sold for {{sold}}', sums)}</span>
      </p>
      {narrowed.count > 0 ? (
        <>
          <TradeTable caption={caption} rows={narrowed.rows} list={list} hasStatus={hasStatus} />
          <Pager page={narrowed.page} pageCount={narrowed.pageCount} toSearch={(page) => formatListView({ ...view, page })} />
        </>
      ) : (
        <NothingListed list={list} />
      )}
    </>
  );
}

/** What stands in place of an empty table, and the next step. */
function NothingListed({ list: { view, change } }: { list: ViewInAddress }) {
  const { t } = useText();
  const isOurs = isNarrowed(view);
  const { sort, isDescending } = view;
  return (
    <div className="trade-nothing">
      <p>{isOurs ? t('Nothing matches.') : t('Nothing has happened yet.')}</p>
      {isOurs && <Button onClick={() => change({ ...emptyView, sort, isDescending })}>{t('Clear search and filters')}</Button>}
    </div>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  toSearch(page: number): string;
}

/** The pages of a table, each with its address. */
function Pager({ page, pageCount, toSearch }: PagerProps) {
  const { t } = useText();
  const { count } = useFigures();
  if (pageCount < 2) return null;
  const toLink = (target: number) => ({ to: { search: toSearch(target) }, preventScrollReset: true });
  return (
    <nav className="pager" aria-label={t('Pages of the table')}>
      {page > 1 && (
        <IconButton as={Link} isBoxed {...toLink(page - 1)} rel="prev" label={t('Previous')}>
          <Icon name="previous" />
        </IconButton>
      )}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((one) => (
        <Link key={one} className="pager-page mono" aria-current={one === page ? 'page' : undefined} {...toLink(one)}>
          <span className="visually-hidden">{t('Page')} </span>
          {count(one)}
        </Link>
      ))}
      {page < pageCount && (
        <IconButton as={Link} isBoxed {...toLink(page + 1)} rel="next" label={t('Next')}>
          <Icon name="next" />
        </IconButton>
      )}
    </nav>
  );
}

interface TradeTableProps {
  readonly caption: string;
  readonly rows: readonly TradeRow[];
  readonly list: ViewInAddress;
  readonly hasStatus: boolean;
}

/** On narrow screens every row is a card (trade-list.css). */
function TradeTable({ caption, rows, list, hasStatus }: TradeTableProps) {
  const { t } = useText();
  return (
    <table className="trade-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('No.')}</th>
          <SortHead sort="date" list={list} name={t('Date')} />
          <SortHead sort="trade" list={list} name={t('Type')} />
          <SortHead sort="coin" list={list} name={t('Coin')} />
          <th scope="col" className="trade-number">
            {t('Amount')}
          </th>
          <SortHead sort="value" list={list} name={t('Value')} isNumber />
          {hasStatus && <SortHead sort="status" list={list} name={t('Status')} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TradeLine key={row.reference} row={row} hasStatus={hasStatus} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  readonly sort: SortKey;
  readonly name: string;
  readonly list: ViewInAddress;
  readonly isNumber?: boolean;
}

/** The head of a column that sorts the table. */
function SortHead({ sort, name, list: { view, change }, isNumber = false }: SortHeadProps) {
  const order = view.sort === sort ? (view.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order} className={isNumber ? 'trade-number' : undefined}>
      <button type="button" onClick={() => change(toggleSort(view, sort))}>
        {name}
        <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
          <path className="sort-up" d="M5 0l4 5H1z" />
          <path className="sort-down" d="M5 12l4-5H1z" />
        </svg>
      </button>
    </th>
  );
}

function TradeLine({ row, hasStatus }: { row: TradeRow; hasStatus: boolean }) {
  const { t } = useText();
  const figures = useFigures();
  return (
    <tr>
      <th scope="row" className="mono">
        {row.reference}
        {row.isOwn && <span className="trade-own">{t('This device')}</span>}
      </th>
      <td className="trade-day">{figures.day(row.date)}</td>
      <td className="trade-type" data-trade={row.trade}>
        {t(row.trade)}
      </td>
      <td className="trade-coin">
        <CoinMark symbol={row.amount.currency} />
        {row.coin}
      </td>
      <td className="trade-number mono">{figures.money(row.amount)}</td>
      <td className="trade-number trade-value">{figures.usd(row.valueInUsd)}</td>
      {hasStatus && (
        <td className="trade-status" data-status={row.status}>
          {row.status && t(row.status)}
        </td>
      )}
    </tr>
  );
}

/** In the order in which an order gets them. */
const statuses = ['Pending', 'Completed', 'Failed'] as const satisfies readonly OrderStatus[];

/** Search, filters, and on narrow screens the order, which the head of the table gives elsewhere. */
function ListFilter({ list, hasStatus }: { list: ViewInAddress; hasStatus: boolean }) {
  const { t } = useText();
  const narrow = (part: Partial<ListView>) => list.change({ ...list.view, ...part, page: 1 });
  return (
    <search className="list-filter">
      <FindField list={list} />
      <FilterSelect
        name={t('Date')}
        all={t('Any time')}
        value={list.view.days}
        options={periods.map((days) => ({ value: days, text: t('Last {{n}} days', { n: days }) }))}
        onChoose={(days) => narrow({ days })}
      />
      <FilterSelect
        name={t('Coin')}
        all={t('All coins')}
        value={list.view.coin}
        options={coins.map((coin) => ({ value: coin, text: coin }))}
        onChoose={(coin) => narrow({ coin })}
      />
      <FilterSelect
        name={t('Type')}
        all={t('All types')}
        value={list.view.trade}
        options={tradeTypes.map((trade) => ({ value: trade, text: t(trade) }))}
        onChoose={(trade) => narrow({ trade })}
      />
      {hasStatus && (
        <FilterSelect
          name={t('Status')}
          all={t('Any status')}
          value={list.view.status}
          options={statuses.map((status) => ({ value: status, text: t(status) }))}
          onChoose={(status) => narrow({ status })}
        />
      )}
      <SortSelect list={list} hasStatus={hasStatus} />
    </search>
  );
}

const ID = 'list-find';

function FindField({ list: { view, change } }: { list: ViewInAddress }) {
  const { t } = useText();
  // The address follows a moment after the key: until then the field shows what was typed.
  const [typed, setTyped] = useState<string>();
  if (typed === view.find) setTyped(undefined);
  const type = (text: string) => {
    const find = text.toWellFormed();
    setTyped(find);
    change({ ...view, find, page: 1 }, true);
  };
  return (
    <div className="list-field list-find">
      <label htmlFor={ID}>{t('Search')}</label>
      <span>
        <Icon name="search" size={16} />
        <input
          id={ID}
          type="search"
          autoComplete="off"
          maxLength={FIND_MAX_LENGTH}
          value={typed ?? view.find}
          onChange={({ target }) => type(target.value)}
        />
      </span>
    </div>
  );
}

/** The order of the cards on narrow screens. */
function SortSelect({ list: { view, change }, hasStatus }: { list: ViewInAddress; hasStatus: boolean }) {
  const { t } = useText();
  const names = { date: t('Date'), trade: t('Type'), coin: t('Coin'), value: t('Value'), status: t('Status') } satisfies Record<SortKey, string>;
  const orders = sortKeys
    .filter((sort) => sort !== 'status' || hasStatus)
    .flatMap((sort) => [
      { value: `-${sort}`, text: t('{{column}}, descending', { column: names[sort] }) },
      { value: sort, text: t('{{column}}, ascending', { column: names[sort] }) },
    ]);
  const choose = (order: string | undefined = '') => {
    const sort = sortKeys.find((key) => key === order.replace('-', ''));
    if (sort) change({ ...view, sort, isDescending: order.startsWith('-'), page: 1 });
  };
  return (
    <div className="list-order">
      <FilterSelect name={t('Sort by')} value={(view.isDescending ? '-' : '') + view.sort} options={orders} onChoose={choose} />
    </div>
  );
}
