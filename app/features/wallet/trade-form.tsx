import '#app/ui/button.css';
import { type SubmitEvent, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { CoinBalance, TradeType } from '#protocol/wallet.ts';
import { AmountFields } from './amount-fields.tsx';
import { CoinChoice } from './coin-choice.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { emptyDraft } from './draft-order.ts';
import { keepOwnOrder } from './own-orders.ts';
import type { PlacedOrder } from './placed.tsx';
import { useDraftOrder } from './use-draft-order.ts';
import { useFigures } from './use-figures.ts';

interface TradeFormProps {
  readonly trade: TradeType;
  readonly coin: CoinBalance;
  readonly coins: readonly CoinBalance[];
  onPlaced(order: PlacedOrder | undefined): void;
}

/** Nothing is placed before it was looked at once more. */
export function TradeForm({ trade, coin, coins, onPlaced }: TradeFormProps) {
  const { t } = useText();
  const figures = useFigures();
  const form = useRef<HTMLFormElement>(null);
  const typed = useDraftOrder(trade, coin);
  const { draft, setDraft, order, problem } = typed;
  const [stage, setStage] = useState<'typing' | 'refused' | 'confirming'>('typing');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setStage(problem ? 'refused' : 'confirming');
    if (problem) form.current?.querySelector<HTMLInputElement>(`[name="${draft.unit}-amount"]`)?.focus();
  };
  const confirm = () => {
    setStage('typing');
    if (!order) return;
    setDraft(emptyDraft);
    onPlaced({ trade, isKept: keepOwnOrder({ trade, coin: coin.coin, ...order }, new Date()) });
  };
  return (
    <form ref={form} className="trade-form" noValidate onSubmit={submit}>
      <CoinChoice coins={coins} />
      <AmountFields coin={coin} typed={typed} isRefused={stage === 'refused'} onChange={() => onPlaced(undefined)} />
      <p className="dim">
        {trade === 'Sell' ? t('You hold {{amount}}', { amount: figures.money(coin.balance) }) : t('The sample price has no fees.')}
      </p>
      <button type="submit" className="button button-go">
        {t('Check the order')}
        <Icon name="arrow" />
      </button>
      {stage === 'confirming' && order && (
        <ConfirmOrder trade={trade} coin={coin} order={order} onConfirm={confirm} onCancel={() => setStage('typing')} />
      )}
    </form>
  );
}
