import './play.css';
import './play-bar.css';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { useSharedBrand } from '#app/components/brand/use-shared-brand.ts';
import { ErrorPage } from '#app/components/error-page.tsx';
import { Logo } from '#app/components/logo.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Demo, findUnit, toSharePicture } from '#catalogue/demo.ts';
import { demos, toPreviewPath } from '#catalogue/demos.ts';
import type { Route } from './+types/play.route';
import { BootScript } from './boot-script.tsx';
import { CampaignButton } from './campaign-link.tsx';
import { EventLog } from './event-log.ts';
import { unitParameter } from './parameters.ts';
import { PlayStage } from './play-stage.tsx';
import { Specs } from './specs.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';
import { useMeasured } from './use-measured.ts';

const find = (id: string) => demos.find((demo) => demo.active && String(demo.id) === id);
/** Where the ad fills the screen (play.css). */
const isPhone = () => typeof matchMedia === 'function' && matchMedia('(max-width: 677px)').matches;

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: find(params.id) ? 200 : 404 });
}

export const clientLoader = async () => null;

/** `/play/:id`, with `?unit=` a further unit: the ad as its receiver sees it, from a link or a code: who sent it, what it is, and a link to a campaign; no tools. */
export default function PlayPage({ params }: Route.ComponentProps) {
  const { tData } = useText();
  const [notice, setNotice] = useState<Notice>();
  const [logs] = useState(() => ({ ad: new EventLog() }));
  useSharedBrand();
  const [query] = useSearchParams();
  const found = find(params.id);
  const demo = found && findUnit(found, readParameter(query, unitParameter)[0]);
  useMeasured(demo, isPhone() ? 'mobile' : 'desktop', logs);
  if (!demo) return <ErrorPage status={404} />;
  return (
    <main className="play">
      <PageHead
        title={`${demo.name}, ${tData(demo.size).toUpperCase()} | Surge`}
        description={tData(demo.description)}
        image={toSharePicture(demo.thumbnail)}
        isHidden
      />
      <PlayBar demo={demo} />
      <PlayStage key={demo.slug} demo={demo} log={logs.ad} onNotice={setNotice}>
        {notice && <StageNotice unit={demo} notice={notice} onDismiss={() => setNotice(undefined)} />}
      </PlayStage>
      <footer className="play-foot">
        <WorkbenchLink demo={demo} />
        <CampaignButton unit={demo} takesSkip />
      </footer>
      <BootScript demo={demo.id} />
    </main>
  );
}

/** Whose page this is, what plays, who sent it, and its specs: a native disclosure, so that it opens before any script runs. */
function PlayBar({ demo }: { demo: Demo }) {
  const { t } = useText();
  const { kit, from } = useBrand();
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <header className="play-bar">
      <Logo />
      <div className="play-title">
        <h1>{demo.name}</h1>
        {from === 'link' && (
          <p>{kit.name ? t('Sent with the brand {{brand}}', { brand: kit.name }) : t('The sender of this link personalised the ad.')}</p>
        )}
      </div>
      <details className="play-specs" onKeyDown={closeOnEscape}>
        <Button as="summary" data-escape-focus="">
          {t('Specs')}
        </Button>
        <PlayDetails demo={demo} />
      </details>
    </header>
  );
}

/** What a client's planner asks for first. */
function PlayDetails({ demo }: { demo: Demo }) {
  const { t, tData } = useText();
  const { kit, from } = useBrand();
  const devices = demo.device.map((device) => t(device === 'desktop' ? 'Desktop' : 'Mobile')).join(', ');
  return (
    <section className="play-details" aria-label={t('About this demo')}>
      <p>{tData(demo.description)}</p>
      <dl>
        <dt>{t('Size')}</dt>
        <dd className="mono">{tData(demo.size).toUpperCase()}</dd>
        <dt>{t('Type')}</dt>
        <dd>{tData(demo.type)}</dd>
        <dt>{t('Device')}</dt>
        <dd>{devices}</dd>
        <dt>{t('Brand')}</dt>
        <dd>{from === 'link' && kit.name ? kit.name : t('{{brand}} (sample)', { brand: demo.brand })}</dd>
      </dl>
      <Specs demo={demo} />
      <WorkbenchLink demo={demo} />
      <AnswerLinks className="campaign-link-answers" />
    </section>
  );
}

/** From the ad's own page to its tools, with the brand that the page's link brought. */
function WorkbenchLink({ demo }: { demo: Demo }) {
  const { t } = useText();
  // The server does not get what is behind the `#`.
  const [hash, setHash] = useState('');
  useEffect(() => setHash(location.hash), []);
  return (
    <Link className="workbench-link" to={toPreviewPath(demo) + hash}>
      {t('Open with all tools')}
    </Link>
  );
}
