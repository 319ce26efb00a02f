import type { Demo } from '#catalogue/demo.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import type { Brief } from '#protocol/brief.ts';
import { toDemoParts } from '#protocol/brief-fields.ts';
import type { FieldProblem } from '#protocol/brief-submission.ts';

const slugs = new Set(formats.map(({ name }) => toFormatSlug(name)));
const models = new Set<string>(['', ...paymentModels]);

/** The fields that name something which is not in the catalogue. A unit that is gone is no fault: what shows it shows its demo then. */
export function checkCatalogue(brief: Brief, demos: readonly Demo[]): Readonly<Record<string, FieldProblem>> {
  return {
    ...(brief.formats.every((slug) => slugs.has(slug)) ? {} : { formats: 'wrong' }),
    ...(brief.demos.every((wanted) => demos.some(({ id }) => id === toDemoParts(wanted).id)) ? {} : { demos: 'wrong' }),
    ...(models.has(brief.model) ? {} : { model: 'wrong' }),
    ...(brief.engagement.every(({ demo }) => demos.some(({ id }) => id === demo)) ? {} : { engagement: 'wrong' }),
  };
}
