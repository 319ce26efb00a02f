/** Media budget of the campaign, in euros. */
export const budgetBands = ['under-10k', '10k-50k', '50k-200k', 'over-200k', 'open'] as const;
export type BudgetBand = (typeof budgetBands)[number];

/** Their limits in euros; undefined for a budget that is not decided. */
export const budgetLimits: Readonly<Record<BudgetBand, readonly [from: number, to: number] | undefined>> = {
  'under-10k': [0, 10_000],
  '10k-50k': [10_000, 50_000],
  '50k-200k': [50_000, 200_000],
  'over-200k': [200_000, Number.POSITIVE_INFINITY],
  open: undefined,
};

/** The band of an amount in euros. */
export function toBudgetBand(euros: number): BudgetBand {
  return budgetBands.find((band) => euros < (budgetLimits[band]?.[1] ?? 0)) ?? 'open';
}

/** What may be reckoned with, in whole units of the currency of the rates. */
export const LOWEST_BUDGET = 100;
export const HIGHEST_BUDGET = 10_000_000;

export function isBudget(amount: unknown): amount is number {
  return Number.isInteger(amount) && Number(amount) >= LOWEST_BUDGET && Number(amount) <= HIGHEST_BUDGET;
}

/** A country as ISO 3166-1 alpha-2 has it, such as DE: whether there are rates of it is another question. */
export function isMarket(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code);
}

/** The most working days until a campaign starts that may be planned with. */
export const LATEST_START = 99;

export function isDaysAhead(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 1 && Number(days) <= LATEST_START;
}
