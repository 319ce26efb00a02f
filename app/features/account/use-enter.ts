import { useNavigate } from 'react-router';
import type { SignedIn } from '#app/api/accounts.ts';
import { START_PATH, unlockSession } from '#app/components/session/lock.ts';
import { saveSession } from '#app/components/session/session.ts';
import { reportUnsaved } from '#app/components/unsaved.ts';
import { useNextPath } from './use-next-path.ts';

/** Opens the session for an account and goes where the visitor was going. Resolves when that page stands. */
export function useEnter() {
  const navigate = useNavigate();
  const next = useNextPath();
  return async (account: SignedIn, path = next ?? START_PATH): Promise<undefined> => {
    if (!saveSession(account)) reportUnsaved();
    unlockSession();
    await navigate(path, { replace: true });
  };
}
