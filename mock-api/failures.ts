import type { Store } from './store.ts';

/** A request with this header fails, whatever its value, so that tests can see each sentence of spec §8. */
export const FAIL_HEADER = 'X-Demo-Fail';

const KEY = 'surge.demo-failures';

/** The endpoints that a user of this device has set to fail, by name ('GET /products'). */
export interface Failures {
  readonly list: () => readonly string[];
  readonly has: (name: string) => boolean;
  readonly set: (name: string, isFailing: boolean) => void;
  readonly clear: () => void;
}

export function createFailures(store: Store): Failures {
  function list(): string[] {
    try {
      const names: unknown = JSON.parse(store.read(KEY) ?? '[]');
      return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    list,
    has: (name) => list().includes(name),
    set(name, isFailing) {
      const others = list().filter((other) => other !== name);
      store.write(KEY, JSON.stringify(isFailing ? [...others, name] : others));
    },
    clear: () => store.clear(KEY),
  };
}
