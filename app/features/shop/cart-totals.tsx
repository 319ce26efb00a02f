import './cart-totals.css';
import { Link } from 'react-router';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { toTotals } from './cart.ts';

/** What the lines of a cart come to; said again whenever it changes. */
export function CartTotals({ lines }: { lines: Parameters<typeof toTotals>[0] }) {
  const { t } = useText();
  const format = useFormatters();
  const { count, subtotal, discount, total } = toTotals(lines);
  return (
    <div className="cart-totals" role="status">
      <dl>
        <div>
          <dt>{t('Licences')}</dt>
          <dd>{format.count(count)}</dd>
        </div>
        <div>
          <dt>{t('At full price')}</dt>
          <dd>{format.usd(subtotal)}</dd>
        </div>
        <div>
          <dt>{t('Offers')}</dt>
          <dd>{format.signedUsd(-discount)}</dd>
        </div>
        <div className="cart-total">
          <dt>{t('Total')}</dt>
          <dd>{format.usd(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

export function EmptyCart() {
  const { t } = useText();
  return (
    <EmptyState title={t('The cart is empty.')}>
      <Button as={Link} isPrimary to="/ecommerce-products">
        {t('See the products')}
        <Icon name="arrow" />
      </Button>
    </EmptyState>
  );
}
