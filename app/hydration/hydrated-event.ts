/** Fired on window when the page has hydrated: entry.client.tsx tells boot.ts. */
export const HYDRATED_EVENT = 'surge:hydrated';
