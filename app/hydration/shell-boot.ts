/**
 * What the dashboard's frame must know before its first paint; inline in the head of its pages alone, ahead of the stylesheet, for which a script waits.
 * Who is signed in is known on this device only, so the server's page is the same for everybody. It has both versions of the header: `<html data-signed-in>`
 * chooses one, and the name is written while the page is read in. From hydration on the same is done by the components.
 */
import { focusReturnedCard } from '#app/components/returned-card.ts';
import { isSearchShortcut } from '#app/components/search-shortcut.ts';
import { markSession } from '#app/components/session/mark-session.ts';
import { FALLBACK_NAME, readSession, session } from '#app/components/session/session.ts';
import { afterFrame } from './after-frame.ts';
import { HYDRATED_EVENT } from './hydrated-event.ts';
import { HYDRATION_REQUEST } from './hydration-request.ts';

const root = document.documentElement;
let shown = FALLBACK_NAME;

function showSession(): void {
  if ('hydrated' in root.dataset) return;
  markSession();
  const button = document.querySelector('.user-button');
  const [letter, text] = button?.children ?? [];
  const name = readSession()?.username ?? FALLBACK_NAME;
  if (!button || !letter || !text || name === shown) return;
  button.ariaLabel = button.ariaLabel?.replace(shown, () => name) ?? name;
  letter.setAttribute('data-letter', name.slice(0, 1).toUpperCase());
  text.textContent = name;
  shown = name;
}

showSession();
session.subscribe(showSession);

/** Keys of what a visitor changed: records, calls that are made to fail, columns (docs/architecture.md, State). */
const OWN = /^surge\.(?:demo|columns)/;
// Who is signed in has storage that can be read. A query may ask for another order, page or period. Decided before the page is read in: no frame is
// spent on skeletons.
if ('signedIn' in root.dataset && !location.search && !Object.keys(localStorage).some((key) => OWN.test(key))) root.dataset.firstLook = '';

// The workspace's menu stands in the frame of every page, and is drawn in the browser: with it a page is not whole before it is alive. Pages of the
// workspace start by themselves (start-after-paint.ts).
if ('signedIn' in root.dataset)
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector('.workspace')) afterFrame(() => dispatchEvent(new Event(HYDRATION_REQUEST)));
  });

// Called for every part of the page that arrives, before that part is painted. An element after the button shows that the button is complete.
new MutationObserver((_, reading) => {
  if (!document.querySelector('.user-menu')) return;
  reading.disconnect();
  showSession();
}).observe(document, { childList: true, subtree: true });

addEventListener('pageshow', focusReturnedCard);

/** The shortcut of the search pressed before hydration: the browser's own action is prevented, and the key is repeated as boot.ts repeats clicks. */
let pressed: KeyboardEvent | undefined;

function keepShortcut(event: KeyboardEvent): void {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  pressed = event;
}
// Before React, which stops a key that comes while it hydrates.
addEventListener('keydown', keepShortcut, true);
addEventListener(
  HYDRATED_EVENT,
  () => {
    removeEventListener('keydown', keepShortcut, true);
    if (pressed) dispatchEvent(new KeyboardEvent('keydown', pressed));
  },
  { once: true },
);
