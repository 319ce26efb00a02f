import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Tabs } from '#app/ui/list/tabs.tsx';
import type { OrderStatus } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-orders.route';
import { listOwnOrders } from './own-orders.ts';
import { type TradeRow, toOpenRow, toOrderRow, toTradedRow, useTradeList } from './trade-list.tsx';
import { WalletFrame } from './wallet-frame.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return {
    orders: load(
      Promise.all([
        toData(api.crypto.orders.$get({}, init)),
        toData(api['exchange-orders'].$get({}, init)),
        toData(api['exchange-trades'].$get({}, init)),
      ]),
    ),
    own: listOwnOrders(),
  };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/crypto-orders`: the orders of the wallet, of the exchange, and those made on this device. */
export default function CryptoOrders({ loaderData }: Route.ComponentProps) {
  return <Orders {...loaderData} />;
}

/** What the server draws: orders are known to the browser alone. */
export function HydrateFallback() {
  return <Orders {...useFirstLook<typeof clientLoader>()} />;
}

function Orders({ orders, own = [] }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <WalletFrame title="Orders">
      <LoadedPart loading={orders} skeleton={['rows']} missing="The orders could not be loaded.">
        {([loaded, open, traded]) => <OrderList all={[...own, ...open.map(toOpenRow), ...traded.map(toTradedRow), ...loaded.map(toOrderRow)]} />}
      </LoadedPart>
    </WalletFrame>
  );
}

/** The status of orders that have neither been completed nor failed. */
const PROCESSING: OrderStatus = 'Pending';

function OrderList({ all }: { all: readonly TradeRow[] }) {
  const { t } = useText();
  const { count } = useFormatters();
  const list = useTradeList(all, { hasStatus: true });
  const { chosen } = list.view;
  const isProcessing = chosen.status === PROCESSING;
  const tabs = [
    { name: t('All orders'), rows: all, isCurrent: !isProcessing, status: undefined },
    { name: t('Processing'), rows: all.filter(({ status }) => status === PROCESSING), isCurrent: isProcessing, status: PROCESSING },
  ];
  return (
    <section aria-label={t('Orders')}>
      <Tabs label={t('Which orders')}>
        {tabs.map(({ name, rows, isCurrent, status }) => (
          <Link
            key={name}
            to={{ search: list.toSearch({ chosen: { ...chosen, status } }) }}
            aria-current={isCurrent ? 'true' : undefined}
            preventScrollReset
          >
            {name} <span className="mono">{count(rows.length)}</span>
          </Link>
        ))}
      </Tabs>
      <DataList caption={t('Orders')} list={list} empty={t('Nothing has happened yet.')} />
    </section>
  );
}
