import { describe, expect, it } from 'vitest';
import { UNITS_PER_COIN } from './exact.ts';
import { addMonths, type Compounding, compoundings, computeBorrowed, computeMarginCall, planDeposit, planLoan } from './lending.ts';

describe('a deposit', () => {
  it.each<[Compounding, number, number, number, number]>([
    // 1,000.00 at 6 % for 3 months: 5.00, then 5.025 → 5.03, then 5.05015 → 5.05
    ['monthly', 100_000, 600, 3, 1_508],
    // 1,000.00 at 6 % for 6 months: 15.00, then 15.225 → 15.23
    ['quarterly', 100_000, 600, 6, 3_023],
    // 1,000.00 × 6 % × 6 / 12
    ['once', 100_000, 600, 6, 3_000],
    // 10,000.00 at 4.25 % for a year at its end
    ['once', 1_000_000, 425, 12, 42_500],
    // 0.1 BTC at 1.5 % for 3 months at the end: 0.000375 BTC
    ['once', 10_000_000, 150, 3, 37_500],
    ['monthly', 100_000, 0, 12, 0],
  ])('%s: %i at %i for %i months earns %i', (compounding, amount, rate, months, interest) => {
    expect(planDeposit({ amount, rate, months, compounding })).toMatchObject({ interest, payout: amount + interest });
  });

  it('shows each month, and interest where it is added', () => {
    expect(planDeposit({ amount: 100_000, rate: 600, months: 6, compounding: 'quarterly' }).rows).toEqual([
      { month: 1, interest: 0, balance: 100_000 },
      { month: 2, interest: 0, balance: 100_000 },
      { month: 3, interest: 1_500, balance: 101_500 },
      { month: 4, interest: 0, balance: 101_500 },
      { month: 5, interest: 0, balance: 101_500 },
      { month: 6, interest: 1_523, balance: 103_023 },
    ]);
  });

  it('a term that no quarter ends has its last interest for the months that remain', () => {
    // 1,000.00 at 12 %: 30.00 after three months, 10.30 for the fourth
    expect(planDeposit({ amount: 100_000, rate: 1_200, months: 4, compounding: 'quarterly' }).interest).toBe(4_030);
  });

  it('the rows add up, and interest on interest is never less', () => {
    forMany(2_000, (random) => {
      const terms = { amount: random(1, 10_000_000_000), rate: random(0, 2_000), months: random(1, 60) };
      const [monthly, , once] = compoundings.map((compounding) => {
        const { interest, payout, rows } = planDeposit({ ...terms, compounding });
        expect(rows.reduce((sum, row) => sum + row.interest, 0)).toBe(interest);
        expect(payout).toBe(terms.amount + interest);
        return interest;
      });
      // Rounded every month it may lose half a cent each time.
      expect((monthly ?? 0) + terms.months / 2).toBeGreaterThanOrEqual(once ?? 0);
    });
  });
});

describe('a loan', () => {
  it('has equal instalments, and a last one that makes the sum exact', () => {
    // 1,200.00 at 12 % in 3 months: 1200 × 0.01 × 1.01³ / (1.01³ − 1) = 408.02653 → 408.03. Interest: 12.00, 8.04, 4.04
    expect(planLoan({ cents: 120_000, rate: 1_200, months: 3 })).toEqual({
      instalment: 40_803,
      lastInstalment: 40_802,
      interest: 2_408,
      total: 122_408,
      rows: [
        { month: 1, instalment: 40_803, interest: 1_200, principal: 39_603, left: 80_397 },
        { month: 2, instalment: 40_803, interest: 804, principal: 39_999, left: 40_398 },
        { month: 3, instalment: 40_802, interest: 404, principal: 40_398, left: 0 },
      ],
    });
  });

  // Values of the annuity formula computed by hand to the cent.
  it.each([
    [1_000_000, 600, 12, 86_066],
    [2_500_000, 825, 36, 78_630],
    [100_000, 0, 3, 33_333],
    [100_000, 1_200, 1, 101_000],
  ])('%i at %i over %i months is %i a month', (cents, rate, months, instalment) => {
    expect(planLoan({ cents, rate, months }).instalment).toBe(instalment);
  });

  it('without interest the last instalment takes what division left', () => {
    expect(planLoan({ cents: 100_000, rate: 0, months: 3 })).toMatchObject({ instalment: 33_333, lastInstalment: 33_334, interest: 0 });
  });

  it('the instalments are principal and interest to the cent, and nothing is left', () => {
    forMany(3_000, (random) => {
      const terms = { cents: random(1, 100_000_000), rate: random(0, 3_000), months: random(1, 60) };
      const { rows, interest, total, instalment } = planLoan(terms);
      expect(rows.reduce((sum, row) => sum + row.instalment, 0)).toBe(total);
      expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(terms.cents);
      expect(total).toBe(terms.cents + interest);
      expect(rows.at(-1)?.left).toBe(0);
      for (const row of rows) {
        expect(row.instalment).toBe(row.principal + row.interest);
        expect(Math.min(row.principal, row.interest, row.left)).toBeGreaterThanOrEqual(0);
      }
      // Each month's rounding moves the last instalment by a cent or so, which interest hardly multiplies.
      if (terms.cents > 100_000) expect(Math.abs((rows.at(-1)?.instalment ?? 0) - instalment)).toBeLessThanOrEqual(3 * terms.months);
    });
  });

  it('what can be borrowed is a part of the collateral, and no part of a cent', () => {
    // 0.1234 BTC at 64,250.00 = 7,928.45; 55 % of it = 4,360.6475
    expect(computeBorrowed(12_340_000, 6_425_000, 55)).toBe(436_064);
  });

  it('the margin call is at the price at which the loan is that part of the collateral', () => {
    // 3,212.50 on 0.1 BTC: at 80 % the coin costs 40,156.25
    expect(computeMarginCall(321_250, UNITS_PER_COIN / 10, 80)).toBe(4_015_625);
    // 100.00 on 0.3 coins: 416.666… → 416.67
    expect(computeMarginCall(10_000, 30_000_000, 80)).toBe(41_667);
    expect(computeMarginCall(0, 0, 80)).toBe(0);
  });
});

it.each([
  ['2026-11-20', 3, '2027-02-20'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-31', 24, '2028-12-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

/** Calls with whole numbers that are the same in each run. */
function forMany(times: number, check: (random: (least: number, most: number) => number) => void) {
  let state = 20_261_123;
  const random = (least: number, most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return least + Math.floor((state / 2_147_483_647) * (most - least + 1));
  };
  for (let turn = 0; turn < times; turn++) check(random);
}
