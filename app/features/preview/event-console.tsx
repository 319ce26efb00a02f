import './event-console.css';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CopyButton } from '#app/components/copy-button.tsx';
import { formatClock, formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo, Device } from '#catalogue/demo.ts';
import { eventNames } from '#protocol/frame.ts';
import { standardEvents } from '#protocol/standard-events.ts';
import { type EventLog, emptyLog, type LogEntry, type LogName, toText } from './event-log.ts';

/** No standard knows how an ad feels. */
const standardOf = (name: LogName) => (name === 'buzz' ? {} : standardEvents[name]);
const toStandard = (name: LogName) => standardOf(name).vast ?? '';
const titleOf = (name: LogName) => {
  const { vast, omid, mraid } = standardOf(name);
  return [vast && `VAST ${vast}`, omid && `OMID ${omid}`, mraid && `MRAID ${mraid}`].filter(Boolean).join(' · ');
};

/** Fetched by who asks for it. */
const TrackingPlan = lazy(async () => ({ default: (await import('./tracking-plan.tsx')).TrackingPlan }));

interface EventConsoleProps {
  readonly log: EventLog;
  readonly device: Device;
  readonly unit: Demo;
  readonly unitLabel: string;
}

/**
 * What the ad reports while it is played, and which unit of it on which device: every event in order, counted, filtered by a press on its counter, copied
 * as text; or beside what is planned.
 */
export function EventConsole({ log, device, unit, unitLabel }: EventConsoleProps) {
  const { t, language } = useText();
  const { entries, counts, total } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  const [only, setOnly] = useState<LogName>();
  const [hasPlan, setHasPlan] = useState(false);
  const shown = only ? entries.filter((entry) => entry.name === only) : entries;
  return (
    <section className="console" aria-labelledby="console-title">
      <header className="console-head">
        <h2 id="console-title">{t('Events')}</h2>
        <span className="mono">{formatNumber(total, language.tag)}</span>
        <span className="console-device">
          {t(device === 'desktop' ? 'Desktop' : 'Mobile')} <span className="mono">{unitLabel}</span>
        </span>
        <CopyButton getText={() => toText(shown, toStandard)} isDisabled={shown.length === 0} />
      </header>
      {unit.isIframe && (
        <div className="console-views" role="group" aria-label={t('Events')}>
          <button type="button" aria-pressed={!hasPlan} onClick={() => setHasPlan(false)}>
            {t('Log')}
          </button>
          <button type="button" aria-pressed={hasPlan} onClick={() => setHasPlan(true)}>
            {t('Tracking plan')}
          </button>
        </div>
      )}
      {unit.isIframe && hasPlan ? (
        <Suspense fallback={<p className="console-empty">{t('Loading')}</p>}>
          <TrackingPlan unit={unit} log={log} />
        </Suspense>
      ) : (
        <>
          <div className="console-counts" role="group" aria-label={t('Show one event only')}>
            {([...eventNames, 'buzz'] as const)
              .filter((name) => counts[name])
              .map((name) => (
                <button
                  key={name}
                  type="button"
                  className="mono"
                  aria-pressed={only === name}
                  onClick={() => setOnly(only === name ? undefined : name)}
                >
                  {name} <b>{formatNumber(counts[name] ?? 0, language.tag)}</b>
                </button>
              ))}
          </div>
          <Entries entries={shown} />
        </>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly LogEntry[] }) {
  const { t, language } = useText();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  // The newest line stays in view, unless the visitor scrolled up to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for new lines
  useEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);
  const follow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: { currentTarget: HTMLElement }) => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
  };
  if (entries.length === 0) return <p className="console-empty">{t('Nothing yet. Play the ad, and what it tells an ad server appears here.')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol ref={list} className="console-log mono" onScroll={follow} tabIndex={0} aria-label={t('Events')}>
      {entries.map(({ number, at, name, detail }) => (
        <li key={number} data-event={name} title={titleOf(name)}>
          <time>{formatClock(at, language.tag)}</time>
          <b>{name}</b>
          <span>{detail}</span>
          <i>{name === 'lead' ? t('Shown here, sent to nobody.') : toStandard(name)}</i>
        </li>
      ))}
    </ol>
  );
}
