import './trade-desk.css';
import './balance.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { type CoinBalance, tradeTypes } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-buy-sell.route';
import { useFigures } from './figures.ts';
import { type PlacedOrder, TradeForm, useDeskView } from './trade-form.tsx';
import { CoinMark, WalletFrame } from './wallet-frame.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { wallet: load(toData(api.wallet.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/crypto-buy-sell`: sample prices, and an order on trial. */
export default function CryptoBuySell({ loaderData }: Route.ComponentProps) {
  useOtherTabs();
  return <BuyAndSell {...loaderData} />;
}

/** What the server draws: it knows nobody's wallet. */
export function HydrateFallback() {
  return <BuyAndSell />;
}

function BuyAndSell({ wallet: loading }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <WalletFrame title="Buy and sell">
      <LoadedPart loading={loading} skeleton={['form']} missing="The wallet could not be loaded.">
        {(wallet) => <TradeDesk coins={wallet.coins} />}
      </LoadedPart>
    </WalletFrame>
  );
}

/** Sample prices, and the order form for one of them. */
function TradeDesk({ coins }: { coins: readonly CoinBalance[] }) {
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
        <Tabs label={t('Kind of order')}>
          {tradeTypes.map((one) => (
            <Link key={one} to={{ search: toSearch({ trade: one }) }} aria-current={one === trade ? 'true' : undefined} preventScrollReset>
              {t(one)}
            </Link>
          ))}
        </Tabs>
        {/* Another kind of order is a new form. */}
        <TradeForm key={trade} trade={trade} coin={coin} coins={coins} onPlaced={setPlaced} />
        <Placed order={placed?.trade === trade ? placed : undefined} />
      </section>
      <CoinPrices coins={coins} />
    </div>
  );
}

function CoinPrices({ coins }: { coins: readonly CoinBalance[] }) {
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

/** What became of an order, honestly. The place stands from the start, so that its words are read out when they come. */
function Placed({ order }: { order: PlacedOrder | undefined }) {
  const { t } = useText();
  return (
    <div className="placed" role="status">
      {order && (
        <>
          <p>
            <Icon name="check" />
            <strong>{order.trade === 'Buy' ? t('Sample: nothing was bought.') : t('Sample: nothing was sold.')}</strong>
          </p>
          <p>
            {order.isKept
              ? t('The order is in your list, on this device alone.')
              : t('This device does not keep the order: its storage is full or blocked.')}
          </p>
          <TextButton as={Link} to="/crypto-orders">
            {t('See the orders')}
          </TextButton>
        </>
      )}
    </div>
  );
}
