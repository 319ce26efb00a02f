import { api, toData } from '#app/api/client.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import type { Route } from './+types/crypto-buy-sell.route';
import { load, loadsOnce } from './load.ts';
import { LoadedPart } from './loaded-part.tsx';
import { TradeDesk } from './trade-desk.tsx';
import { WalletFrame } from './wallet-frame.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { wallet: load(toData(api.wallet.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = loadsOnce;

/** `/crypto-buy-sell`: sample prices, and an order on trial. */
export default function CryptoBuySell({ loaderData }: Route.ComponentProps) {
  useOtherTabs();
  return (
    <WalletFrame title="Buy and sell">
      <LoadedPart loading={loaderData.wallet} skeleton={<WalletSkeleton parts={['form']} />} missing="The wallet could not be loaded.">
        {(wallet) => <TradeDesk coins={wallet.coins} />}
      </LoadedPart>
    </WalletFrame>
  );
}

export function HydrateFallback() {
  return (
    <WalletFrame title="Buy and sell">
      <WalletSkeleton parts={['form']} />
    </WalletFrame>
  );
}
