import type { Footage } from './footage.ts';

/** Stands in for footage.ts in a file that goes alone, for an ad server or an app: nothing lies beside it, the film is drawn. */
export function openFootage(): Footage | undefined {
  return undefined;
}
