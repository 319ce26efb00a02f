import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { PriceArithmetic } from './price-arithmetic.tsx';
import { PriceModels } from './price-models.tsx';
import { PriceParts } from './price-parts.tsx';

/** What is paid for, and when: the KPI models in the order of the moment they bill. No prices: those stand in a plan. */
export default function PricingPage() {
  const { t } = useText();
  const lead = t('Seven KPI models and one rule: you are billed when the moment you chose has happened and was counted, not before.');
  return (
    <>
      <PageHead title={`${t('Pricing')} | Surge`} description={lead} />
      <PageTop name={t('Pricing')} heading={t('Pay for the moment that matters to you.')} lead={lead} />
      <PriceModels />
      <PriceArithmetic />
      <PriceParts />
    </>
  );
}
