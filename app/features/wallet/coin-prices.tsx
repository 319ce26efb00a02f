import './balance.css';
import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance } from '#protocol/wallet.ts';
import { CoinMark } from './coin-mark.tsx';
import { useFigures } from './use-figures.ts';

export function CoinPrices({ coins }: { coins: readonly CoinBalance[] }) {
  const { t } = useText();
  const figures = useFigures();
  return (
    <section className="desk-prices" aria-labelledby="prices-heading">
      <h2 id="prices-heading">{t('Sample prices')}</h2>
      <ul>
        {coins.map(({ coin, balance, priceInUsd, changePercent }) => (
          <li key={coin}>
            <p className="coin-name">
              <CoinMark symbol={balance.currency} />
              {coin}
              <span className="mono">{balance.currency}</span>
            </p>
            <p className="coin-value">{figures.usd(priceInUsd)}</p>
            <p className="coin-change">
              <strong data-falls={changePercent < 0}>{figures.change(changePercent)}</strong> {t('price, 30 days')}
            </p>
            <p className="dim">{t('You hold {{amount}}', { amount: figures.money(balance) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
