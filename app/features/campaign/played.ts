import { readVisit } from '#app/measurement/visit.ts';
import type { Demo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { type Engagement, MAX_ENGAGED_DEMOS } from '#protocol/engagement.ts';

/** What this visit did with a demo. */
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

/** Slug of the first format of a demo. */
export function toFirstFormat(demo: Demo): string {
  return toFormatSlug(demo.format[0] ?? '');
}

/** What is sent: without title and format. */
export function toEngagement({ demo, seconds, interactions, completions, qrOpens }: Played): Engagement {
  return { demo, seconds, interactions, completions, qrOpens };
}
