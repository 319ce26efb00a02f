import { toNextPath } from './next-path.ts';

/** Local storage, next to the session: where to go after unlocking. Anything there means locked. */
export const LOCK_KEY = 'authLock';
/** After signing in or unlocking, unless something else was asked for. */
export const START_PATH = '/profile';

/** Where storage is blocked the lock lives as long as the page, as the session does. */
let fallback: string | null = null;

/** Where the lock leads back to, or undefined while nothing is locked. */
export function readLock(): string | undefined {
  const text = load();
  return text ? (toNextPath(text) ?? START_PATH) : undefined;
}

/** Every protected page leads to the lock screen from here on, in all tabs. */
export function lockSession(path: string = START_PATH): void {
  fallback = null;
  try {
    localStorage.setItem(LOCK_KEY, path);
  } catch {
    fallback = path;
  }
}

export function unlockSession(): void {
  fallback = null;
  try {
    localStorage.removeItem(LOCK_KEY);
  } catch {
    // Nothing was kept there.
  }
}

function load(): string | null {
  try {
    return fallback ?? localStorage.getItem(LOCK_KEY);
  } catch {
    return fallback;
  }
}
