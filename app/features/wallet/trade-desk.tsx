import './trade-desk.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { type CoinBalance, tradeTypes } from '#protocol/wallet.ts';
import { CoinPrices } from './coin-prices.tsx';
import { Placed, type PlacedOrder } from './placed.tsx';
import { TradeForm } from './trade-form.tsx';
import { useDeskView } from './use-desk-view.ts';

/** Sample prices, and the order form for one of them. */
export function TradeDesk({ coins }: { coins: readonly CoinBalance[] }) {
  const { t } = useText();
  const { trade, coin: chosen, toSearch } = useDeskView();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const coin = coins.find((one) => one.coin === chosen) ?? coins[0];
  if (!coin) return <p>{t('Nothing has happened yet.')}</p>;
  return (
    <div className="desk">
      <section aria-labelledby="order-heading" className="desk-order">
        <h2 id="order-heading" className="visually-hidden">
          {t('New order')}
        </h2>
        <nav className="wallet-tabs" aria-label={t('Kind of order')}>
          {tradeTypes.map((one) => (
            <Link key={one} to={{ search: toSearch({ trade: one }) }} aria-current={one === trade ? 'true' : undefined} preventScrollReset>
              {t(one)}
            </Link>
          ))}
        </nav>
        {/* Another kind of order is a new form. */}
        <TradeForm key={trade} trade={trade} coin={coin} coins={coins} onPlaced={setPlaced} />
        <Placed order={placed?.trade === trade ? placed : undefined} />
      </section>
      <CoinPrices coins={coins} />
    </div>
  );
}
