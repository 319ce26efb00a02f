import './balance.css';
import './overview.css';
import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { Wallet } from '#protocol/wallet.ts';
import { Balance } from './balance.tsx';
import { CoinList } from './coin-list.tsx';
import type { OverviewChartComponent } from './overview-chart.tsx';
import { OverviewTable } from './overview-table.tsx';

interface WalletOverviewProps {
  readonly wallet: Wallet;
  /** Absent where its chunk did not arrive. */
  readonly Chart: OverviewChartComponent | undefined;
}

export function WalletOverview({ wallet, Chart }: WalletOverviewProps) {
  const { t } = useText();
  const [wantsTable, setWantsTable] = useState(false);
  const isTable = wantsTable || !Chart;
  return (
    <>
      <Balance wallet={wallet} />
      <CoinList coins={wallet.coins} total={wallet.availableBalance.amount} />
      <section className="wallet-section" aria-labelledby="overview-heading">
        <div className="wallet-section-head">
          <h2 id="overview-heading">{t('Overview')}</h2>
          <p className="dim">{t('What each coin was worth at the end of the month, in US dollars. Sample figures.')}</p>
          {Chart && (
            <button type="button" className="text-button" onClick={() => setWantsTable(!wantsTable)}>
              {isTable ? t('Show as a chart') : t('Show as a table')}
            </button>
          )}
        </div>
        {Chart && !isTable ? (
          <Chart months={wallet.months} series={wallet.series} />
        ) : (
          <OverviewTable months={wallet.months} series={wallet.series} />
        )}
      </section>
    </>
  );
}
