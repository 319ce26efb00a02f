import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logInBySocialAccount, type SignedIn } from '#app/api/accounts.ts';
import { START_PATH, unlockSession } from '#app/components/session/lock.ts';
import { toNextPath } from '#app/components/session/next-path.ts';
import { saveSession } from '#app/components/session/session.ts';
import { reportUnsaved } from '#app/components/unsaved.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Answer, toRefusal } from './answers.ts';

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

/** Where the address wants to go after signing in. Unknown while hydrating: the server's page is the same for every query. */
export function useNextPath(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => toNextPath(new URLSearchParams(search).get('next')),
    () => undefined,
  );
}

const subscribeToNothing = () => () => {};

/** The query that keeps the way back on the way from one account page to another. */
export function useQuery(): string {
  const next = useNextPath();
  return next ? `?next=${encodeURIComponent(next)}` : '';
}

/** Sample of the token that a social network would return; no network is asked. */
const proof = { token: 'sample-social-token', name: 'Juno Reyes' } as const;

/** Signs in the way social networks do it: by a token, without a password. Given an address, as that account again, which is back on `path`. */
export function SocialButton({ email, path }: { email?: string; path?: string | undefined }) {
  const { t, tData } = useText();
  const enter = useEnter();
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState<Answer>();
  const signIn = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    try {
      await enter(await logInBySocialAccount(email ? { ...proof, email } : proof), path);
    } catch (error) {
      setRefusal(toRefusal(error));
    }
    isSending.current = false;
  };
  return (
    <>
      <Button onClick={signIn}>{t('Use a sample social account')}</Button>
      <p role="alert" className="account-refusal">
        {refusal && tData(refusal.sentence)}
      </p>
    </>
  );
}

/** Whether an account came by a social network and has no password (mock-api/auth.ts). */
export function isSocial(email: string): boolean {
  return email.endsWith('@social.example');
}
