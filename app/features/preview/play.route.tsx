import '#app/ui/button.css';
import './play.css';
import { useState } from 'react';
import { data } from 'react-router';
import { ErrorSheet } from '#app/components/error-page-sheet.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { toSharePicture } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import type { Route } from './+types/play.route';
import { EventLog } from './event-log.ts';
import { PlanButton } from './plan-link.tsx';
import { PlayBar } from './play-bar.tsx';
import { PlayStage } from './play-stage.tsx';
import { type Notice, StageNotice } from './stage-notice.tsx';
import { useBorrowedBrand } from './use-borrowed-brand.ts';
import { useMeasured } from './use-measured.ts';
import { WorkbenchLink } from './workbench-link.tsx';

export const handle = { hydrate: 'at-once' };

const find = (id: string) => demos.find((demo) => demo.active && String(demo.id) === id);
/** Where the ad fills the screen (play.css). */
const isPhone = () => typeof matchMedia === 'function' && matchMedia('(max-width: 677px)').matches;

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: find(params.id) ? 200 : 404 });
}

export const clientLoader = async () => null;

/** `/play/:id`: the ad as its receiver sees it, from a link or a code: who sent it, what it is, and a way on; no tools. */
export default function PlayPage({ params }: Route.ComponentProps) {
  const { tData } = useText();
  const [notice, setNotice] = useState<Notice>();
  const [logs] = useState(() => ({ ad: new EventLog() }));
  useBorrowedBrand();
  const demo = find(params.id);
  useMeasured(demo, isPhone() ? 'mobile' : 'desktop', logs);
  if (!demo) return <ErrorSheet status={404} />;
  return (
    <main className="play">
      <PageHead
        title={`${demo.name}, ${tData(demo.size).toUpperCase()} | Surge`}
        description={tData(demo.description)}
        image={toSharePicture(demo.thumbnail)}
        isHidden
      />
      <PlayBar demo={demo} />
      <PlayStage demo={demo} log={logs.ad} onNotice={setNotice}>
        {notice && <StageNotice id={demo.id} notice={notice} onDismiss={() => setNotice(undefined)} />}
      </PlayStage>
      <footer className="play-foot">
        <WorkbenchLink demo={demo} />
        <PlanButton id={demo.id} />
      </footer>
    </main>
  );
}
