import { useText } from '#app/i18n/use-text.ts';

/** Places of the right shape for what is on its way: 'figure' a balance, 'chart' the overview, 'row' a line of a table. */
export function WalletSkeleton({ parts }: { parts: readonly ('figure' | 'chart' | 'form' | 'rows')[] }) {
  const { t } = useText();
  return (
    <div className="wallet-skeleton" role="status">
      <span className="visually-hidden">{t('Loading')}</span>
      {parts.map((part) => (
        <div key={part} className={`wallet-skeleton-${part}`} aria-hidden="true">
          {Array.from({ length: part === 'rows' ? 10 : part === 'chart' ? 0 : 3 }, (_, index) => index).map((index) => (
            <span key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}
