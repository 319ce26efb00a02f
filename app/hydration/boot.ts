/**
 * The script every page runs by itself; inline at the end of the body, so every byte counts.
 *
 * 1. On the first intent, or when a script of the page asks for it, it sets `<html data-started>` and starts the router's script, which defer.ts made
 *    inert. The stylesheets that joined-styles.ts made one are named first, turned off: React and the router look for them, and the joined one stays.
 * 2. A click made before hydration is repeated after it, once, unless the browser already did what the click asks for.
 * 3. It scrolls to where the visitor left this entry of the history, as the router's own script would, which is longer and throws where storage is blocked.
 *    The key by which the router knows an entry is written when the router starts: without the router nothing is kept under it.
 * 4. After `load` and the first paint it adds the stylesheet of web fonts that `<html data-fonts>` names, and the manifest: neither competes with
 *    what the visitor came for.
 */
import { HYDRATED_EVENT } from './hydrated-event.ts';
import { HYDRATION_REQUEST } from './hydration-request.ts';
import { JOINT } from './joined-styles.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', HYDRATION_REQUEST];
const LISTENER = { capture: true, passive: true };
/** Elements whose clicks the browser handles without script. */
const NATIVE = 'a[href],summary,label,input,select,textarea,[popovertarget],form button:not([type=button])';

const root = document.documentElement;

function addLink(rel: string, href: string, isOff = false, before?: Element | null) {
  document.head.insertBefore(Object.assign(document.createElement('link'), { rel, href, disabled: isOff }), before ?? null);
}

function nameStyles() {
  const joined = document.querySelector(`link[rel=stylesheet][href*="${JOINT}"]`);
  const names = joined?.getAttribute('href')?.match(/[^/+]+(?=\+|\.css$)/g) ?? [];
  // After it, as React adds those of other pages among them. Twice: React takes one of each for what it rendered, and removes it with the page.
  const next = joined?.nextElementSibling;
  for (const name of [...names, ...names]) addLink('stylesheet', `/assets/${name}.css`, true, next);
}

function startRouter() {
  for (const name of INTENTS) removeEventListener(name, startRouter, LISTENER);
  root.dataset.started = '';
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  const inert = document.querySelector<HTMLScriptElement>('script[type=x-deferred]');
  if (!inert) return;
  nameStyles();
  for (const href of inert.dataset.modules?.split(' ') ?? []) addLink('modulepreload', href);
  inert.replaceWith(Object.assign(document.createElement('script'), { type: 'module', textContent: inert.textContent }));
}
for (const name of INTENTS) addEventListener(name, startRouter, LISTENER);

/** The last unanswered click, by its place in the tree: hydration may replace the node. */
let path: number[] | undefined;

function record({ target, defaultPrevented }: Event) {
  const isAnswered = defaultPrevented || 'hydrated' in root.dataset;
  if (isAnswered) path = undefined;
  if (isAnswered || !(target instanceof Element) || target.closest(NATIVE)) return;
  path = [];
  for (let node = target; node.parentElement; node = node.parentElement) path.unshift([...node.parentElement.children].indexOf(node));
}

function replay() {
  let node: Element | undefined = root;
  for (const index of path ?? []) node = node?.children[index];
  if (path) node?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
// Before React, which stops a click that comes while it hydrates; and after it, as it may hydrate at once and answer the click.
addEventListener('click', record, true);
addEventListener('click', record);
// In a task of its own: a click that made React hydrate is answered by then.
addEventListener(HYDRATED_EVENT, () => setTimeout(replay), { once: true });

/** The router reads and writes these (react-router, useScrollRestoration). A new entry has no key: nothing is kept for it, and storage need not be opened. */
if (history.state?.key)
  try {
    const top: unknown = JSON.parse(sessionStorage['react-router-scroll-positions'])[history.state.key];
    if (typeof top === 'number') scrollTo(0, top);
  } catch {
    // Storage is blocked, or nothing is kept there.
  }

addEventListener('load', () => {
  // A reload deep in a page restores its scroll position before this script listens.
  if (scrollY) startRouter();
  new PerformanceObserver((list, paints) => {
    // A browser may paint the empty page before.
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    paints.disconnect();
    // A picture that came last is decoded for the next frame.
    requestAnimationFrame(() => requestAnimationFrame(addLast));
  }).observe({ type: 'paint', buffered: true });
});

function addLast() {
  if (root.dataset.fonts) addLink('stylesheet', root.dataset.fonts);
  addLink('manifest', '/site.webmanifest');
}
