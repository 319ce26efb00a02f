import type { QueryParameter } from '#app/query-parameter.ts';
import { type Demo, listUnits, toUnitKey } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { KEPT_MOST } from './kept-demos.ts';

const byKey = new Map(activeDemos.flatMap(listUnits).map((unit) => [toUnitKey(unit), unit]));

/** The demo, or its further unit, of a key: `12` or `5:320x100`. */
export const findByKey = (key: string): Demo | undefined => byKey.get(key);

export const splitKeys = (text: string) => [...new Set(text.split(',').map((key) => key.trim()))];

/** The demos and units that a text names, `12,1,5:320x100`, each once. */
export function listByKeys(text: string): readonly Demo[] {
  return splitKeys(text).flatMap((key) => byKey.get(key) ?? []);
}

/** Keys of the demos and units that a page is about in one value, `?demos=12,1,5:320x100`, in their order. */
export const demosParameter: QueryParameter = {
  name: 'demos',
  parse([given = '']) {
    const known = listByKeys(given).slice(0, KEPT_MOST);
    return known.length > 0 ? [known.map(toUnitKey).join(',')] : [];
  },
};
