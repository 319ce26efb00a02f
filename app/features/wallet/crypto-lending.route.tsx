import { useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { loadChart } from '#app/components/chart/load-chart.ts';
import { type Periods, PeriodTabs, readPeriod } from '#app/components/chart/period-tabs.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Route } from './+types/crypto-lending.route';
import { DepositCalculator } from './deposit-calculator.tsx';
import { LoanCalculator } from './loan-calculator.tsx';
import { WalletFrame } from './wallet-frame.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return {
    lending: load(
      Promise.all([
        toData(api['lending-products'].$get({}, init)),
        toData(api.holdings.$get({}, init)),
        toData(api.deposits.$get({}, init)),
        toData(api.loans.$get({}, init)),
        loadChart(import('#app/ui/chart/bar-chart.tsx')),
      ]),
    ),
  };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/crypto-lending`: what deposits and loans come to, and those of one's own. Both calculators are in the address. */
export default function CryptoLending({ loaderData }: Route.ComponentProps) {
  return <Lending {...loaderData} />;
}

/** What the server draws: deposits and loans are known to the browser alone. */
export function HydrateFallback() {
  return <Lending {...useFirstLook<typeof clientLoader>()} />;
}

const plans = { parameter: 'plan', values: ['deposit', 'loan'], initial: 'deposit' } as const satisfies Periods;

function Lending({ lending }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  const [query] = useSearchParams();
  const plan = readPeriod(query, plans);
  return (
    <WalletFrame title="Lending">
      <PeriodTabs label={t('Deposit or loan')} periods={plans} toText={(value) => (value === 'deposit' ? t('Deposit') : t('Loan'))} />
      <LoadedPart loading={lending} skeleton={['form', 'chart']} missing="Deposits and loans could not be loaded.">
        {([products, holdings, deposits, loans, chunk]) =>
          plan === 'deposit' ? (
            <DepositCalculator products={products.deposits} holdings={holdings} loaded={deposits} Chart={chunk?.BarChart} />
          ) : (
            <LoanCalculator products={products.loans} holdings={holdings} loaded={loans} Chart={chunk?.StackedBarChart} />
          )
        }
      </LoadedPart>
    </WalletFrame>
  );
}
