/** The sample account that is signed in on this device, as spec §3 Mock user has it. Its password is never kept here. */
export interface Account {
  readonly uid: number;
  readonly username: string;
  readonly role: 'admin';
  readonly email: string;
  /** The jwt variant's token. */
  readonly accessToken?: string;
}

/** Local storage, spec §9. */
export const SESSION_KEY = 'authUser';

/** Shown for an account without a name (spec §2). */
export const FALLBACK_NAME = 'Admin';

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly account: Account | undefined } = { text: null, account: undefined };
/** Where storage is blocked the session lives as long as the page. */
let fallback: string | null = null;

/** The signed-in account, or undefined. The same object as long as nothing changes; anything else under the key counts as signed out. */
export function readSession(): Account | undefined {
  const text = load();
  if (text !== known.text) known = { text, account: parseAccount(text) };
  return known.account;
}

/** Signs in, or changes who is signed in. Only the fields of an account are kept. Returns false when it will not outlive the page. */
export function saveSession(account: Account): boolean {
  const { uid, username, role, email, accessToken } = account;
  return store(JSON.stringify({ uid, username, role, email, ...(accessToken ? { accessToken } : {}) }));
}

export function endSession(): void {
  store(null);
}

/** Tells about every change, also from another tab, and when a page comes back as it was left. Returns the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === SESSION_KEY || key === null) && listener();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', listener);
  };
}

export function parseAccount(text: string | null): Account | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { uid, username, email, accessToken }: Record<string, unknown> = { ...value };
    if (typeof uid !== 'number' || typeof email !== 'string') return undefined;
    const name = typeof username === 'string' && username ? username : FALLBACK_NAME;
    return { uid, username: name, role: 'admin', email, ...(typeof accessToken === 'string' ? { accessToken } : {}) };
  } catch {
    return undefined;
  }
}

function load(): string | null {
  try {
    return fallback ?? localStorage.getItem(SESSION_KEY);
  } catch {
    return fallback;
  }
}

function store(text: string | null): boolean {
  let isKept = true;
  fallback = null;
  try {
    if (text === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, text);
  } catch {
    fallback = text;
    isKept = false;
  }
  for (const listener of listeners) listener();
  return isKept;
}
