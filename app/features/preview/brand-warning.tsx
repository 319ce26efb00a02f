import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { useBrandAccess } from './brand-access.ts';
import { AccessLines } from './passport.tsx';

/** Said before a file is taken: which limits of accessibility the visitor's brand misses in this ad. */
export function BrandWarning({ demo }: { demo: Demo }) {
  const { t } = useText();
  const access = useBrandAccess(demo);
  const missed = access.state === 'done' ? access.lines.filter(({ isPassed }) => !isPassed) : [];
  return (
    <section className="spec brand-warning" aria-live="polite">
      {missed.length > 0 && (
        <>
          <p>{t('Before you export: with your brand this ad misses limits of accessibility.')}</p>
          <AccessLines lines={missed} />
        </>
      )}
    </section>
  );
}
