import { type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import type { Brand } from '#protocol/brand.ts';
import { listMoves } from './log-entries.ts';
import type { OpenedExport } from './open-export.ts';
import type { ProofRow } from './proof-rows.ts';
import type { Place, Rule } from './proof-rules.ts';

interface Reported {
  readonly unit: Pick<FrameDemo, 'id' | 'name' | 'brand' | 'unit' | 'size'>;
  readonly place: Place;
  readonly brand: Partial<Brand>;
  readonly opened: Pick<OpenedExport, 'landing' | 'exit' | 'events'>;
  readonly log: GuestLog;
  readonly rules: readonly Rule[];
  readonly rows: readonly ProofRow[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly browser: string;
}

/** What was seen, for a file: of what, when, where, and by which requests. A logo's data stay out of it. Times are milliseconds after it was shown. */
export function toProofReport({ unit, place, brand, opened, log, rules, rows, now, browser }: Reported) {
  const { name, primary, accent } = brand;
  const shownAt = log.find(({ t }) => t === 'shown')?.at ?? now;
  return {
    demo: unit.id,
    name: unit.name,
    unit: unit.unit ?? null,
    size: unit.size,
    place,
    brand: { name: name || unit.brand, ...(primary && { primary }), ...(accent && { accent }) },
    landing_page: opened.landing,
    way_out: opened.exit,
    event_address: opened.events,
    at: new Date(now).toISOString(),
    browser,
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
    requests: listReports(log, 'request').map(({ url, by, at }) => ({ url, by, at_ms: at - shownAt })),
    ...(place === 'mraid' && { app: listMoves(log).map(({ move, at }) => ({ move, at_ms: at - shownAt })) }),
  };
}
