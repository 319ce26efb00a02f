/** Interest of the sample deposits and loans, in whole cents (of coins: in whole units) and with whole numbers alone. Page and pretend backend both compute by this file. */
import { divide, toCents } from './exact.ts';

/** When interest is added to a deposit; from then on it bears interest too. */
export const compoundings = ['monthly', 'quarterly', 'once'] as const;
export type Compounding = (typeof compoundings)[number];

/** Rates are yearly, in hundredths of a percent: 425 is 4.25 %. A month is a twelfth of a year, whatever its days. */
const WHOLE = 10_000;
const MONTHS = 12;

export interface DepositTerms {
  /** In the smallest parts of its currency. */
  readonly amount: number;
  readonly rate: number;
  readonly months: number;
  readonly compounding: Compounding;
}

export interface DepositMonth {
  readonly month: number;
  /** Added at the end of this month. */
  readonly interest: number;
  readonly balance: number;
}

export interface DepositPlan {
  readonly interest: number;
  readonly payout: number;
  readonly rows: readonly DepositMonth[];
}

/** What a deposit becomes. Interest is rounded whenever it is added, a half up. */
export function planDeposit({ amount, rate, months, compounding }: DepositTerms): DepositPlan {
  const step = { monthly: 1, quarterly: 3, once: months }[compounding];
  let balance = amount;
  let counted = 0;
  const rows = Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const isDue = month % step === 0 || month === months;
    const interest = isDue ? divide(BigInt(balance) * BigInt(rate) * BigInt(month - counted), WHOLE * MONTHS) : 0;
    if (isDue) counted = month;
    balance += interest;
    return { month, interest, balance };
  });
  return { interest: balance - amount, payout: balance, rows };
}

export interface LoanTerms {
  readonly cents: number;
  readonly rate: number;
  readonly months: number;
}

export interface LoanMonth {
  readonly month: number;
  readonly instalment: number;
  readonly interest: number;
  readonly principal: number;
  /** Still to be paid back after it, without interest. */
  readonly left: number;
}

export interface LoanPlan {
  /** Of every month but the last. */
  readonly instalment: number;
  readonly lastInstalment: number;
  readonly interest: number;
  readonly total: number;
  readonly rows: readonly LoanMonth[];
}

/** Equal instalments, each the month's interest and then what is left of it. The last one pays exactly what remains. */
export function planLoan({ cents, rate, months }: LoanTerms): LoanPlan {
  const instalment = computeInstalment(cents, rate, months);
  let left = cents;
  const rows = Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const interest = divide(BigInt(left) * BigInt(rate), WHOLE * MONTHS);
    const principal = month === months ? left : Math.min(left, Math.max(0, instalment - interest));
    left -= principal;
    return { month, instalment: principal + interest, interest, principal, left };
  });
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return { instalment, lastInstalment: rows.at(-1)?.instalment ?? 0, interest, total: cents + interest, rows };
}

/** The annuity P · i · qⁿ / (qⁿ − 1) with q = 1 + i, as a fraction of whole numbers: rounded once, at the end. */
function computeInstalment(cents: number, rate: number, months: number): number {
  if (rate === 0) return divide(BigInt(cents), months);
  const base = BigInt(WHOLE * MONTHS);
  const grown = (base + BigInt(rate)) ** BigInt(months);
  return divide(BigInt(cents) * BigInt(rate) * grown, base * (grown - base ** BigInt(months)));
}

/** What can be borrowed on a collateral: a part of a cent is left out. `percent`: of what it is worth. */
export function computeBorrowed(units: number, priceCents: number, percent: number): number {
  return Math.floor((toCents(units, priceCents) * percent) / 100);
}

/** The price at which what was borrowed is `percent` of what the collateral is worth, up to the next cent: at this price or below, more collateral is asked for. */
export function computeMarginCall(cents: number, units: number, percent: number): number {
  const worth = BigInt(units) * BigInt(percent);
  return worth === 0n ? 0 : Number((BigInt(cents) * 10_000_000_000n + worth - 1n) / worth);
}

/** The day so many months later: '2027-02-28' is one month after '2027-01-31'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
