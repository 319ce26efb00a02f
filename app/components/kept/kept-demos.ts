import { createDeviceStore, parseJson } from '#app/device-store.ts';
import type { Demo } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';

/** As many as a person still looks through. */
export const KEPT_MOST = 20;

const byId = new Map(activeDemos.map((demo) => [demo.id, demo]));

/** The known ones, each once, in the order given. */
export function listKnown(ids: readonly unknown[]): readonly Demo[] {
  return [...new Set(ids)].flatMap((id) => (typeof id === 'number' && byId.get(id)) || []);
}

/** Ids of the demos that this device keeps to compare them, in the order of keeping. */
export const keptDemos = createDeviceStore<readonly number[]>({
  key: 'surge.kept',
  parse: (text) => {
    const value = parseJson(text);
    return Array.isArray(value)
      ? listKnown(value)
          .slice(0, KEPT_MOST)
          .map(({ id }) => id)
      : [];
  },
  format: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
});

/** Keeps a demo, or lets it go. Where there is no room for one more, what is kept stays. */
export function toggleKept(id: number): void {
  const kept = keptDemos.get();
  if (kept.includes(id)) keptDemos.set(kept.filter((one) => one !== id));
  else if (kept.length < KEPT_MOST) keptDemos.set([...kept, id]);
}

/** Keeps all of these. Where there is no room for the last of them, they are left out. */
export function keepAll(ids: readonly number[]): void {
  keptDemos.set([...new Set([...keptDemos.get(), ...ids])].slice(0, KEPT_MOST));
}

/** The page that shows these side by side: ids of demos, or keys of their units (toUnitKey). `planned`: what a campaign with them is planned with (toPlanQuery). */
export const toComparePath = (keys: readonly (number | string)[], planned = '') =>
  keys.length > 0 ? `/compare?demos=${keys.join(',')}${planned}` : '/compare';
