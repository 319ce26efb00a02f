import type { QueryParameter } from '#app/query-parameter.ts';
import { devices } from '#catalogue/demo.ts';

/** The device on the stage. */
export const tabParameter: QueryParameter = { name: 'tab', parse: ([tab]) => devices.filter((device) => device === tab) };
