/** Fired on window to hydrate a page before the visitor's first intent (boot.ts). */
export const WAKE_EVENT = 'surge:wake';
