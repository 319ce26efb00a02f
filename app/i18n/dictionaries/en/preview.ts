export const preview = [] as const;
