import '#app/ui/button.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Wallet } from '#protocol/wallet.ts';
import { useFigures } from './use-figures.ts';

export function Balance({ wallet }: { wallet: Wallet }) {
  const { t } = useText();
  const figures = useFigures();
  const { availableBalance, lastMonthDifference, lastMonthDifferencePercent, receive, send, withdraw } = wallet;
  const flows = [
    { name: t('Received'), value: receive },
    { name: t('Sent'), value: send },
    { name: t('Withdrawn'), value: withdraw },
  ];
  return (
    <section className="balance" aria-labelledby="balance-heading">
      <div>
        <h2 id="balance-heading">{t('Available balance')}</h2>
        <p className="balance-figure">{figures.money(availableBalance)}</p>
        <p className="balance-difference">
          <strong data-falls={lastMonthDifference.amount < 0}>
            {figures.signedUsd(lastMonthDifference.amount)} ({figures.change(lastMonthDifferencePercent)})
          </strong>{' '}
          {t('against a month ago')}
        </p>
      </div>
      <div className="balance-flows">
        <p className="dim">{t('In the last 30 days')}</p>
        <dl>
          {flows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figures.money(value)}</dd>
            </div>
          ))}
        </dl>
        <Link className="button button-go" to="/crypto-buy-sell">
          {t('Buy and sell')}
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
