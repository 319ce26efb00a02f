import './sent.css';
import { data, Link, useRouteLoaderData } from 'react-router';
import { CopyButton } from '#app/components/copy-button.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/sent.route';
import { CampaignPage } from './campaign-page.tsx';
import { referenceParameter } from './sent-path.ts';

/** The page may be reloaded, bookmarked and printed: it shows no more than its address does. Answers 404 to anything but a reference. */
function getReference(request: Request) {
  const [reference] = readParameter(new URL(request.url).searchParams, referenceParameter);
  if (!reference) throw data(null, { status: 404 });
  return { reference };
}

export const loader = ({ request }: Route.LoaderArgs) => getReference(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => getReference(request);

/** Confirms that the brief was received. */
export default function SentPage({ loaderData: { reference } }: Route.ComponentProps) {
  const { t } = useText();
  const sendsCopies = useRouteLoaderData<typeof rootLoader>('root')?.sendsCopies;
  return (
    <CampaignPage name="Your brief was sent." heading="Thank you. We have it in writing.">
      <PageHead title={`${t('Your brief was sent.')} | Surge`} description="" isHidden />
      <div className="sent">
        <section className="sent-reference" aria-labelledby="sent-reference">
          <h2 id="sent-reference">{t('Your reference')}</h2>
          <p className="sent-number">{reference}</p>
          <p className="sent-promise">
            {t('You have a plan from us within two working days.')} {sendsCopies && t('A copy of your brief is on its way to your mail box.')}
          </p>
          <p>{t('Quote it when you write or call, and we have your brief before us.')}</p>
          <CopyButton getText={() => reference}>{t('Copy the reference')}</CopyButton>
        </section>
        <section className="sent-meanwhile" aria-labelledby="sent-meanwhile">
          <h2 id="sent-meanwhile">{t('Meanwhile: play the formats you have not seen yet.')}</h2>
          <Button as={Link} isPrimary to="/formats" prefetch="intent">
            {t('All formats')}
            <Icon name="arrow" size={18} />
          </Button>
        </section>
      </div>
    </CampaignPage>
  );
}
