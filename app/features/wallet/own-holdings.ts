import { useRevalidator } from 'react-router';
import type { Formatters } from '#app/components/formatters.ts';
import type { Currency, Holding } from '#mock-api/records/lending.ts';
import { CENTS_PER_USD, UNITS_PER_COIN } from '#protocol/exact.ts';

/** The smallest parts of a currency in one of it: cents of a dollar, units of a coin. */
export const toParts = (currency: Currency): number => (currency === 'USD' ? CENTS_PER_USD : UNITS_PER_COIN);

/** Counted in its smallest parts, as the language writes it. */
export const writeParts = (format: Formatters, currency: Currency, parts: number): string =>
  format.money({ amount: parts / toParts(currency), currency });

/** What can be spent, in the smallest parts of the currency. */
export const findFree = (holdings: readonly Holding[], wanted: Currency): number => holdings.find(({ currency }) => currency === wanted)?.free ?? 0;

/** Waits for a call, then loads the page again: what is held differs now, also where the call was refused. */
export function useReloadAfter() {
  const { revalidate } = useRevalidator();
  return async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } finally {
      void revalidate();
    }
  };
}
