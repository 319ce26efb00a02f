import type { QueryParameter } from '#app/query-parameter.ts';

/** Working days from today to the start of a campaign: from 1 to 99. */
export const daysParameter: QueryParameter = { name: 'days', parse: ([days = '']) => (/^[1-9]\d?$/.test(days) ? [days] : []) };
