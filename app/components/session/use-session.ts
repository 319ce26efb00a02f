import { useSyncExternalStore } from 'react';
import { type Account, readSession, subscribeToSession } from './session.ts';

/** Who is signed in on this device; undefined on the server and while hydrating, which know nobody. */
export function useSession(): Account | undefined {
  return useSyncExternalStore(subscribeToSession, readSession, () => undefined);
}
