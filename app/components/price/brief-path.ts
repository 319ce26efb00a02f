import { useDeviceStore } from '#app/use-device-store.ts';
import { type Plan, priceStore, toPlanQuery } from './price-store.ts';

/** The address of a brief about these demos, or units by their keys (toUnitKey), that knows what was planned with. */
export function toBriefPath(keys: readonly (number | string)[], plan: Plan): string {
  const query = keys.map((key) => `&demo=${key}`).join('') + toPlanQuery(plan);
  return query ? `/start-campaign?${query.slice(1)}` : '/start-campaign';
}

/** What is planned with on a page: what was given to it, and else what this device keeps. */
export function usePlan(given: Plan | undefined): Plan {
  return { ...useDeviceStore(priceStore), ...given };
}

export const useBriefPath = (keys: readonly (number | string)[], given?: Plan) => toBriefPath(keys, usePlan(given));

/**
 * The fragment of such an address: the deck that the brief is about, by the id of its client's page, and the brand in its ads (`#brand=…`, or nothing). The
 * form alone reads it: a fragment reaches no log and no Referer, and whoever has the id opens the deck.
 */
export function toBriefHash(deck: string, brandHash: string): string {
  return `#deck=${deck}${brandHash.replace('#', '&')}`;
}
