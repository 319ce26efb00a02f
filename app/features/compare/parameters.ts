import { KEPT_MOST, listKnown } from '#app/components/kept/kept-demos.ts';
import type { QueryParameter } from '#app/query-parameter.ts';

/** Ids of the compared demos in one value, `?demos=12,1,9`, in the order of their columns. */
export const comparedParameter: QueryParameter = {
  name: 'demos',
  parse([given = '']) {
    const known = listKnown(given.split(',').map(Number)).slice(0, KEPT_MOST);
    return known.length > 0 ? [known.map(({ id }) => id).join(',')] : [];
  },
};
