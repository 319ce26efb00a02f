import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { CryptoOrder, OrderStatus } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-orders.route';
import { formatListView, type ListView } from './list-view.ts';
import { load, loadsOnce } from './load.ts';
import { LoadedPart } from './loaded-part.tsx';
import { listOwnOrders } from './own-orders.ts';
import { TradeList } from './trade-list.tsx';
import { type TradeRow, toOrderRow } from './trade-row.ts';
import { useFigures } from './use-figures.ts';
import { useListView } from './use-list-view.ts';
import { WalletFrame } from './wallet-frame.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { orders: load(toData(api.crypto.orders.$get({}, { init: { signal: request.signal } }))), own: listOwnOrders() };
}

export const shouldRevalidate = loadsOnce;

/** `/crypto-orders`: the orders of the wallet, and those made on this device. */
export default function CryptoOrders({ loaderData }: Route.ComponentProps) {
  useOtherTabs();
  return (
    <WalletFrame title="Orders">
      <LoadedPart loading={loaderData.orders} skeleton={<WalletSkeleton parts={['rows']} />} missing="The orders could not be loaded.">
        {(orders) => <OrderList orders={orders} own={loaderData.own} />}
      </LoadedPart>
    </WalletFrame>
  );
}

export function HydrateFallback() {
  return (
    <WalletFrame title="Orders">
      <WalletSkeleton parts={['rows']} />
    </WalletFrame>
  );
}

interface OrderListProps {
  readonly orders: readonly CryptoOrder[];
  /** Made on this device. */
  readonly own: readonly TradeRow[];
}

/** What is being processed has not been completed and has not failed. */
const PROCESSING: OrderStatus = 'Pending';

function OrderList({ orders, own }: OrderListProps) {
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
