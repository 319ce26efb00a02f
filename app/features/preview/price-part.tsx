import './price-part.css';
import { Suspense, useId } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { type Demo, toUnitKey } from '#catalogue/demo.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';
import { lazyPart, useSeen } from './use-seen.ts';

/** Rates and form are fetched by who comes to them. */
const PriceMoment = lazyPart(async () => (await import('#app/components/price/price-moment.tsx')).PriceMoment);

/** What a budget buys with this demo or unit, paid by the model that is usual for its first goal. */
export function PricePart({ demo }: { demo: Demo }) {
  const { t } = useText();
  const id = useId();
  const { element, isSeen } = useSeen('25%');
  const [goal = 'awareness'] = demo.goals;
  const [model = 'CPM'] = modelsOfGoal[goal];
  return (
    <section ref={element} className="price-part" aria-labelledby={id}>
      <h2 id={id}>{t('What a budget buys')}</h2>
      <Suspense>{isSeen && <PriceMoment key={demo.id} model={model} demoKeys={[toUnitKey(demo)]} />}</Suspense>
    </section>
  );
}
