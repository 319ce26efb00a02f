import { readSession } from './session.ts';

/** Which of two faces a page shows, that for whoever is signed in or that for strangers: its styles read this attribute. */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== undefined);
}
