import type { Demo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { findPaymentModel, MODEL_PARAMETER } from '#catalogue/payment-models.ts';
import type { FormValues } from './form-values.ts';
import { toFirstFormat } from './played.ts';

/** What the address chooses: `?model=CPL`, `?format=horizon` (more than one is fine), `?demo=12` for the format that demo stands for. */
export function toPreselected(query: URLSearchParams): { readonly values: FormValues; readonly demo: Demo | undefined } {
  const demo = demos.find(({ id, active }) => active && String(id) === query.get('demo'));
  const slugs = [...query.getAll('format'), ...(demo ? [toFirstFormat(demo)] : [])];
  const chosen = formats.map(({ name }) => toFormatSlug(name)).filter((slug) => slugs.includes(slug));
  const model = findPaymentModel(query.get(MODEL_PARAMETER));
  return { values: [...chosen.map((slug) => ['formats', slug] as const), ...(model ? [['model', model] as const] : [])], demo };
}
