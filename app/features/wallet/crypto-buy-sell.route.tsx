import './trade-panel.css';
import './balance.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { type CoinBalance, tradeTypes } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-buy-sell.route';
import { toOwnWallet } from './own-holdings.ts';
import { type PlacedOrder, TradeForm, useTradeView } from './trade-form.tsx';
import { CoinMark, WalletFrame } from './wallet-frame.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return { wallet: load(Promise.all([toData(api.wallet.$get({}, init)), toData(api.holdings.$get({}, init))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/crypto-buy-sell`: sample prices, and a form for sample orders. */
export default function CryptoBuySell({ loaderData }: Route.ComponentProps) {
  return <BuyAndSell {...loaderData} />;
}

/** What the server draws: wallets are known to the browser alone. */
export function HydrateFallback() {
  return <BuyAndSell {...useFirstLook<typeof clientLoader>()} />;
}

function BuyAndSell({ wallet: loading }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <WalletFrame title="Buy and sell">
      <LoadedPart loading={loading} skeleton={['form']} missing="The wallet could not be loaded.">
        {([wallet, holdings]) => <TradePanel coins={toOwnWallet(wallet, holdings).coins} />}
      </LoadedPart>
    </WalletFrame>
  );
}

/** Sample prices, and the order form for one of them. */
function TradePanel({ coins }: { coins: readonly CoinBalance[] }) {
  const { t } = useText();
  const { trade, coin: chosen, toSearch } = useTradeView();
  const [placedOrder, setPlacedOrder] = useState<PlacedOrder>();
  const coin = coins.find((one) => one.coin === chosen) ?? coins[0];
  if (!coin) return <p>{t('Nothing has happened yet.')}</p>;
  return (
    <div className="trade-panel">
      <section aria-labelledby="order-heading" className="trade-panel-order">
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
        {/* The key empties the form when the kind of order changes. */}
        <TradeForm key={trade} trade={trade} coin={coin} coins={coins} onPlaced={setPlacedOrder} />
        <OrderPlaced order={placedOrder?.trade === trade ? placedOrder : undefined} />
      </section>
      <CoinPrices coins={coins} />
    </div>
  );
}

function CoinPrices({ coins }: { coins: readonly CoinBalance[] }) {
  const { t } = useText();
  const format = useFormatters();
  return (
    <section className="trade-panel-prices" aria-labelledby="prices-heading">
      <h2 id="prices-heading">{t('Sample prices')}</h2>
      <ul>
        {coins.map(({ coin, balance, priceInUsd, changePercent }) => (
          <li key={coin}>
            <p className="coin-name">
              <CoinMark symbol={balance.currency} />
              {coin}
              <span className="mono">{balance.currency}</span>
            </p>
            <p className="coin-value">{format.usd(priceInUsd)}</p>
            <p className="coin-change">
              <strong data-falls={changePercent < 0}>{format.change(changePercent)}</strong> {t('price, 30 days')}
            </p>
            <p className="dim">{t('You hold {{amount}}', { amount: format.money(balance) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the order was kept. The empty element is there from the start, so that screen readers announce the text when it comes. */
function OrderPlaced({ order }: { order: PlacedOrder | undefined }) {
  const { t } = useText();
  return (
    <div className="order-placed" role="status">
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
