import './trade-list.css';
import { useText } from '#app/i18n/use-text.ts';
import { ListFilter } from './list-filter.tsx';
import { formatListView } from './list-view.ts';
import { narrowRows } from './narrow-rows.ts';
import { NothingListed } from './nothing-listed.tsx';
import { Pager } from './pager.tsx';
import type { TradeRow } from './trade-row.ts';
import { TradeTable } from './trade-table.tsx';
import { useFigures } from './use-figures.ts';
import { useListView } from './use-list-view.ts';

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
