import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { TradeType } from '#protocol/wallet.ts';

export interface PlacedOrder {
  readonly trade: TradeType;
  /** Whether this device keeps it. */
  readonly isKept: boolean;
}

/** What became of an order, honestly. The place stands from the start, so that its words are read out when they come. */
export function Placed({ order }: { order: PlacedOrder | undefined }) {
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
