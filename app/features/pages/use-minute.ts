import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
};
const read = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The present minute, in milliseconds. Undefined where the page is rendered for everybody: it is kept, and time goes on. */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, read, () => undefined);
}
