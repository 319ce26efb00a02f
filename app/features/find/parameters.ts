import type { QueryParameter } from '#app/query-parameter.ts';
import { screens, type Wish } from '#catalogue/find-demos.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { materials, trades } from '#catalogue/vocabulary.ts';

/** Working days until launch that may be chosen: one week to four. */
export const dayChoices = [5, 10, 15, 20] as const;

/** A logo, which everybody has: alone it says that there is nothing else. */
export const LOGO = 'logo';
/** That there is no day of launch yet: as good as no answer. */
export const OPEN = 'open';

const modelParameter = createParameter('model', paymentModels);
const screenParameter = createParameter('screen', screens);
const tradeParameter = createParameter('trade', trades);
const daysParameter = createParameter('days', [...dayChoices.map(String), OPEN]);
/** Any number of values. */
const haveParameter: QueryParameter = { name: 'have', parse: (given) => [LOGO, ...materials].filter((one) => given.includes(one)) };

/** The five questions of `/find`: `?model=CPI&screen=mobile&trade=finance&have=logo&days=10`. */
export const findParameters: readonly QueryParameter[] = [modelParameter, screenParameter, tradeParameter, haveParameter, daysParameter];

/** At most one value. */
function createParameter(name: string, values: readonly string[]): QueryParameter {
  return { name, parse: (given) => values.filter((value) => given.includes(value)).slice(0, 1) };
}

/** What an address asks for; undefined where it answers no question. */
export function toWish(query: URLSearchParams): Wish | undefined {
  const read = <Value extends string>(values: readonly Value[], { name, parse }: QueryParameter) => {
    const given = parse(query.getAll(name));
    return values.filter((value) => given.includes(value));
  };
  const have = haveParameter.parse(query.getAll('have'));
  const wish: Wish = {
    model: read(paymentModels, modelParameter)[0],
    screen: read(screens, screenParameter)[0],
    trade: read(trades, tradeParameter)[0],
    have: have.length > 0 ? read(materials, haveParameter) : undefined,
    days: dayChoices.find((days) => daysParameter.parse(query.getAll('days')).includes(String(days))),
  };
  return Object.values(wish).some((answer) => answer !== undefined) ? wish : undefined;
}
