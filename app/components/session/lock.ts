import { createDeviceStore } from '#app/device-store.ts';
import { toNextPath } from './next-path.ts';

/** Local storage, next to the session: where to go after unlocking. Anything there means locked. */
export const LOCK_KEY = 'authLock';
/** After signing in or unlocking, unless something else was asked for. */
export const START_PATH = '/dashboard';

/** Where storage is blocked the lock lives as long as the page, as the session does. */
const lock = createDeviceStore({
  key: LOCK_KEY,
  parse: (text) => (text ? (toNextPath(text) ?? START_PATH) : undefined),
  format: (path) => path ?? null,
});

/** Where the lock leads back to, or undefined while nothing is locked. */
export const readLock = lock.get;

/** Every protected page leads to the lock screen from here on, in all tabs. */
export function lockSession(path: string = START_PATH): void {
  lock.set(path);
}

export function unlockSession(): void {
  lock.set(undefined);
}
