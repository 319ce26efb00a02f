import type { CSSProperties } from 'react';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance } from '#protocol/wallet.ts';
import { CoinMark } from './wallet-frame.tsx';

/** The coins, and how much of the balance each one is. */
export function CoinList({ coins, total }: { coins: readonly CoinBalance[]; total: number }) {
  const { t } = useText();
  const format = useFormatters();
  const toShare = ({ valueInUsd }: CoinBalance) => (total > 0 ? valueInUsd / total : 0);
  return (
    <section aria-labelledby="coins-heading">
      <h2 id="coins-heading" className="visually-hidden">
        {t('Coins')}
      </h2>
      <div className="coin-shares" aria-hidden="true">
        {coins.map((coin) => {
          const share: CSSProperties & Record<'--share', number> = { '--share': toShare(coin) };
          return <span key={coin.coin} data-coin={coin.balance.currency} style={share} />;
        })}
      </div>
      <ul className="coins">
        {coins.map((coin) => (
          <li key={coin.coin}>
            <p className="coin-name">
              <CoinMark symbol={coin.balance.currency} />
              {coin.coin}
              <span className="mono">{format.share(toShare(coin))}</span>
            </p>
            <p className="coin-value">{format.usd(coin.valueInUsd)}</p>
            <p className="mono">{format.money(coin.balance)}</p>
            <p className="coin-change">
              <strong data-falls={coin.changePercent < 0}>{format.change(coin.changePercent)}</strong> {t('price, 30 days')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
