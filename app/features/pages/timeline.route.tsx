import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { CampaignScale } from './campaign-scale.tsx';
import { CampaignSteps } from './campaign-steps.tsx';

/** How a campaign goes, day by day. */
export default function TimelinePage() {
  const { t } = useText();
  const lead = t('How a campaign goes, step by step. A sample schedule: yours depends on the creative and on how soon you answer.');
  return (
    <>
      <PageHead title={`${t('Timeline')} | Surge`} description={lead} />
      <PageTop name={t('Timeline')} heading={t('Forty days from brief to report.')} lead={lead} />
      <CampaignScale />
      <CampaignSteps />
    </>
  );
}
