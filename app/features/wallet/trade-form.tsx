import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AMOUNT_MAX_LENGTH, formatAmount } from '#app/components/amount.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Coin, type CoinBalance, coins as knownCoins, type TradeType, tradeTypes } from '#protocol/wallet.ts';
import {
  COIN_DIGITS,
  type Draft,
  type DraftOrder,
  type DraftProblem,
  emptyDraft,
  findProblem,
  LARGEST_USD,
  SMALLEST_USD,
  toAmounts,
  USD_DIGITS,
} from './draft-order.ts';
import { keepOwnOrder } from './own-orders.ts';
import { CoinMark, Figures } from './wallet-frame.tsx';

export interface PlacedOrder {
  readonly trade: TradeType;
  /** Whether this device keeps it. */
  readonly isKept: boolean;
}

interface TradeFormProps {
  readonly trade: TradeType;
  readonly coin: CoinBalance;
  readonly coins: readonly CoinBalance[];
  onPlaced(order: PlacedOrder | undefined): void;
}

/** Checks an order, shows it once more to be confirmed, then keeps it. */
export function TradeForm({ trade, coin, coins, onPlaced }: TradeFormProps) {
  const { t } = useText();
  const format = useFormatters();
  const form = useRef<HTMLFormElement>(null);
  const typed = useDraftOrder(trade, coin);
  const { draft, setDraft, order, problem } = typed;
  const [stage, setStage] = useState<'typing' | 'refused' | 'confirming'>('typing');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setStage(problem ? 'refused' : 'confirming');
    if (problem) form.current?.querySelector<HTMLInputElement>(`#${draft.unit}-amount`)?.focus();
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
        {trade === 'Sell' ? t('You hold {{amount}}', { amount: format.money(coin.balance) }) : t('The sample price has no fees.')}
      </p>
      <Button type="submit" isPrimary>
        {t('Check the order')}
        <Icon name="arrow" />
      </Button>
      {stage === 'confirming' && order && (
        <ConfirmOrder trade={trade} coin={coin} order={order} onConfirm={confirm} onCancel={() => setStage('typing')} />
      )}
    </form>
  );
}

interface AmountFieldsProps {
  readonly coin: CoinBalance;
  readonly typed: ReturnType<typeof useDraftOrder>;
  /** Problems are shown only after the first try to submit. */
  readonly isRefused: boolean;
  onChange(): void;
}

/** The amount in dollars and the amount in coins: one is typed, the other is computed. */
function AmountFields({ coin, typed, isRefused, onChange }: AmountFieldsProps) {
  const { t } = useText();
  const problemText = useProblemText();
  const { draft, setDraft, problem, textOf } = typed;
  return (
    <div className="trade-amounts">
      {(['usd', 'coin'] as const).map((unit) => (
        <Field
          key={unit}
          id={`${unit}-amount`}
          label={unit === 'usd' ? t('Amount in US dollars') : t('Amount in {{coin}}', { coin: coin.balance.currency })}
          problem={isRefused && problem && draft.unit === unit ? problemText(problem, coin) : undefined}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={AMOUNT_MAX_LENGTH}
            value={textOf(unit)}
            onChange={({ target }) => {
              setDraft({ unit, text: target.value });
              onChange();
            }}
          />
        </Field>
      ))}
    </div>
  );
}

function useProblemText() {
  const { t, language } = useText();
  const format = useFormatters();
  return (problem: DraftProblem, coin: CoinBalance): string => {
    const texts = {
      empty: t('Please enter an amount.'),
      'no number': t('Please enter a number, such as {{example}}.', { example: formatAmount(250.5, 2, language.tag) }),
      'too little': t('The smallest sample order is {{amount}}.', { amount: format.wholeUsd(SMALLEST_USD) }),
      'too much': t('The largest sample order is {{amount}}.', { amount: format.wholeUsd(LARGEST_USD) }),
      'more than held': t('You hold {{amount}}: more cannot be sold.', { amount: format.money(coin.balance) }),
    } satisfies Record<DraftProblem, string>;
    return texts[problem];
  };
}

function CoinChoice({ coins }: { coins: readonly CoinBalance[] }) {
  const { t } = useText();
  const format = useFormatters();
  const navigate = useNavigate();
  const { coin: chosen, toSearch } = useTradeView();
  return (
    <fieldset className="coin-choice">
      <legend className="field-label">{t('Coin')}</legend>
      {coins.map(({ coin, balance, priceInUsd }) => (
        <label key={coin}>
          <input
            type="radio"
            name="coin"
            value={coin}
            checked={coin === chosen}
            onChange={() => void navigate({ search: toSearch({ coin }) }, { replace: true, preventScrollReset: true })}
          />
          <CoinMark symbol={balance.currency} />
          <span>{coin}</span>
          <span className="mono">{format.usd(priceInUsd)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ConfirmOrderProps {
  readonly trade: TradeType;
  readonly coin: CoinBalance;
  readonly order: DraftOrder;
  onConfirm(): void;
  onCancel(): void;
}

function ConfirmOrder({ trade, coin, order, onConfirm, onCancel }: ConfirmOrderProps) {
  const { t } = useText();
  const format = useFormatters();
  const lines = [
    { name: t('Type'), value: t(trade) },
    { name: t('Coin'), value: coin.coin },
    { name: t('Amount'), value: format.money({ amount: order.coinAmount, currency: coin.balance.currency }) },
    { name: t('Price'), value: format.usd(coin.priceInUsd) },
    { name: t('Value'), value: format.usd(order.usd) },
  ];
  return (
    <Dialog title={t('Is this your order?')} onClose={onCancel}>
      <div className="confirm-order">
        <Figures lines={lines} />
      </div>
      <p>{t('This is a sample: nothing is traded and no money moves. The order is kept on this device alone.')}</p>
      <DialogActions>
        <Button onClick={onCancel}>{t('Back')}</Button>
        <Button isPrimary onClick={onConfirm}>
          {t('Place the sample order')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The order as it is being typed: both amounts, and what is wrong with it. */
function useDraftOrder(trade: TradeType, coin: CoinBalance) {
  const { tag } = useText().language;
  const [draft, setDraft] = useState(emptyDraft);
  const order = toAmounts(draft, coin.priceInUsd, tag);
  /** The text of a field: as typed, or computed from the other one. */
  const textOf = (unit: Draft['unit']) => {
    if (draft.unit === unit) return draft.text;
    if (!order) return '';
    return unit === 'usd' ? formatAmount(order.usd, USD_DIGITS, tag) : formatAmount(order.coinAmount, COIN_DIGITS, tag);
  };
  return { draft, setDraft, order, problem: findProblem(draft, order, { trade, coin }), textOf };
}

/** What is bought or sold, from the address: `?trade=sell&coin=ethereum`. */
export function useTradeView() {
  const [query] = useSearchParams();
  const trade: TradeType = tradeTypes.find((one) => one.toLowerCase() === query.get('trade')) ?? 'Buy';
  const coin: Coin = knownCoins.find((one) => one.toLowerCase() === query.get('coin')) ?? 'Bitcoin';
  const toSearch = (next: { readonly trade?: TradeType; readonly coin?: Coin }) =>
    `?${new URLSearchParams({ trade: (next.trade ?? trade).toLowerCase(), coin: (next.coin ?? coin).toLowerCase() })}`;
  return { trade, coin, toSearch };
}
