import { api, toData } from '#app/api/client.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { CryptoActivity } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-wallet.route';
import { load, loadsOnce } from './load.ts';
import { LoadedPart } from './loaded-part.tsx';
import type { OverviewChartComponent } from './overview-chart.tsx';
import { TradeList } from './trade-list.tsx';
import { toActivityRow } from './trade-row.ts';
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

function Activity({ activities }: { activities: readonly CryptoActivity[] }) {
  const { t } = useText();
  return (
    <section className="wallet-section" aria-labelledby="activity-heading">
      <div className="wallet-section-head">
        <h2 id="activity-heading">{t('Activity')}</h2>
      </div>
      <TradeList caption={t('Activity')} all={activities.map(toActivityRow)} />
    </section>
  );
}

/** The chart and its library, a chunk of their own; undefined where it did not arrive: the table says the same. */
async function loadChart(): Promise<OverviewChartComponent | undefined> {
  try {
    return (await import('./overview-chart.tsx')).OverviewChart;
  } catch {
    return undefined;
  }
}
