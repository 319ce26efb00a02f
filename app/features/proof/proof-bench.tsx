import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { downloadFile } from '#app/components/download-file.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { GuestFrame } from '#app/components/guest/guest-frame.tsx';
import { findTime, type GuestLog, listReports, MOST_REPORTS, type Moment } from '#app/components/guest/guest-log.ts';
import { useScale } from '#app/components/guest/use-scale.ts';
import type { Delivery } from '#app/components/take-away/delivery.ts';
import { toFileName } from '#app/components/take-away/take-away.ts';
import { parseJson } from '#app/device-store.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import type { Brand } from '#protocol/brand.ts';
import type { ContainerMove, GuestReport } from '#protocol/guest.ts';
import { AppMoves, type AppState, AppWords, Phone } from './app-moves.tsx';
import { listEntries, toAppCall } from './log-entries.ts';
import { type OpenedExport, openExport } from './open-export.ts';
import { NARROW, type Size, toPhone } from './phone.ts';
import { toProofReport } from './proof-report.ts';
import { compareWithPlan } from './proof-rows.ts';
import { judge, type Place } from './proof-rules.ts';
import { ProofFacts, ProofRows, ProofRules } from './proof-tables.tsx';

/** A video player's parts are fetched by who opens one. */
const PlayerPlace = lazy(async () => ({ default: (await import('./player-place.tsx')).PlayerPlace }));

/** An ad may not grow beyond a television, CSS pixels. */
const LARGEST = 1280;
/** So many events are shown as they arrive. */
const NEWEST = 6;

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
  const again = <Button onClick={() => setAttempt(attempt + 1)}>{t('Open it again')}</Button>;
  return (
    <div className="proof">
      {hasFailed && <p role="alert">{t('The file could not be fetched. Check your connection and try again.')}</p>}
      {!opened && !hasFailed && <p role="status">{t('The file is made and opened …')}</p>}
      {opened ? <Opened key={attempt} unit={unit} place={place} brand={brand} opened={opened} again={again} /> : again}
    </div>
  );
}

interface OpenedProps extends Pick<ProofBenchProps, 'unit' | 'place' | 'brand'> {
  readonly opened: OpenedExport;
  /** The button that opens it once more. */
  readonly again: ReactNode;
}

function Opened({ unit, place, brand, opened, again }: OpenedProps) {
  const { t } = useText();
  const [log, setLog] = useState<GuestLog>([]);
  const [app, setApp] = useState<AppState>({ isShown: place !== 'mraid', isTurned: false, isMuted: false });
  const [move, setMove] = useState<{ readonly send: (move: ContainerMove) => void }>();
  const stage = useRef<HTMLDivElement>(null);
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
  const expanded = findExpanded(log);
  const size = expanded ?? opened.task;
  const scale = useScale(stage, place === 'mraid' ? toPhone(size, app.isTurned).width : opened.task.width);
  const title = `${unit.name}, ${unit.size}`;
  const change = (part: Partial<AppState>) => {
    setApp((before) => ({ ...before, ...part }));
    const at = Date.now();
    hear(part.isShown === undefined ? toAppCall(part, at) : { t: part.isShown ? 'shown' : 'hidden', at });
  };
  const isBlocked = log.some((one) => one.t === 'blocked');
  const saveReport = () => {
    const report = toProofReport({ unit, place, brand, opened, log, rules, rows, now: Date.now(), browser: navigator.userAgent });
    const name = toFileName(unit, 'tracking').replace(/tracking\.csv$/, `proof-${place}.json`);
    downloadFile(new File([`${JSON.stringify(report, undefined, 2)}\n`], name, { type: 'application/json' }));
  };
  return (
    <div className="proof-opened" data-shape={opened.task.width <= NARROW ? 'narrow' : 'wide'}>
      <div className="proof-stand">
        <div className="proof-moves">
          {again}
          {place === 'mraid' && move && (
            <AppMoves
              size={opened.task}
              app={app}
              isExpanded={expanded !== undefined}
              hasOpened={log.some((one) => one.t === 'opened')}
              send={move.send}
              onChange={change}
            />
          )}
        </div>
        <div className="proof-stage" ref={stage}>
          {isBlocked ? (
            <p role="alert">{t('This file blocked its thread and was removed.')}</p>
          ) : place === 'player' && opened.vast ? (
            <Suspense>
              <PlayerPlace title={title} opened={opened} vast={opened.vast} scale={scale} onReport={hear} />
            </Suspense>
          ) : (
            <Around size={size} scale={scale} app={place === 'mraid' ? app : undefined}>
              <GuestFrame
                title={title}
                task={opened.task}
                size={size}
                scale={scale}
                isHidden={!app.isShown}
                onReport={hear}
                onMoves={(send) => setMove({ send })}
              />
            </Around>
          )}
        </div>
        {place === 'mraid' && <AppWords app={app} />}
        <Arriving log={log} opened={opened} place={place} />
      </div>
      <div className="proof-found">
        <ProofFacts unit={unit} place={place} brand={brand} opened={opened} at={log[0]?.at} />
        <ProofRules rules={rules} />
        <ProofRows rows={rows} />
        <p className="proof-save">
          <Button onClick={saveReport}>{t('Report as JSON')}</Button>
          <Button onClick={() => print()}>{t('Print')}</Button>
          <span className="dim">{t('To keep the report as a PDF, print it and choose “Save as PDF” as the printer.')}</span>
        </p>
      </div>
    </div>
  );
}

/** The size to which an ad in an app has opened, until it closes again. */
function findExpanded(log: GuestLog): { readonly width: number; readonly height: number } | undefined {
  const last = listReports(log, 'call').findLast(({ name }) => name === 'expand' || name === 'close');
  if (last?.name !== 'expand') return undefined;
  const { width, height }: { readonly width?: unknown; readonly height?: unknown } = Object(parseJson(last.value));
  const isSize = (length: unknown): length is number => typeof length === 'number' && length > 0 && length <= LARGEST;
  return isSize(width) && isSize(height) ? { width, height } : undefined;
}

/** The newest events first, so that who plays sees them without looking away. */
function Arriving({ log, opened, place }: { log: GuestLog; opened: OpenedExport; place: Place }) {
  const { t, language } = useText();
  const entries = listEntries(log, opened.events, place);
  const shownAt = findTime(log, 'shown') ?? 0;
  if (entries.length === 0) return <p className="dim">{t('Play the ad: each event appears here as it arrives.')}</p>;
  return (
    <ol className="proof-arriving" aria-label={t('Arriving')} reversed>
      {entries
        .map(({ event, move, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={index} className={event && 'mono'}>
            {event ?? (move && t(move))} <span className="dim mono">{formatMeasure((at - shownAt) / 1000, 's', language.tag)}</span>
          </li>
        ))
        .slice(-NEWEST)
        .reverse()}
    </ol>
  );
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

/** An app is a phone; elsewhere the ad stands in the page itself. */
function Around({ size, scale, app, children }: { size: Size; scale: number; app: AppState | undefined; children: ReactNode }) {
  return app ? (
    <Phone size={size} scale={scale} isTurned={app.isTurned}>
      {children}
    </Phone>
  ) : (
    children
  );
}
