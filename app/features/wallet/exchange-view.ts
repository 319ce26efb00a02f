import { useSearchParams } from 'react-router';
import { type Periods, readPeriod, toPeriodSearch } from '#app/components/chart/period-tabs.tsx';
import type { PricePeriod } from '#mock-api/records/exchange.ts';
import { orderKinds } from '#protocol/exchange.ts';
import { type Coin, coinSymbols, coins } from '#protocol/wallet.ts';

/** What the page shows, all of it in the address: `?pair=eth-usd&period=week&trade=sell&kind=market`. */
export const exchangeChoices = {
  pair: { parameter: 'pair', values: ['btc-usd', 'eth-usd', 'ltc-usd'], initial: 'btc-usd' },
  period: { parameter: 'period', values: ['day', 'week', 'month', 'year'] satisfies PricePeriod[], initial: 'month' },
  trade: { parameter: 'trade', values: ['buy', 'sell'], initial: 'buy' },
  kind: { parameter: 'kind', values: orderKinds, initial: 'limit' },
} as const satisfies Record<string, Periods>;

export function readExchangeView(query: URLSearchParams) {
  const pair = readPeriod(query, exchangeChoices.pair);
  const coin: Coin = coins.find((one) => pair.startsWith(coinSymbols[one].toLowerCase())) ?? 'Bitcoin';
  return {
    coin,
    period: readPeriod(query, exchangeChoices.period),
    trade: readPeriod(query, exchangeChoices.trade) === 'sell' ? 'Sell' : 'Buy',
    kind: readPeriod(query, exchangeChoices.kind),
  } as const;
}

export function useExchangeView() {
  const [query] = useSearchParams();
  return { ...readExchangeView(query), limitSearch: toPeriodSearch(query, exchangeChoices.kind, 'limit') };
}
