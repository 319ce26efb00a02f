import type { QueryParameter } from '#app/query-parameter.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { isBudget, isMarket } from '#protocol/budget.ts';
import { type Plan, readPlan } from './price-store.ts';

export const modelParameter: QueryParameter = { name: 'model', parse: ([code]) => paymentModels.filter((model) => model === code) };
export const marketParameter: QueryParameter = { name: 'market', parse: ([code]) => (isMarket(code) ? [code] : []) };
export const budgetParameter: QueryParameter = {
  name: 'budget',
  parse: ([amount = '']) => (/^[1-9]\d*$/.test(amount) && isBudget(Number(amount)) ? [amount] : []),
};
export const daysParameter: QueryParameter = { name: 'days', parse: ([days = '']) => (/^[1-9]\d?$/.test(days) ? [days] : []) };

/** What a campaign is planned with, in an address: `?model=CPL&market=DE&budget=40000&days=10` (toPlanQuery). */
export const planParameters: readonly QueryParameter[] = [modelParameter, marketParameter, budgetParameter, daysParameter];

/** Undefined where an address plans nothing. */
export function findPlan(query: URLSearchParams): Plan | undefined {
  const [model, market, budget, days] = planParameters.map(({ name, parse }) => parse(query.getAll(name))[0]);
  return readPlan({ model, market, budget: Number(budget), days: Number(days) });
}
