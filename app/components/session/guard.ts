import { redirect } from 'react-router';
import { readLock } from './lock.ts';
import { type Account, readSession } from './session.ts';

/** Whom the server draws a first look for (components/first-look.ts). */
const nobody: Account = { uid: 0, username: '', role: 'admin', email: '' };

/**
 * Opens the `clientLoader` of every protected page: answers with who is signed in, or throws the redirect to the sign-in page or to the
 * lock screen; both lead back here. The page stands in layouts/workspace.layout.tsx or calls
 * `useOtherTabs()` (use-other-tabs.ts) itself, has `handle = { hydrate: 'at-once' }`, and
 * a `HydrateFallback` in place of a server loader: what the server sends is the same for everybody.
 * On the server it answers with nobody: there it is called for the first look alone.
 */
export function requireSession(request: Request): Account {
  if (typeof document === 'undefined') return nobody;
  const { pathname, search } = new URL(request.url);
  const next = encodeURIComponent(pathname + search);
  const account = readSession();
  if (!account) throw redirect(`/login?next=${next}`);
  if (readLock() !== undefined) throw redirect(`/auth-lock-screen?next=${next}`);
  return account;
}
