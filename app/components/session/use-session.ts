import { useDeviceStore } from '#app/use-device-store.ts';
import { type Account, session } from './session.ts';

/** Who is signed in on this device; undefined on the server and while hydrating. */
export function useSession(): Account | undefined {
  return useDeviceStore(session);
}
