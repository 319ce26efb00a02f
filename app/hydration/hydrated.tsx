import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hasWaiting } from '#app/delivery-queue/has-waiting.ts';
import { HYDRATED_EVENT } from './hydrated-event.ts';

/** Tells the boot script and the tests that the page is hydrated. One child: siblings would shift the ids of `useId`. */
export function Hydrated({ children }: { children: ReactNode }) {
  // With the commit React answers clicks itself: from here on none may be kept for repeating.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  // After the effects of every component, and after what these draw anew, such as what depends on the window: a repeated click finds everything drawn.
  useEffect(() => {
    queueMicrotask(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));
    if (hasWaiting()) void import('#app/delivery-queue/deliver.ts').then(({ startDelivery }) => startDelivery());
    const timer = setTimeout(addNextStyles, STYLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** When the browser is idle, so that nothing the visitor does has to wait. */
const STYLES_AFTER_MS = 500;

/** The pages that a visitor of the showcase is likely to open next. */
const JOURNEY = /^layouts\/(?:site|shell)|^features\/(?:landing|gallery|preview)\//;

/** Loads the stylesheets of those pages ahead: one that loads with its page would delay the first paint. */
function addNextStyles() {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {}).filter(([id]) => JOURNEY.test(id));
  const hrefs = routes.flatMap(([, route]) => route?.css ?? []);
  for (const href of new Set(hrefs)) {
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}
