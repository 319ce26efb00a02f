import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { listMonths, toMonthPoint } from '#app/components/chart/named-points.ts';
import { type Periods, PeriodTabs, readPeriod } from '#app/components/chart/period-tabs.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { MonthlyWallet } from '#mock-api/records/chart.ts';
import type { Wallet } from '#protocol/wallet.ts';
import type { Route } from './+types/dashboard-crypto.route';
import { DashboardFrame, Figures } from './dashboard-frame.tsx';

export const handle = { hydrate: 'at-once' };

/** What the endpoint has figures of, the newest last. */
const balanceMonths = { parameter: 'month', values: ['dec', 'jan', 'feb', 'march'], initial: 'march' } as const satisfies Periods;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { signal, url } = request;
  const month = readPeriod(new URL(url).searchParams, balanceMonths);
  const init = { init: { signal } };
  return {
    balance: load(
      Promise.all([
        toData(api['wallet-balance-data'][':month'].$get({ param: { month } }, init)),
        loadChart(import('#app/ui/chart/round-chart.tsx')),
        month,
      ]),
    ),
    wallet: load(Promise.all([toData(api.wallet.$get({}, init)), loadChart(import('#app/ui/chart/spark-line.tsx'))])),
  };
}

/** `/dashboard-crypto`: what the wallet held month by month, and how its coins developed. */
export default function CryptoDashboard({ loaderData }: Route.ComponentProps) {
  return <CryptoParts {...loaderData} />;
}

export function HydrateFallback() {
  return <CryptoParts {...useFirstLook<typeof clientLoader>()} />;
}

function CryptoParts({ balance, wallet }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  return (
    <DashboardFrame title="Coin dashboard" heading="What your coins are worth.">
      <LoadedPart loading={balance} skeleton={['figure', 'chart']} missing="The balance could not be loaded.">
        {([month, chunk, name]) => <Balance month={month} name={name} Chart={chunk?.DonutChart} />}
      </LoadedPart>
      <Button as={Link} isPrimary to="/crypto-buy-sell" className="dashboard-start">
        {t('Buy and sell')}
        <Icon name="arrow" />
      </Button>
      <LoadedPart loading={wallet} skeleton={['chart']} missing="The wallet could not be loaded.">
        {([loaded, chunk]) => <Coins wallet={loaded} Chart={chunk?.SparkLine} />}
      </LoadedPart>
    </DashboardFrame>
  );
}

interface BalanceProps {
  readonly month: MonthlyWallet;
  /** As the endpoint calls the month. */
  readonly name: string;
  readonly Chart: ChartOf;
}

function Balance({ month, name, Chart }: BalanceProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const figures = [
    { name: t('Balance of {{month}}', { month: format.month(month.month) }), value: format.wholeUsd(month.availablebalance), path: '/crypto-wallet' },
    { name: t('Income'), value: format.wholeUsd(month.income) },
    { name: t('Expenses'), value: format.wholeUsd(month.Expense) },
  ];
  const [ethereum = 0, bitcoin = 0, litecoin = 0] = month.chartdata;
  // In the wallet's order, so that a coin has one colour on all its pages.
  const coins = [
    { coin: 'Bitcoin', worth: month.Bitcoin.Dollar, share: bitcoin },
    { coin: 'Ethereum', worth: month.Ethereum.Dollar, share: ethereum },
    { coin: 'Litecoin', worth: month.Litecoin.Dollar, share: litecoin },
  ];
  const chart = {
    title: t('Shares of the coins in the balance'),
    pointName: t('Coin'),
    points: coins.map(({ coin, worth }) => ({ name: `${coin}, ${format.wholeUsd(worth)}`, short: coin })),
    series: [{ name: t('Share of the balance'), data: coins.map(({ share }) => share) }],
    format: (value: number) => formatMeasure(value, '%', language.tag),
    isTimeline: false,
    fileName: `surge-balance-${name}`,
  };
  return (
    <>
      <Figures label={format.month(month.month)} figures={figures} />
      <ChartFrame
        heading={t('Balance by coin')}
        lead={`${t('At the end of {{month}}, in US dollars.', { month: format.month(month.month) })} ${t('There are sample figures of {{months}} alone.', { months: listMonths(balanceMonths, language.tag) })}`}
        figures={chart}
        name="balance"
        Chart={Chart}
      >
        <PeriodTabs label={t('Month of the balance')} periods={balanceMonths} toText={(value) => toMonthPoint(value, language.tag).name} />
      </ChartFrame>
    </>
  );
}

/** Each coin's worth in the last twelve months. */
function Coins({ wallet, Chart }: { wallet: Wallet; Chart: ChartOf }) {
  const { t } = useText();
  const format = useFormatters();
  return (
    <div className="dashboard-sparks">
      {wallet.series.map(({ name, data }, index) => {
        const figures = {
          title: t('Value of {{coin}}, month by month', { coin: name }),
          pointName: t('Month'),
          points: wallet.months.map((month) => ({ name: format.month(month) })),
          series: [{ name, data, mark: index + 1 }],
          format: format.wholeUsd,
          isTimeline: true,
          fileName: `surge-${name.toLowerCase()}`,
        };
        return <ChartFrame key={name} heading={name} figures={figures} Chart={Chart} />;
      })}
    </div>
  );
}
