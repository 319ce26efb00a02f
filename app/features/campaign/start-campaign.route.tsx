import { useSearchParams } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { SiteFooter } from '#app/components/site-footer.tsx';
import { SiteHeader } from '#app/components/site-header.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { findPaymentModel, MODEL_PARAMETER } from '#catalogue/payment-models.ts';
import { Contact } from './contact.tsx';

/** How to reach the team. `?model=` names the payment model the visitor came from. */
export default function StartCampaignPage() {
  const { t } = useText();
  const [query] = useSearchParams();
  const model = findPaymentModel(query.get(MODEL_PARAMETER));
  return (
    <div className="start">
      <PageHead
        title={`${t('Start Your Campaign')} | Surge`}
        description={t('Tell the Surge team your goal, market and budget: how to reach us, what to send and what happens next.')}
      />
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Contact model={model} />
      </main>
      <SiteFooter />
    </div>
  );
}
