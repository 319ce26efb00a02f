import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
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
import { type OpenedExport, openExport } from './open-export.ts';
import { compareWithPlan, listArrivals } from './proof-rows.ts';
import { judge, type Place } from './proof-rules.ts';
import { ProofRows, ProofRules } from './proof-tables.tsx';

/** A video player's parts are fetched by who opens one. */
const PlayerPlace = lazy(async () => ({ default: (await import('./player-place.tsx')).PlayerPlace }));

/** An ad of a phone's width has its tables beside it, CSS pixels. */
const NARROW = 400;
/** An ad may not grow beyond a television, CSS pixels. */
const LARGEST = 1280;
/** So many events are shown as they arrive. */
const NEWEST = 6;

/** An app loads an ad before it shows it: for so long this one waits, to see that nothing happens meanwhile. */
const LOADED_MS = 2000;

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
  const expanded = findExpanded(log);
  const size = expanded ?? opened.task;
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
    <div className="proof-opened" data-shape={opened.task.width <= NARROW ? 'narrow' : 'wide'}>
      <div className="proof-stand">
        <div className="proof-stage" ref={stage}>
          {isBlocked ? (
            <p role="alert">{t('This file blocked its thread and was removed.')}</p>
          ) : place === 'player' && opened.vast ? (
            <Suspense>
              <PlayerPlace title={title} opened={opened} vast={opened.vast} scale={scale} onReport={hear} />
            </Suspense>
          ) : (
            <GuestFrame
              title={title}
              task={opened.task}
              size={size}
              scale={scale}
              isHidden={!isShown}
              onReport={hear}
              onMoves={(send) => setMove({ send })}
            />
          )}
        </div>
        <Arriving log={log} opened={opened} />
        {place === 'mraid' && move && (
          <AppMoves
            size={opened.task}
            isShown={isShown}
            isExpanded={expanded !== undefined}
            hasOpened={log.some((one) => one.t === 'opened')}
            send={move.send}
            onShow={(isNow) => {
              setIsShown(isNow);
              hear({ t: isNow ? 'shown' : 'hidden', at: Date.now() });
            }}
          />
        )}
      </div>
      <div className="proof-found">
        <ProofRules rules={rules} />
        <ProofRows rows={rows} />
        <p className="proof-save">
          <Button onClick={saveReport}>{t('Report as JSON')}</Button>
          <Button onClick={() => print()}>{t('Print')}</Button>
          <span className="dim">{t('To keep it as a PDF, print it and choose “Save as PDF” as the printer.')}</span>
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
function Arriving({ log, opened }: { log: GuestLog; opened: OpenedExport }) {
  const { t, language } = useText();
  const arrivals = listArrivals(log, opened.events);
  const shownAt = findTime(log, 'shown') ?? 0;
  if (arrivals.length === 0) return <p className="dim">{t('Play the ad: each event appears here as it arrives.')}</p>;
  return (
    <ol className="proof-arriving mono" aria-label={t('Arriving')} reversed>
      {arrivals
        .slice(-NEWEST)
        .map(({ number, event, at }) => (
          <li key={number}>
            {event} <span className="dim">{formatMeasure((at - shownAt) / 1000, 's', language.tag)}</span>
          </li>
        ))
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

interface AppMovesProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly isShown: boolean;
  /** Whether the ad has opened to more than its slot: then the app draws the way to close it. */
  readonly isExpanded: boolean;
  readonly hasOpened: boolean;
  readonly send: (move: ContainerMove) => void;
  onShow(isShown: boolean): void;
}

/** What an app does to the ad in it: it loads it, shows it, hides it behind another page, turns, and is muted. */
function AppMoves({ size, isShown, isExpanded, hasOpened, send, onShow }: AppMovesProps) {
  const { t } = useText();
  const [isTurned, setIsTurned] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const show = (isNow: boolean) => {
    onShow(isNow);
    send({ t: 'exposed', percent: isNow ? 100 : 0 });
  };
  const showFirst = useRef(() => {});
  showFirst.current = () => show(true);
  useEffect(() => {
    if (!hasOpened) return;
    send({ t: 'ready' });
    const timer = setTimeout(() => showFirst.current(), LOADED_MS);
    return () => clearTimeout(timer);
  }, [hasOpened, send]);
  return (
    <div className="proof-moves" role="group" aria-label={t('The app')}>
      {isExpanded && <Button onClick={() => send({ t: 'close' })}>{t('Close the ad')}</Button>}
      <Button onClick={() => show(!isShown)}>{t(isShown ? 'Hide the ad' : 'Show the ad')}</Button>
      <Button
        aria-pressed={isTurned}
        onClick={() => {
          const { width, height } = size;
          setIsTurned(!isTurned);
          send(isTurned ? { t: 'size', width, height } : { t: 'size', width: height, height: width });
        }}
      >
        {t('Turn the phone')}
      </Button>
      <Button
        aria-pressed={isMuted}
        onClick={() => {
          setIsMuted(!isMuted);
          send({ t: 'volume', percent: isMuted ? 100 : 0 });
        }}
      >
        {t('Mute the phone')}
      </Button>
      {!isShown && <p role="status">{t('The ad is loaded and not shown: nothing may happen in it.')}</p>}
    </div>
  );
}
