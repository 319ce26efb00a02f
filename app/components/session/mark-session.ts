import { readSession } from './session.ts';

/** Marks the page as signed in or signed out: its styles show the right part of the header by this attribute. */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== undefined);
}
