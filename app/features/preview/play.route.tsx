import './play.css';
import { useState } from 'react';
import { data } from 'react-router';
import { ErrorSheet } from '#app/components/error-page-sheet.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { demos } from '#catalogue/demos.ts';
import type { Route } from './+types/play.route';
import { useBrand } from './brand-store.ts';
import { DemoVideo } from './demo-video.tsx';
import { EventLog } from './event-log.ts';
import { Player } from './player.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';
import { useBorrowedBrand } from './use-borrowed-brand.ts';
import { useMeasured } from './use-measured.ts';

export const handle = { hydrate: 'at-once' };

const find = (id: string) => demos.find((demo) => demo.active && String(demo.id) === id);

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: find(params.id) ? 200 : 404 });
}

export const clientLoader = async () => null;

/** `/play/:id`: nothing but the ad, for a phone that scanned its code. The creative stays in its sandboxed frame. */
export default function PlayPage({ params }: Route.ComponentProps) {
  const { t } = useText();
  const { from } = useBrand();
  const [notice, setNotice] = useState<Notice>();
  const [log] = useState(() => new EventLog());
  useBorrowedBrand();
  const demo = find(params.id);
  useMeasured(demo, 'mobile', log);
  if (!demo) return <ErrorSheet status={404} />;
  return (
    <main className="play">
      <PageHead title={`${t('{{name}}, played on its own', { name: demo.name })} | Surge`} description="" isHidden />
      <h1 className="visually-hidden">{demo.name}</h1>
      {demo.isIframe ? <Player demo={demo} handle={null} log={log} onNotice={setNotice} /> : <DemoVideo demo={demo} />}
      {from === 'link' && <p className="play-note">{t('The sender of this link personalised the ad.')}</p>}
      {notice && <StageNotice id={demo.id} notice={notice} onDismiss={() => setNotice(undefined)} />}
    </main>
  );
}
