import { useDeviceStore } from '#app/use-device-store.ts';
import { toBudgetBand } from '#protocol/budget.ts';
import { priceStore, type Reckoning } from './price-store.ts';

/** The address of a brief about these demos that knows what was planned with: model, country, budget, and in how many working days it is to start. */
export function toBriefPath(ids: readonly number[], { model, market, budget }: Reckoning, days?: number): string {
  const query = new URLSearchParams(ids.map((id) => ['demo', String(id)]));
  if (model) query.set('model', model);
  if (market && budget) {
    query.set('budget', toBudgetBand(budget));
    query.set('country', market);
  }
  if (days) query.set('days', String(days));
  return `/start-campaign${query.size ? `?${query}` : ''}`;
}

/** The same with what this device keeps. `model` and `days`: chosen on this page. */
export function useBriefPath(ids: readonly number[], model?: Reckoning['model'], days?: number): string {
  const kept = useDeviceStore(priceStore);
  return toBriefPath(ids, { ...kept, ...(model && { model }) }, days);
}

/**
 * The fragment of such an address: the deck that the brief is about, by the id of its client's page, and the brand in its ads (`#brand=…`, or nothing). The
 * form alone reads it: a fragment reaches no log and no Referer, and whoever has the id opens the deck.
 */
export function toBriefHash(deck: string, brandHash: string): string {
  return `#deck=${deck}${brandHash.replace('#', '&')}`;
}
