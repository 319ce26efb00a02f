import { useActionData } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { hostContext } from '#app/context.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Route } from './+types/start-campaign.route';
import { BriefForm } from './brief-form.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { answerPlainPost } from './plain-post.ts';
import { toPreselected } from './preselected.ts';

/** A draft and waiting briefs are on the device: without script they would not be shown. */
export const handle = { hydrate: 'at-once' };

/** Must not be cached: the ticket is for one visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { ...toPreselected(new URL(request.url).searchParams), ticket: await context.get(hostContext).createTicket() };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...toPreselected(new URL(request.url).searchParams), ticket: undefined };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(hostContext));
}

/** `/start-campaign`: the campaign brief. */
export default function StartCampaignPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText();
  const refused = useActionData<typeof action>();
  return (
    <CampaignPage name="Start Your Campaign" heading="Tell us the result. We build the way there.">
      <PageHead
        title={`${t('Start Your Campaign')} | Surge`}
        description={t('Send Surge your campaign brief: goal, formats, KPI model, budget and start date. A planner answers you personally.')}
        image="/share/start-campaign.jpg"
      />
      <BriefForm
        ticket={refused?.ticket ?? loaderData.ticket}
        values={refused?.values ?? loaderData.values}
        refused={refused}
        demo={loaderData.demo}
      />
    </CampaignPage>
  );
}
