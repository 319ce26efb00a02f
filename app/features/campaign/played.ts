import { readVisit } from '#app/measurement/visit.ts';
import type { Demo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { type Engagement, MAX_ENGAGED_DEMOS } from '#protocol/engagement.ts';

/** What this visit did with a demo of ours. */
export interface Played extends Engagement {
  readonly title: string;
  readonly formatSlug: string;
}

/** Browser only. */
export function listPlayed(): readonly Played[] {
  return readVisit()
    .flatMap((one) => {
      const demo = demos.find(({ id }) => id === one.demo);
      return demo ? [{ ...one, title: demo.name, formatSlug: toFirstFormat(demo) }] : [];
    })
    .slice(0, MAX_ENGAGED_DEMOS);
}

/** The list a demo stands in first. */
export function toFirstFormat(demo: Demo): string {
  return toFormatSlug(demo.format[0] ?? '');
}

/** Without what only the page shows. */
export function toEngagement({ demo, seconds, interactions, completions, qrOpens }: Played): Engagement {
  return { demo, seconds, interactions, completions, qrOpens };
}
