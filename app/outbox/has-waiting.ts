/** Where waiting briefs lie in local storage. */
export const OUTBOX_KEY = 'surge.outbox';

/** All that every page runs, once it has hydrated: what sends comes only if there is something to send. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}
