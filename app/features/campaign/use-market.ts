import { useSyncExternalStore } from 'react';
import { toRegion } from './budget-bands.ts';
import { useFieldValue } from './use-field-value.ts';

/** The country in which the visitor thinks of money: the one chosen, else the browser's; '' on the server. */
export function useMarket(): string {
  const home = useSyncExternalStore(subscribeToNothing, findHome, () => '');
  return useFieldValue('country') || home;
}

/** Browser only. */
export function findHome(): string {
  return toRegion(navigator.language);
}

const subscribeToNothing = () => () => {};
