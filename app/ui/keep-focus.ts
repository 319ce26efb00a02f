/** What lies over the page: who leaves it comes back to where the focus was before. */
const LAYERS = 'dialog, [popover], .toasts';
/** Whose parts are of one kind: the next one takes the place of one that is gone. */
const LISTS = 'tbody, ul, ol';
/** What has a heading of its own; `main` has the page's. */
const SECTIONS = 'section, article, [role=region]';
const HEADINGS = 'h2, h3, h4, h5, h6';
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
/** What is hidden for no longer, as a form is while its data loads again, keeps the focus. */
const HIDDEN_MS = 2000;
const LOOK_MS = 50;

/** An element with what it stands in, from the inside out, each with its place among its neighbours: a removed element says neither any more. */
type Trail = readonly { readonly element: Element; readonly index: number }[];

/** Where the focus is, or was when it got lost; empty where the visitor gave it up. */
let trail: Trail = [];
/** Where it was before it went into a layer. */
const before = new WeakMap<Element, Trail>();

/**
 * The focus never falls to the page's body: if what has it is removed or hidden, it goes to what opened it or, where that is gone too, to what stands in
 * its place: the next row of a list, else the heading of the section, else the page's. Returns what ends this.
 */
export function keepFocus(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const observer = new MutationObserver(() => {
    // Asked at every change of the page: what costs something comes after.
    if (document.activeElement === document.body && trail[0] && !trail[0].element.isConnected) setTimeout(mend);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', note, { signal });
  document.addEventListener('focusout', () => setTimeout(judge), { signal });
  return () => leaving.abort();
}

/** For what is left by its own button, such as a toast: gives the focus back before it closes. */
export function leaveLayer(element: Element): void {
  const layer = element.closest(LAYERS);
  ((layer && findBefore(layer)) ?? findTitle())?.focus();
}

function note({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target === document.body) return;
  const layer = target.closest(LAYERS);
  if (layer && trail.every(({ element }) => element !== layer)) before.set(layer, trail);
  trail = toTrail(target);
}

/** The focus went nowhere: the visitor pressed beside everything, or what had it is out of sight. */
function judge(): void {
  const last = trail[0]?.element;
  if (!last || document.activeElement !== document.body) return;
  if (isThere(last)) trail = [];
  else waitForReturn(HIDDEN_MS / LOOK_MS);
}

function waitForReturn(looks: number): void {
  const last = trail[0]?.element;
  if (!last || document.activeElement !== document.body) return;
  const mayReturn = last.isConnected && !isThere(last) && !last.closest(LAYERS);
  if (mayReturn && looks > 0) setTimeout(() => waitForReturn(looks - 1), LOOK_MS);
  else mend();
}

function mend(): void {
  if (trail.length > 0 && document.activeElement === document.body) (findPlace(trail, new Set()) ?? findTitle())?.focus();
}

function findBefore(layer: Element): HTMLElement | undefined {
  const way = before.get(layer);
  return way && findPlace(way, new Set([layer]));
}

/** `left`: layers that were left already, so that two never lead to each other. */
function findPlace(lost: Trail, left: Set<Element>): HTMLElement | undefined {
  for (const [at, { element }] of lost.entries()) {
    if (isThere(element)) {
      const place = at === 0 ? element : findInside(element, lost.slice(0, at));
      if (place instanceof HTMLElement) return place;
    } else if (element.matches(LAYERS) && !left.has(element)) {
      return findPlace(before.get(element) ?? [], left.add(element));
    }
  }
  return undefined;
}

/** What in an element that is still there takes the place of what is gone. */
function findInside(element: Element, lost: Trail): HTMLElement | null | undefined {
  if (element.matches('main')) return findTitle();
  if (element.matches(LISTS)) return findNext(element, lost);
  if (element.matches('[tabindex="0"]') && element instanceof HTMLElement) return element;
  return element.matches(SECTIONS) ? toStop(element.querySelector<HTMLElement>(HEADINGS)) : undefined;
}

/** The same part of the next row: as far as the way leads there, then the first stop on the way back. */
function findNext(list: Element, lost: Trail): HTMLElement | undefined {
  let part = list;
  for (const { index } of lost.toReversed()) part = part.children[index] ?? part.lastElementChild ?? part;
  for (let at: Element | null = part; at && at !== list; at = at.parentElement) {
    const stop = [at, ...at.querySelectorAll(STOPS)].find((one) => one.matches(STOPS) && isThere(one));
    if (stop instanceof HTMLElement) return stop;
  }
  return undefined;
}

function findTitle(): HTMLElement | null {
  return toStop(document.querySelector<HTMLElement>('main h1')) ?? document.querySelector('main');
}

/** Headings take the focus from here alone. */
function toStop<Heading extends HTMLElement | null>(heading: Heading): Heading {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

function toTrail(target: Element): Trail {
  const steps = [];
  for (let element: Element | null = target; element; element = element.parentElement)
    steps.push({ element, index: Array.from(element.parentElement?.children ?? []).indexOf(element) });
  return steps;
}

const isThere = (element: Element) => element.isConnected && element.checkVisibility();
