import { useSearchParams } from 'react-router';
import { type Coin, coins, type TradeType, tradeTypes } from '#protocol/wallet.ts';
import { findBySlug } from './list-view.ts';

/** What is traded, from the address: `?trade=sell&coin=ethereum`. */
export function useDeskView() {
  const [query] = useSearchParams();
  const trade: TradeType = findBySlug(tradeTypes, query.get('trade')) ?? 'Buy';
  const coin: Coin = findBySlug(coins, query.get('coin')) ?? 'Bitcoin';
  const toSearch = (next: { readonly trade?: TradeType; readonly coin?: Coin }) =>
    `?${new URLSearchParams({ trade: (next.trade ?? trade).toLowerCase(), coin: (next.coin ?? coin).toLowerCase() })}`;
  return { trade, coin, toSearch };
}
