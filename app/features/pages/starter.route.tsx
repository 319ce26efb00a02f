import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Checklist } from './checklist.tsx';

/** The ticks are on the visitor's device: the page is not itself without script. */
export const handle = { hydrate: 'at-once' };

/** An empty desk with a list on it: where a campaign starts, and what a new page of the dashboard is copied from. */
export default function StarterPage() {
  const { t } = useText();
  const lead = t('Seven things, each with the place where it is done. Your ticks stay on this device.');
  return (
    <>
      <PageHead title={`${t('Starter page')} | Surge`} description={`${t('What a campaign needs, ticked off.')} ${lead}`} />
      <PageTop name={t('Starter page')} heading={t('What a campaign needs, ticked off.')} lead={lead} />
      <Checklist />
    </>
  );
}
