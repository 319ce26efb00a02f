import { useId } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance, TradeType } from '#protocol/wallet.ts';
import type { DraftOrder } from './draft-order.ts';
import { useFigures } from './use-figures.ts';

interface ConfirmOrderProps {
  readonly trade: TradeType;
  readonly coin: CoinBalance;
  readonly order: DraftOrder;
  onConfirm(): void;
  onCancel(): void;
}

/** Opens as it is drawn; the browser keeps the focus inside, gives it back, and closes on Escape. */
const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
  return () => dialog?.close();
};

export function ConfirmOrder({ trade, coin, order, onConfirm, onCancel }: ConfirmOrderProps) {
  const { t } = useText();
  const figures = useFigures();
  const id = useId();
  const lines = [
    { name: t('Type'), value: t(trade) },
    { name: t('Coin'), value: coin.coin },
    { name: t('Amount'), value: figures.money({ amount: order.coinAmount, currency: coin.balance.currency }) },
    { name: t('Price'), value: figures.usd(coin.priceInUsd) },
    { name: t('Value'), value: figures.usd(order.usd) },
  ];
  return (
    <dialog ref={open} className="confirm-order" aria-labelledby={id} onCancel={onCancel}>
      <h2 id={id}>{t('Is this your order?')}</h2>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('This is a sample: nothing is traded and no money moves. The order is kept on this device alone.')}</p>
      <div className="confirm-actions">
        <button type="button" className="button" onClick={onCancel}>
          {t('Back')}
        </button>
        <button type="button" className="button button-go" onClick={onConfirm}>
          {t('Place the sample order')}
        </button>
      </div>
    </dialog>
  );
}
