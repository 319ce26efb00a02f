import { MOST_UNITS } from '#protocol/exchange.ts';
import { readParts } from './exchange-order.ts';

/** In the smallest parts of a currency. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly free: number;
}

export type LendingProblem = 'empty' | 'no number' | 'too little' | 'too much' | 'more than held';

/** The amount that was typed, in the smallest parts of its currency, or what is wrong with it. `parts`: in one of the currency. */
export function findAmountProblem(text: string, parts: number, { least, most, free }: Bounds, languageTag: string): number | LendingProblem {
  const read = readParts(text, parts, MOST_UNITS, languageTag);
  if (typeof read === 'string') return read;
  if (read < least) return 'too little';
  if (read > most) return 'too much';
  return read > free ? 'more than held' : read;
}
