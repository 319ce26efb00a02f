import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { GuestFrame } from '#app/components/guest/guest-frame.tsx';
import { findTime, type GuestLog, MOST_REPORTS, type Moment } from '#app/components/guest/guest-log.ts';
import { exportCreative } from '#app/components/take-away/export-creative.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type FrameDemo, listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { ContainerMove, GuestReport, GuestTask } from '#protocol/guest.ts';
import { CheckReport } from './check-report.tsx';
import { Shown, toFrameSize, useInSight } from './check-stage.tsx';
import { judgeFiles } from './judge-files.ts';
import { judgeRun } from './judge-run.ts';
import type { Screen } from './parameters.ts';
import type { Verdict } from './rules.ts';
import { openSubject, type PageSubject, type Size, toGuestFiles } from './subject.ts';

interface SideBySideProps {
  readonly subject: PageSubject;
  readonly page: string;
  readonly html: string;
  readonly size: Size;
  readonly screen: Screen;
  readonly isOpen: boolean;
  readonly fileVerdicts: readonly Verdict[];
  /** Below both: what can be done. */
  readonly children: ReactNode;
}

/**
 * Guests of one site share a process, which Chromium keeps for a while after its last frame is gone: 8 seconds at most (its SubframeShutdownDelay). Ours is
 * opened after that, in a fresh one.
 */
const RECOVERS_MS = 10_000;
const DRAW_EVERY_MS = 250;

/** The visitor's ad and one of ours in the same slot, and what is found of both. */
export function SideBySide({ subject, page, html, size, screen, isOpen, fileVerdicts, children }: SideBySideProps) {
  const { t } = useText();
  const own = useRun({ subject, page, html, size, screen });
  const isSafe = useIsSafe(own.log);
  const stage = useInSight(screen);
  const unit = useMemo(() => findOurUnit(size), [size]);
  const ours = useOurs(unit);
  const [oursVerdicts, setOursVerdicts] = useState<readonly Verdict[]>([]);
  const verdicts = useMemo(() => [...fileVerdicts, ...own.verdicts], [fileVerdicts, own.verdicts]);
  return (
    <>
      <div className="check-stage" data-screen={screen} ref={stage}>
        <Shown screen={screen} size={size} caption={t('Your ad')}>
          {(scale) =>
            findTime(own.log, 'blocked') === undefined ? (
              <GuestFrame title={t('Your ad')} task={own.task} scale={scale} isOpen={isOpen} onReport={own.hear} onMoves={own.onMoves} />
            ) : (
              <p role="alert" className="check-blocked">
                {t('This file blocked its thread or left its frame, and was removed.')}
              </p>
            )
          }
        </Shown>
        {unit && typeof ours === 'object' && isSafe && <Ours {...{ unit, subject: ours, size, screen }} onVerdicts={setOursVerdicts} />}
      </div>
      {ours === 'failed' && <p role="status">{t('Ours could not be fetched: yours stands alone.')}</p>}
      {!unit && <p className="dim">{t('None of our ads has this size: there is nothing to set beside it.')}</p>}
      <p className="dim">{t('Motion and flashes are measured while your ad is in sight.')}</p>
      {children}
      <CheckReport subject={subject} verdicts={verdicts} ours={oursVerdicts} size={size} log={own.log} page={page} screen={screen} isOpen={isOpen} />
    </>
  );
}

interface OursProps {
  readonly unit: FrameDemo;
  readonly subject: PageSubject;
  readonly size: Size;
  readonly screen: Screen;
  readonly onVerdicts: (verdicts: readonly Verdict[]) => void;
}

function Ours({ unit, subject, size, screen, onVerdicts }: OursProps) {
  const { t } = useText();
  const page = subject.pages[0] ?? '';
  const html = useMemo(() => new TextDecoder().decode(subject.files.find(({ name }) => name === page)?.bytes), [subject, page]);
  const { task, log, hear, verdicts } = useRun({ subject, page, html, size, screen });
  const fileVerdicts = useMemo(() => judgeFiles(subject, page, html), [subject, page, html]);
  useEffect(() => onVerdicts([...fileVerdicts, ...verdicts]), [fileVerdicts, verdicts, onVerdicts]);
  if (findTime(log, 'blocked') !== undefined) return null;
  const title = t('Ours: {{name}}', { name: unit.name });
  return (
    <Shown screen={screen} size={size} caption={title}>
      {(scale) => <GuestFrame title={title} task={task} scale={scale} onReport={hear} />}
    </Shown>
  );
}

/** A page that runs in its frame, with what is seen of it. */
function useRun({ subject, page, html, size, screen }: Pick<SideBySideProps, 'subject' | 'page' | 'html' | 'size' | 'screen'>) {
  const [log, setLog] = useState<GuestLog>([]);
  const task = useMemo((): GuestTask => {
    const container = isForApp(html) ? 'mraid' : 'slot';
    return { html, files: toGuestFiles(subject.files, page), container, ...toFrameSize(screen, size), isMeasured: true };
  }, [subject, page, html, size, screen]);
  // A guest may say very much: the page is drawn anew four times a second, however much that is.
  const heard = useRef<(GuestReport | Moment)[]>([]);
  const sent = useRef<(move: ContainerMove) => void>(undefined);
  const hear = (report: GuestReport | Moment) => {
    heard.current.push(report);
    if (report.t === 'opened') showInApp(task, sent.current);
  };
  useEffect(() => {
    const timer = setInterval(() => {
      const fresh = heard.current.splice(0);
      if (fresh.length > 0) setLog((before) => (before.length >= MOST_REPORTS ? before : [...before, ...fresh]));
    }, DRAW_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const onMoves = (send: (move: ContainerMove) => void) => {
    sent.current = send;
  };
  const now = log.at(-1)?.at ?? 0;
  const verdicts = useMemo(() => judgeRun({ subject, page, size, log, now, origin: location.origin }), [subject, page, size, log, now]);
  return { task, log, hear, onMoves, verdicts };
}

/** An app's ad waits until its app has loaded it and shows it. */
const isForApp = (html: string) => /<script[^>]*\bmraid\.js/i.test(html);

function showInApp({ container }: GuestTask, send: ((move: ContainerMove) => void) | undefined): void {
  if (container !== 'mraid' || !send) return;
  // What its document holds is read first.
  setTimeout(() => {
    send({ t: 'ready' });
    send({ t: 'exposed', percent: 100 });
  }, DRAW_EVERY_MS);
}

/** Whether a guest may be opened beside: as long as the visitor's ticks, and again a while after it was removed. */
function useIsSafe(log: GuestLog): boolean {
  const isBlocked = findTime(log, 'blocked') !== undefined;
  const hasTicked = findTime(log, 'tick') !== undefined;
  const [hasRecovered, setHasRecovered] = useState(false);
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setHasRecovered(true), RECOVERS_MS);
    return () => clearTimeout(timer);
  }, [isBlocked]);
  return isBlocked ? hasRecovered : hasTicked;
}

/** Undefined until it is fetched. Where it cannot be, the visitor's ad stands alone. */
function useOurs(unit: FrameDemo | undefined): PageSubject | 'failed' | undefined {
  const [subject, setSubject] = useState<PageSubject | 'failed'>();
  useEffect(() => {
    if (!unit) return;
    let isCurrent = true;
    openOurUnit(unit).then(
      (opened) => isCurrent && setSubject(opened),
      () => isCurrent && setSubject('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [unit]);
  return subject;
}

/** The first of our ads of this size of which there is a zip. */
function findOurUnit({ width, height }: Size): FrameDemo | undefined {
  return activeDemos
    .flatMap((demo) => listUnits(demo))
    .filter((unit) => unit.isIframe === true)
    .find((unit) => sizes[unit.size].width === width && sizes[unit.size].height === height && listKinds(unit).includes('html5'));
}

/** Its zip, as it is downloaded, opened as a visitor's is. Rejects when it cannot be fetched. */
async function openOurUnit(unit: FrameDemo): Promise<PageSubject> {
  const subject = await openSubject(await exportCreative(unit, 'html5', {}));
  if (typeof subject === 'string' || subject.kind !== 'page') throw new Error(`The zip of ${unit.slug} is no page.`);
  return subject;
}
