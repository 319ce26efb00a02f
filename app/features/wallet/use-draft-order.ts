import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance, TradeType } from '#protocol/wallet.ts';
import { formatAmount } from './amount.ts';
import { COIN_DIGITS, type Draft, emptyDraft, findProblem, toAmounts, USD_DIGITS } from './draft-order.ts';

/** The order as it is being typed: both amounts, and what stands against it. */
export function useDraftOrder(trade: TradeType, coin: CoinBalance) {
  const { tag } = useText().language;
  const [draft, setDraft] = useState(emptyDraft);
  const order = toAmounts(draft, coin.priceInUsd, tag);
  /** What stands in a field: as typed, or computed from the other one. */
  const textOf = (unit: Draft['unit']) => {
    if (draft.unit === unit) return draft.text;
    if (!order) return '';
    return unit === 'usd' ? formatAmount(order.usd, USD_DIGITS, tag) : formatAmount(order.coinAmount, COIN_DIGITS, tag);
  };
  return { draft, setDraft, order, problem: findProblem(draft, order, { trade, coin }), textOf };
}
