import './tracking-plan.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '#app/components/format-number.ts';
import { TRACKING, toFileName } from '#app/components/take-away/take-away.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import { findPlanned, type PlannedEvent } from '#protocol/tracking.ts';
import { type EventLog, emptyLog } from './event-log.ts';

/** The page's own control raises it. */
const OF_PAGE = 'replay';

/** What the ad may report, and how often each of it has arrived since its frame was opened; saved as ad operations take it. */
export function TrackingPlan({ unit, log }: { unit: FrameDemo; log: EventLog }) {
  const { t, language } = useText();
  const { arrived } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  const { plan, hasFailed, retry } = usePlan(unit.creativeUrl.replace('index.html', TRACKING.json));
  if (hasFailed)
    return (
      <p className="console-empty" role="alert">
        {t('The tracking plan could not be loaded.')} <TextButton onClick={retry}>{t('Try again')}</TextButton>
      </p>
    );
  if (!plan) return <p className="console-empty">{t('Loading')}</p>;
  const format = (n: number) => formatNumber(n, language.tag);
  const counts = new Map<string, number>();
  for (const [event, count] of Object.entries(arrived)) {
    const line = findPlanned(plan, event) ?? event;
    if (event !== OF_PAGE) counts.set(line, (counts.get(line) ?? 0) + count);
  }
  const unplanned = [...counts.keys()].filter((event) => !findPlanned(plan, event));
  const seen = plan.filter(({ event }) => counts.has(event)).length;
  const name = toFileName(unit, 'tracking');
  return (
    <div className="plan">
      <p className="plan-sum" role="status">
        {t('Arrived: {{n}} of {{total}}', { n: format(seen), total: format(plan.length) })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="plan-rows" tabIndex={0} role="region" aria-label={t('Tracking plan')}>
        <table>
          <caption className="visually-hidden">{t('Tracking plan')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Event')}</th>
              <th scope="col">{t('Times')}</th>
              <th scope="col">{t('Arrived')}</th>
            </tr>
          </thead>
          <tbody>
            {plan.map((row) => (
              <PlanRow key={row.event} row={row} count={counts.get(row.event) ?? 0} />
            ))}
            {unplanned.map((event) => (
              <tr key={event} data-state="unplanned">
                <th scope="row" className="mono">
                  {event}
                </th>
                <td>{t('not planned')}</td>
                <td className="mono">{format(counts.get(event) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="plan-save">
        <TextButton as="a" href={unit.creativeUrl.replace('index.html', TRACKING.csv)} download={name}>
          {t('Plan as CSV')}
        </TextButton>
        <TextButton as="a" href={unit.creativeUrl.replace('index.html', TRACKING.json)} download={name.replace(/csv$/, 'json')}>
          {t('Plan as JSON')}
        </TextButton>
      </p>
    </div>
  );
}

function PlanRow({ row, count }: { row: PlannedEvent; count: number }) {
  const { t, language } = useText();
  const { event, when, times, by_person, vast, omid, mraid, simid, gam } = row;
  const isTwice = times === 'once' && count > 1;
  const names = Object.entries({ VAST: vast, SIMID: simid, MRAID: mraid, OMID: omid, GAM: gam }).filter(([, name]) => name !== '');
  return (
    <tr data-state={isTwice ? 'twice' : count > 0 ? 'arrived' : undefined}>
      <th scope="row">
        <b className="mono">{event}</b>
        <span lang="en">{when}</span>
        {names.length > 0 && <i className="mono">{names.map(([standard, name]) => `${standard} ${name}`).join(' · ')}</i>}
      </th>
      <td>
        {t(times)}
        {by_person === 'yes' && <span>{t('by a person')}</span>}
      </td>
      <td className="mono">
        {formatNumber(count, language.tag)}
        {isTwice && <span>{t('too often')}</span>}
      </td>
    </tr>
  );
}

function usePlan(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly plan?: readonly PlannedEvent[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(url, { signal: controller.signal });
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      setLoaded({ of: url, plan: await response.json() });
    };
    load().catch(() => controller.signal.aborted || setLoaded({ of: url }));
    return () => controller.abort();
  }, [url, attempt]);
  const current = loaded?.of === url ? loaded : undefined;
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return { plan: current?.plan, hasFailed: current !== undefined && current.plan === undefined, retry };
}
