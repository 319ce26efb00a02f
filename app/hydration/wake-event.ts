/** Fired on window where a page that waits for its visitor is needed sooner (boot.ts). */
export const WAKE_EVENT = 'surge:wake';
