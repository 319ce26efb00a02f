/** The key in local storage. It keeps its old name: devices have briefs under it. */
export const QUEUE_KEY = 'surge.outbox';

/** The only part that every page loads: the code that sends is fetched when there is something to send. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}
