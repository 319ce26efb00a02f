import type { QueryParameter } from '#app/query-parameter.ts';
import { places } from './proof-rules.ts';

/** Where the file is opened. */
export const placeParameter: QueryParameter = { name: 'in', parse: ([place]) => places.filter((one) => one === place) };
