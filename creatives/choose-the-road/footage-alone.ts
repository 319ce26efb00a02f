import type { Footage } from './footage.ts';

/** Replaces footage.ts in a file without others beside it, for an ad server or an app: the film is drawn. */
export function openFootage(): Footage | undefined {
  return undefined;
}
