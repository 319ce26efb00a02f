import type { QueryParameter } from '#app/query-parameter.ts';

/** Where a file is shown: by itself, or in the page of a device. */
export const screens = ['own', 'laptop', 'phone', 'television'] as const;
export type Screen = (typeof screens)[number];

/** On which screen. */
export const screenParameter: QueryParameter = { name: 'on', parse: ([screen]) => screens.filter((one) => one === screen) };
