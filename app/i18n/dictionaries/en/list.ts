/** What every list says. */
export const list = [] as const;
