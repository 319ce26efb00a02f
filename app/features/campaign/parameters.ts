import { budgetParameter } from '#app/components/price/plan-parameters.ts';
import type { QueryParameter } from '#app/query-parameter.ts';
import { toUnitKey } from '#catalogue/demo.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { budgetBands } from '#protocol/budget.ts';
import { listChosen } from './chosen-demos.ts';

/** What a link to the form may choose besides what was planned with (plan-parameters.ts): `?format=horizon`, `?demo=12`, `?demo=9:300x250`, any number of both. */
export const formatParameter: QueryParameter = {
  name: 'format',
  parse: (given) => formats.map(({ name }) => toFormatSlug(name)).filter((slug) => given.includes(slug)),
};

export const demoParameter: QueryParameter = {
  name: 'demo',
  parse: (given) => listChosen(given).map(toUnitKey),
};

/** `?budget=10k-50k`, or the amount that was reckoned with. */
export const bandParameter: QueryParameter = {
  name: budgetParameter.name,
  parse: (given) => [...budgetBands.filter((band) => band === given[0]), ...budgetParameter.parse(given)],
};
