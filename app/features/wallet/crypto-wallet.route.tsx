import { api, toData } from '#app/api/client.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import type { Route } from './+types/crypto-wallet.route';
import { Activity } from './activity.tsx';
import { load, loadsOnce } from './load.ts';
import { loadChart } from './load-chart.ts';
import { LoadedPart } from './loaded-part.tsx';
import { WalletFrame } from './wallet-frame.tsx';
import { WalletOverview } from './wallet-overview.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

export const handle = { hydrate: 'at-once' };

/** The page stands at once; its parts wait for themselves. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { signal } = request;
  return {
    wallet: load(Promise.all([toData(api.wallet.$get({}, { init: { signal } })), loadChart()])),
    activities: load(toData(api['crypto-products'].$get({}, { init: { signal } }))),
  };
}

export const shouldRevalidate = loadsOnce;

/** `/crypto-wallet`: balance, coins, overview and activity. */
export default function CryptoWallet({ loaderData }: Route.ComponentProps) {
  useOtherTabs();
  return (
    <WalletFrame title="My Wallet">
      <LoadedPart loading={loaderData.wallet} skeleton={<WalletSkeleton parts={['figure', 'chart']} />} missing="The wallet could not be loaded.">
        {([wallet, Chart]) => <WalletOverview wallet={wallet} Chart={Chart} />}
      </LoadedPart>
      <LoadedPart loading={loaderData.activities} skeleton={<WalletSkeleton parts={['rows']} />} missing="The activity could not be loaded.">
        {(activities) => <Activity activities={activities} />}
      </LoadedPart>
    </WalletFrame>
  );
}

/** What the server draws: it knows nobody's wallet. */
export function HydrateFallback() {
  return (
    <WalletFrame title="My Wallet">
      <WalletSkeleton parts={['figure', 'chart']} />
      <WalletSkeleton parts={['rows']} />
    </WalletFrame>
  );
}
