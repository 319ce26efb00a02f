import type { QueryParameter } from '#app/query-parameter.ts';
import { demos } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { markets } from '#catalogue/rates.ts';
import { budgetBands } from '#protocol/budget.ts';

/** What a link to the form may choose: `?model=CPL`, `?budget=10k-50k`, `?country=DE`, `?days=10`, `?format=horizon`, `?demo=12`, of the last two any number. */
export const modelParameter: QueryParameter = { name: 'model', parse: ([code]) => paymentModels.filter((model) => model === code) };

export const formatParameter: QueryParameter = {
  name: 'format',
  parse: (given) => formats.map(({ name }) => toFormatSlug(name)).filter((slug) => given.includes(slug)),
};

export const demoParameter: QueryParameter = {
  name: 'demo',
  parse: (given) => demos.map(({ id }) => String(id)).filter((id) => given.includes(id)),
};

export const budgetParameter: QueryParameter = { name: 'budget', parse: ([band]) => budgetBands.filter((one) => one === band) };

/** Of the countries those that have rates. */
export const countryParameter: QueryParameter = { name: 'country', parse: ([code]) => markets.filter((market) => market === code) };
