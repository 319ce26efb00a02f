import { type AccessLine, listAccess } from '#app/components/access/access.ts';
import { findAccess } from '#app/components/access/access-records.ts';
import type { Demo } from '#catalogue/demo.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { type Gauge, listGauges } from '#catalogue/standards.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import { fetchBeside } from './export-creative.ts';
import { TRACKING } from './take-away.ts';

/** What was measured of a demo and what it reports, without the sources: the server sends it along with a page. */
export interface Figures {
  readonly gauges: readonly Omit<Gauge, 'rule'>[];
  readonly access: readonly Omit<AccessLine, 'rule'>[];
  /** Undefined where it could not be fetched. */
  readonly plan: readonly Pick<PlannedEvent, 'event' | 'by_person'>[] | undefined;
}

/** Records of every demo are much to load: in a browser they come after the page is painted. */
export async function loadFigures(demo: Demo, signal: AbortSignal): Promise<Figures> {
  return toFigures(demo, demo.creativeUrl === undefined ? [] : await loadPlan(demo.creativeUrl, signal).catch(() => undefined));
}

export function toFigures({ slug, size }: Demo, plan: readonly PlannedEvent[] | undefined): Figures {
  const measured = findMeasurement(slug);
  const record = findAccess(slug);
  return {
    gauges: measured ? listGauges(size, measured).map(({ rule: _, ...gauge }) => gauge) : [],
    access: measured && record ? listAccess(record, measured).map(({ rule: _, ...line }) => line) : [],
    plan: plan?.map(({ event, by_person }) => ({ event, by_person })),
  };
}

async function loadPlan(creativeUrl: string, signal: AbortSignal): Promise<readonly PlannedEvent[]> {
  return (await fetchBeside({ creativeUrl }, TRACKING.json, signal)).json();
}
