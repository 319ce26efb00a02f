import { useDeviceStore } from '#app/use-device-store.ts';
import { toBudgetBand } from '#protocol/budget.ts';
import { priceStore, type Reckoning } from './price-store.ts';

/** The address of a brief about these demos that knows what was planned with: model, country and budget. */
export function toBriefPath(ids: readonly number[], { model, market, budget }: Reckoning): string {
  const query = new URLSearchParams(ids.map((id) => ['demo', String(id)]));
  if (model) query.set('model', model);
  if (market && budget) {
    query.set('budget', toBudgetBand(budget));
    query.set('country', market);
  }
  return `/start-campaign${query.size ? `?${query}` : ''}`;
}

/** The same with what this device keeps. `model`: chosen on this page. */
export function useBriefPath(ids: readonly number[], model?: Reckoning['model']): string {
  const kept = useDeviceStore(priceStore);
  return toBriefPath(ids, { ...kept, ...(model && { model }) });
}
