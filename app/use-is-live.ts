import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** False on the server and in the first render, which must be the same: what this device keeps is drawn after it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
