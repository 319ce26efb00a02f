import type { QueryParameter } from '#app/query-parameter.ts';
import { demos } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { paymentModels } from '#catalogue/payment-models.ts';

/** What a link to the form may choose: `?model=CPL`, `?format=horizon`, `?demo=12`, of the last two any number. */
export const modelParameter: QueryParameter = { name: 'model', parse: ([code]) => paymentModels.filter((model) => model === code) };

export const formatParameter: QueryParameter = {
  name: 'format',
  parse: (given) => formats.map(({ name }) => toFormatSlug(name)).filter((slug) => given.includes(slug)),
};

export const demoParameter: QueryParameter = {
  name: 'demo',
  parse: (given) => demos.map(({ id }) => String(id)).filter((id) => given.includes(id)),
};
