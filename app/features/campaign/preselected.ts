import { daysParameter, modelParameter } from '#app/components/price/plan-parameters.ts';
import { readParameter } from '#app/query-parameter.ts';
import { type Demo, toUnitKey } from '#catalogue/demo.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';
import { briefFields } from '#protocol/brief-fields.ts';
import { budgetBands, toBudgetBand } from '#protocol/budget.ts';
import { listChosen } from './chosen-demos.ts';
import type { FormValues } from './form-values.ts';
import { bandParameter, demoParameter, formatParameter } from './parameters.ts';
import { toFirstFormat } from './played.ts';

/**
 * Choices from the address. A demo also chooses its first format, and the model by which campaigns with its goal are usually paid. The market that was planned for
 * chooses nothing: the form asks for the sender's country. It is said with what the budget buys there.
 */
export function toPreselected(query: URLSearchParams, today = new Date()): { readonly values: FormValues; readonly demo: Demo | undefined } {
  const wanted = listChosen(readParameter(query, demoParameter)).slice(0, briefFields.demos.limit);
  const chosen = formatParameter.parse([...readParameter(query, formatParameter), ...wanted.map(toFirstFormat)]);
  const [demo] = wanted;
  const [model = proposeModel(demo)] = readParameter(query, modelParameter);
  const values = [
    ...wanted.map((one) => ['demos', toUnitKey(one)] as const),
    ...chosen.map((slug) => ['formats', slug] as const),
    ...(model ? [['model', model] as const] : []),
    ...readParameter(query, bandParameter).map(
      (given) => ['budget', budgetBands.find((band) => band === given) ?? toBudgetBand(Number(given))] as const,
    ),
    ...readParameter(query, daysParameter).map((days) => ['startDate', toStartDay(today, Number(days))] as const),
  ];
  return { values, demo };
}

function proposeModel(demo: Demo | undefined) {
  const [goal] = demo?.goals ?? [];
  return goal && modelsOfGoal[goal][0];
}

/** Month and day of the holidays that nearly every market has. The others differ from one to the next. */
const holidays = ['01-01', '12-25', '12-26'];

/** YYYY-MM-DD, that many working days later. */
function toStartDay(today: Date, days: number): string {
  const day = new Date(today);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0 && !holidays.includes(day.toISOString().slice(5, 10))) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
