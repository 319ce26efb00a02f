import { api, toData } from '#app/api/client.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import type { Route } from './+types/crypto-orders.route';
import { load, loadsOnce } from './load.ts';
import { LoadedPart } from './loaded-part.tsx';
import { OrderList } from './order-list.tsx';
import { listOwnOrders } from './own-orders.ts';
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
