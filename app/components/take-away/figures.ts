import { type AccessLine, listAccess } from '#app/components/access/access.ts';
import { findAccess } from '#app/components/access/access-records.ts';
import type { Demo } from '#catalogue/demo.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { type Gauge, listGauges } from '#catalogue/standards.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import { fetchBeside } from './export-creative.ts';
import { TRACKING } from './take-away.ts';

/** What was measured of a demo and what it reports: records of all demos, fetched after the page is painted. */
export interface Figures {
  readonly gauges: readonly Gauge[];
  readonly access: readonly AccessLine[];
  /** Undefined where it could not be fetched. */
  readonly plan: readonly PlannedEvent[] | undefined;
}

export async function loadFigures({ slug, size, creativeUrl }: Demo, signal: AbortSignal): Promise<Figures> {
  const measured = findMeasurement(slug);
  const record = findAccess(slug);
  return {
    gauges: measured ? listGauges(size, measured) : [],
    access: measured && record ? listAccess(record, measured) : [],
    plan: creativeUrl === undefined ? [] : await loadPlan(creativeUrl, signal).catch(() => undefined),
  };
}

async function loadPlan(creativeUrl: string, signal: AbortSignal): Promise<readonly PlannedEvent[]> {
  return (await fetchBeside({ creativeUrl }, TRACKING.json, signal)).json();
}
