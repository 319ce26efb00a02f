import { createDeviceStore, parseJson } from '#app/device-store.ts';

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

/** Who is signed in on this device, or undefined. Where storage is blocked the session lives as long as the page. */
export const session = createDeviceStore({
  key: SESSION_KEY,
  parse: parseAccount,
  format: (account) => (account ? JSON.stringify(account) : null),
});

/** The signed-in account; anything else under the key counts as signed out. */
export const readSession = session.get;

/** Signs in, or changes who is signed in. Only the fields of an account are kept. Returns false when it will not outlive the page. */
export function saveSession({ uid, username, role, email, accessToken }: Account): boolean {
  return session.set({ uid, username, role, email, ...(accessToken ? { accessToken } : {}) });
}

export function endSession(): void {
  session.set(undefined);
}

export function parseAccount(text: string | null): Account | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { uid, username, email, accessToken }: Record<string, unknown> = { ...value };
  if (typeof uid !== 'number' || typeof email !== 'string') return undefined;
  const name = typeof username === 'string' && username ? username : FALLBACK_NAME;
  return { uid, username: name, role: 'admin', email, ...(typeof accessToken === 'string' ? { accessToken } : {}) };
}
