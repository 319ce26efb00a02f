import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { downloadFile } from '#app/components/download-file.ts';
import { GuestFrame } from '#app/components/guest/guest-frame.tsx';
import { type GuestLog, MOST_REPORTS, type Moment } from '#app/components/guest/guest-log.ts';
import type { Delivery } from '#app/components/take-away/delivery.ts';
import { toFileName } from '#app/components/take-away/take-away.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import type { Brand } from '#protocol/brand.ts';
import type { ContainerMove, GuestReport } from '#protocol/guest.ts';
import { AppMoves } from './app-moves.tsx';
import { type OpenedExport, openExport } from './open-export.ts';
import { compareWithPlan } from './proof-rows.ts';
import { judge, type Place } from './proof-rules.ts';
import { ProofRows, ProofRules } from './proof-tables.tsx';

/** A video player's parts are fetched by who opens one. */
const PlayerPlace = lazy(async () => ({ default: (await import('./player-place.tsx')).PlayerPlace }));

interface ProofBenchProps {
  readonly unit: FrameDemo;
  readonly place: Place;
  readonly brand: Partial<Brand>;
  readonly delivery: Delivery;
  /** Absent in a page that the server has not drawn. */
  readonly origin: string | undefined;
}

/** One file in one place: its frame, what the place can do, the rules and the plan with what arrived. */
export function ProofBench({ unit, place, brand, delivery, origin }: ProofBenchProps) {
  const { t } = useText();
  const [attempt, setAttempt] = useState(0);
  const { opened, hasFailed } = useOpened({ unit, place, brand, delivery, origin, attempt });
  return (
    <div className="proof">
      {hasFailed && <p role="alert">{t('The file could not be fetched. Check your connection and try again.')}</p>}
      {!opened && !hasFailed && <p role="status">{t('The file is made and opened …')}</p>}
      {opened && <Opened key={attempt} unit={unit} place={place} opened={opened} />}
      <Button onClick={() => setAttempt(attempt + 1)}>{t('Open it again')}</Button>
    </div>
  );
}

function Opened({ unit, place, opened }: { unit: FrameDemo; place: Place; opened: OpenedExport }) {
  const { t } = useText();
  const [log, setLog] = useState<GuestLog>([]);
  const [isShown, setIsShown] = useState(place !== 'mraid');
  const [move, setMove] = useState<{ readonly send: (move: ContainerMove) => void }>();
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, opened.task.width);
  const hear = (report: GuestReport | Moment) =>
    setLog((before) => {
      if (before.length >= MOST_REPORTS) return before;
      // An app shows its ad when it wants to; elsewhere it is there as soon as it opens.
      const isShowing = report.t === 'opened' && place !== 'mraid' && place !== 'player';
      return isShowing ? [...before, report, { t: 'shown', at: report.at }] : [...before, report];
    });
  const now = log.at(-1)?.at ?? 0;
  const rows = useMemo(() => compareWithPlan(opened.plan, log, opened.events, now), [opened, log, now]);
  const rules = useMemo(() => judge({ ...opened, place, log, rows, now }), [opened, place, log, rows, now]);
  const title = `${unit.name}, ${unit.size}`;
  const isBlocked = log.some((one) => one.t === 'blocked');
  const saveReport = () => {
    const report = {
      demo: unit.id,
      unit: unit.unit ?? null,
      size: unit.size,
      place,
      at: new Date().toISOString(),
      browser: navigator.userAgent,
      rules,
      events: rows.map(({ event, times, by_person, state, arrived, untouched, firstAt }) => ({
        event,
        times,
        by_person,
        state,
        arrived,
        untouched,
        first_at_ms: firstAt ?? null,
      })),
    };
    const name = toFileName(unit, 'tracking').replace(/tracking\.csv$/, `proof-${place}.json`);
    downloadFile(new File([`${JSON.stringify(report, undefined, 2)}\n`], name, { type: 'application/json' }));
  };
  return (
    <>
      <div className="proof-stage" ref={stage} data-place={place}>
        {isBlocked ? (
          <p role="alert">{t('This file blocked its thread and was removed.')}</p>
        ) : place === 'player' && opened.vast ? (
          <Suspense>
            <PlayerPlace title={title} opened={opened} vast={opened.vast} scale={scale} onReport={hear} />
          </Suspense>
        ) : (
          <GuestFrame title={title} task={opened.task} scale={scale} isHidden={!isShown} onReport={hear} onMoves={(send) => setMove({ send })} />
        )}
      </div>
      {place === 'mraid' && move && (
        <AppMoves
          size={opened.task}
          isShown={isShown}
          hasOpened={log.some((one) => one.t === 'opened')}
          send={move.send}
          onShow={(isNow) => {
            setIsShown(isNow);
            hear({ t: isNow ? 'shown' : 'hidden', at: Date.now() });
          }}
        />
      )}
      <ProofRules rules={rules} />
      <ProofRows rows={rows} />
      <p className="proof-save">
        <Button onClick={saveReport}>{t('Report as JSON')}</Button>
        <Button onClick={() => print()}>{t('Print')}</Button>
        <span className="dim">{t('To keep it as a PDF, print it and choose “Save as PDF” as the printer.')}</span>
      </p>
    </>
  );
}

/** Of 1: how large an ad of this width fits. */
function useScale(box: React.RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, width]);
  return scale;
}

function useOpened({ unit, place, brand, delivery, origin, attempt }: ProofBenchProps & { readonly attempt: number }) {
  const [result, setResult] = useState<{ readonly of: unknown; readonly opened?: OpenedExport }>();
  // What is exported is a matter of all of these; another attempt is another file.
  const of = JSON.stringify([unit.slug, place, brand, delivery, origin, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are all in `of`
  useEffect(() => {
    let isCurrent = true;
    openExport(unit, place, { brand, delivery, origin: origin ?? location.origin })
      .then((opened) => isCurrent && setResult({ of, opened }))
      .catch(() => isCurrent && setResult({ of }));
    return () => {
      isCurrent = false;
    };
  }, [of]);
  const current = result?.of === of ? result : undefined;
  return { opened: current?.opened, hasFailed: current !== undefined && !current.opened };
}
