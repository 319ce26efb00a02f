import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import type { CryptoOrder, OrderStatus } from '#protocol/wallet.ts';
import { formatListView, type ListView } from './list-view.ts';
import { TradeList } from './trade-list.tsx';
import { type TradeRow, toOrderRow } from './trade-row.ts';
import { useFigures } from './use-figures.ts';
import { useListView } from './use-list-view.ts';

interface OrderListProps {
  readonly orders: readonly CryptoOrder[];
  /** Made on this device. */
  readonly own: readonly TradeRow[];
}

/** What is being processed has not been completed and has not failed. */
const PROCESSING: OrderStatus = 'Pending';

export function OrderList({ orders, own }: OrderListProps) {
  const { t } = useText();
  const { count } = useFigures();
  const { view } = useListView();
  const all = [...own, ...orders.map(toOrderRow)];
  const isProcessing = view.status === PROCESSING;
  const tabs = [
    { name: t('All orders'), rows: all, isCurrent: !isProcessing, status: undefined },
    { name: t('Processing'), rows: all.filter(({ status }) => status === PROCESSING), isCurrent: isProcessing, status: PROCESSING },
  ];
  const toSearch = (status: ListView['status']) => formatListView({ ...view, status, page: 1 });
  return (
    <section className="wallet-section" aria-label={t('Orders')}>
      <nav className="wallet-tabs" aria-label={t('Which orders')}>
        {tabs.map(({ name, rows, isCurrent, status }) => (
          <Link key={name} to={{ search: toSearch(status) }} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
            {name} <span className="mono">{count(rows.length)}</span>
          </Link>
        ))}
      </nav>
      <TradeList caption={t('Orders')} all={all} hasStatus />
    </section>
  );
}
