import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { HYDRATED_EVENT } from './hydrated-event.ts';

/** Tells the boot script and the tests that the page answers by itself. One child: siblings would shift the ids of `useId`. */
export function Hydrated({ children }: { children: ReactNode }) {
  // With the commit React answers clicks itself: from here on none may be kept for repeating.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  // After the effects of every component: what a repeated click needs is in place.
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}
