import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store.ts';

/** What a store holds, also as it changes. A file of its own: scripts that run before React use stores too. */
export function useDeviceStore<Value>({ subscribe, get, initial }: DeviceStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
