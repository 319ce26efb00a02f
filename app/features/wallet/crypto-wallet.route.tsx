import './balance.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { CryptoActivity, Wallet } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-wallet.route';
import { CoinList } from './coin-list.tsx';
import { toOwnWallet } from './own-holdings.ts';
import { toActivityRow, useTradeList } from './trade-list.tsx';
import { Figures, WalletFrame } from './wallet-frame.tsx';

export const handle = { hydrate: 'at-once' };

/** Does not wait for the answers: the page is shown at once, and each part when its own data has come. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { signal } = request;
  return {
    wallet: load(
      Promise.all([
        toData(api.wallet.$get({}, { init: { signal } })),
        toData(api.holdings.$get({}, { init: { signal } })),
        loadChart(import('#app/ui/chart/line-chart.tsx')),
      ]),
    ),
    activities: load(toData(api['crypto-products'].$get({}, { init: { signal } }))),
  };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/crypto-wallet`: balance, coins, overview and activity. */
export default function CryptoWallet({ loaderData }: Route.ComponentProps) {
  return <WalletParts {...loaderData} />;
}

export function HydrateFallback() {
  return <WalletParts {...useFirstLook<typeof clientLoader>()} />;
}

function WalletParts({ wallet: loading, activities }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <WalletFrame title="My Wallet">
      <LoadedPart loading={loading} skeleton={['figure', 'chart']} missing="The wallet could not be loaded.">
        {([wallet, holdings, chunk]) => <WalletOverview wallet={toOwnWallet(wallet, holdings)} Chart={chunk?.LineChart} />}
      </LoadedPart>
      <LoadedPart loading={activities} skeleton={['rows']} missing="The activity could not be loaded.">
        {(loaded) => <Activity activities={loaded} />}
      </LoadedPart>
    </WalletFrame>
  );
}

function Activity({ activities }: { activities: readonly CryptoActivity[] }) {
  const { t } = useText();
  const list = useTradeList(activities.map(toActivityRow));
  return (
    <section aria-labelledby="activity-heading">
      <div className="wallet-section-head">
        <h2 id="activity-heading">{t('Activity')}</h2>
      </div>
      <DataList caption={t('Activity')} list={list} empty={t('Nothing has happened yet.')} />
    </section>
  );
}

function WalletOverview({ wallet, Chart }: { wallet: Wallet; Chart: ChartOf }) {
  const { t } = useText();
  const format = useFormatters();
  const figures = {
    title: t('Value of the coins, month by month'),
    pointName: t('Month'),
    points: wallet.months.map((month) => ({ name: format.month(month), short: format.shortMonth(month) })),
    series: wallet.series.map(({ name, type, data }) => ({ name, data, isArea: type === 'area' })),
    format: format.usd,
    formatTick: format.wholeUsd,
    isTimeline: true,
    fileName: 'surge-wallet',
  };
  return (
    <>
      <Balance wallet={wallet} />
      <CoinList coins={wallet.coins} total={wallet.availableBalance.amount} />
      <ChartFrame
        heading={t('Overview')}
        lead={t('What each coin was worth at the end of the month, in US dollars. Sample figures.')}
        figures={figures}
        Chart={Chart}
      />
    </>
  );
}

function Balance({ wallet }: { wallet: Wallet }) {
  const { t } = useText();
  const format = useFormatters();
  const { availableBalance, lastMonthDifference, lastMonthDifferencePercent, receive, send, withdraw } = wallet;
  const flows = [
    { name: t('Received'), value: format.money(receive) },
    { name: t('Sent'), value: format.money(send) },
    { name: t('Withdrawn'), value: format.money(withdraw) },
  ];
  return (
    <section className="balance" aria-labelledby="balance-heading">
      <div>
        <h2 id="balance-heading">{t('Available balance')}</h2>
        <p className="balance-figure">{format.money(availableBalance)}</p>
        <p className="balance-difference">
          <strong data-falls={lastMonthDifference.amount < 0}>
            {format.signedUsd(lastMonthDifference.amount)} ({format.change(lastMonthDifferencePercent)})
          </strong>{' '}
          {t('against a month ago')}
        </p>
      </div>
      <div className="balance-flows">
        <p className="dim">{t('In the last 30 days')}</p>
        <Figures lines={flows} />
        <Button as={Link} isPrimary to="/crypto-buy-sell">
          {t('Buy and sell')}
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
