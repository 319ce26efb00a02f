import type { Demo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { findPaymentModel, MODEL_PARAMETER } from '#catalogue/payment-models.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';
import { briefFields } from '#protocol/brief-fields.ts';
import type { FormValues } from './form-values.ts';
import { toFirstFormat } from './played.ts';

/**
 * What the address chooses: `?model=CPL`, `?format=horizon`, `?demo=12`, of the last two any number. A demo brings the format that it stands for, and proposes
 * the model by which campaigns with its goal are paid.
 */
export function toPreselected(query: URLSearchParams): { readonly values: FormValues; readonly demo: Demo | undefined } {
  const ids = query.getAll('demo');
  const wanted = demos.filter(({ id, active }) => active && ids.includes(String(id))).slice(0, briefFields.demos.limit);
  const slugs = [...query.getAll('format'), ...wanted.map(toFirstFormat)];
  const chosen = formats.map(({ name }) => toFormatSlug(name)).filter((slug) => slugs.includes(slug));
  const [demo] = wanted;
  const model = findPaymentModel(query.get(MODEL_PARAMETER)) ?? proposeModel(demo);
  const values = [
    ...wanted.map(({ id }) => ['demos', String(id)] as const),
    ...chosen.map((slug) => ['formats', slug] as const),
    ...(model ? [['model', model] as const] : []),
  ];
  return { values, demo };
}

function proposeModel(demo: Demo | undefined) {
  const [goal] = demo?.goals ?? [];
  return goal && modelsOfGoal[goal][0];
}
