import { useText } from '#app/i18n/use-text.ts';
import type { CryptoActivity } from '#protocol/wallet.ts';
import { TradeList } from './trade-list.tsx';
import { toActivityRow } from './trade-row.ts';

export function Activity({ activities }: { activities: readonly CryptoActivity[] }) {
  const { t } = useText();
  return (
    <section className="wallet-section" aria-labelledby="activity-heading">
      <div className="wallet-section-head">
        <h2 id="activity-heading">{t('Activity')}</h2>
      </div>
      <TradeList caption={t('Activity')} all={activities.map(toActivityRow)} />
    </section>
  );
}
