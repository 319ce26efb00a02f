import './embed.css';
import { useEffect, useState } from 'react';
import { data, useRouteLoaderData, useSearchParams } from 'react-router';
import { useSharedBrand } from '#app/components/brand/use-shared-brand.ts';
import { ErrorPage } from '#app/components/error-page.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, findUnit, toSharePicture } from '#catalogue/demo.ts';
import { activeDemos, toPreviewPath } from '#catalogue/demos.ts';
import type { Route } from './+types/embed.route';
import { EmbedHost } from './embed-host.ts';
import { EventLog } from './event-log.ts';
import { unitParameter } from './parameters.ts';
import { PlayStage } from './play-stage.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';

const find = (id: string) => activeDemos.find((demo) => String(demo.id) === id);

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: find(params.id) ? 200 : 404 });

export const clientLoader = () => null;

/** `/embed/:id`, with `?unit=` a further unit: a demo in somebody else's page. Its picture until a press plays it; nothing of it is measured. */
export default function EmbedPage({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const found = find(params.id);
  const unit = found && findUnit(found, readParameter(query, unitParameter)[0]);
  return unit?.isIframe ? (
    <Embedded key={unit.slug} demo={{ ...unit, creativeUrl: unit.creativeUrl.replace('index.html', 'embed.html') }} />
  ) : (
    <ErrorPage status={404} />
  );
}

function Embedded({ demo }: { demo: Demo }) {
  const { t, tData } = useText();
  const [log] = useState(() => new EventLog());
  const [notice, setNotice] = useState<Notice>();
  const [isPlaying, setPlaying] = useState(false);
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.publicOrigin ?? '';
  useSharedBrand();
  useEffect(() => {
    const host = new EmbedHost(window, demo.id);
    const leave = log.follow(host.report);
    return () => {
      leave();
      host.close();
    };
  }, [log, demo.id]);
  return (
    <main className="embed">
      <PageHead title={`${demo.name} | Surge`} description={tData(demo.description)} image={toSharePicture(demo.thumbnail)} isHidden />
      {isPlaying ? (
        <PlayStage demo={demo} log={log} onNotice={setNotice}>
          {notice && <StageNotice notice={notice} onDismiss={() => setNotice(undefined)} />}
        </PlayStage>
      ) : (
        <button type="button" className="embed-poster" onClick={() => setPlaying(true)}>
          <img src={demo.creativeUrl?.replace('embed.html', 'backup.jpg')} alt="" />
          <span>
            <Icon name="play" size={22} />
            {t('Play {{name}}', { name: demo.name })}
          </span>
        </button>
      )}
      <a className="embed-foot" href={origin + toPreviewPath(demo)} target="_blank" rel="noopener">
        <span className="embed-name">{t('{{name}}, an interactive ad. Demo, fictional brand', { name: demo.name })}</span> <b>Surge</b>
        <Icon name="leave" size={14} />
      </a>
    </main>
  );
}
