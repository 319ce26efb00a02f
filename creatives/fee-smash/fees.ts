export interface Fee {
  readonly id: string;
  readonly label: string;
  /** Its cost in a year, in the currency of the copy. */
  readonly amount: number;
}

export const HOOK: Fee = { id: 'hidden', label: 'Hidden fee', amount: 60 };
export const FINALE: Fee = { id: 'fine-print', label: 'Fine print', amount: 40 };

/** The fees of a round; with the first and the last giant they add up to 412. */
export const FEES: readonly Fee[] = [
  { id: 'atm', label: 'ATM', amount: 36 },
  { id: 'fx', label: 'FX 3.5%', amount: 60 },
  { id: 'overdraft', label: 'Overdraft', amount: 42 },
  { id: 'monthly', label: 'Monthly', amount: 48 },
  { id: 'transfer', label: 'Transfer', amount: 24 },
  { id: 'late', label: 'Late', amount: 20 },
  { id: 'card', label: 'Card', amount: 18 },
  { id: 'top-up', label: 'Top-up', amount: 14 },
  { id: 'paper', label: 'Paper', amount: 12 },
  { id: 'inactive', label: 'Inactive', amount: 10 },
  { id: 'weekend', label: 'Weekend', amount: 8 },
  { id: 'cash', label: 'Cash', amount: 8 },
  { id: 'sms', label: 'SMS', amount: 6 },
  { id: 'refund', label: 'Refund', amount: 6 },
];

export const sumOf = (fees: readonly Fee[]) => fees.reduce((sum, fee) => sum + fee.amount, 0);

/** Every fee, the dearest first. */
export const ALL = [HOOK, ...FEES, FINALE].toSorted((a, b) => b.amount - a.amount);

/** A line for each of the first fees, and one for all others: no more than `count`. */
export function linesOf(fees: readonly Fee[], count: number): readonly (readonly Fee[])[] {
  const own = fees.length > count ? count - 1 : count;
  return [...fees.slice(0, own).map((fee) => [fee]), fees.slice(own)].filter((line) => line.length > 0);
}

/** The lines of the calm version. */
export const LISTED = linesOf(ALL, 6);

/** One bolt of the vault for each. */
export const BOLTS = ALL.length;

/** Somebody played, and more than half of the money is gone. */
export const hasLost = (smashed: readonly Fee[]) => smashed.length > 0 && sumOf(smashed) * 2 < sumOf(ALL);

/** The fees that were not smashed, the dearest first. */
export const slippedPast = (smashed: readonly Fee[]) => ALL.filter((fee) => !smashed.includes(fee));
