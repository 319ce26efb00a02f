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

/** Saves the session of an account and navigates to the page that the visitor wanted. Resolves when it is shown. */
export function useCompleteSignIn() {
  const navigate = useNavigate();
  const next = useNextPath();
  return async (account: SignedIn, path = next ?? START_PATH): Promise<undefined> => {
    if (!saveSession(account)) reportUnsaved();
    unlockSession();
    await navigate(path, { replace: true });
  };
}

/** The page to open after signing in (`?next=`). Undefined while hydrating: the server's page is the same for every query. */
export function useNextPath(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => toNextPath(new URLSearchParams(search).get('next')),
    () => undefined,
  );
}

const subscribeToNothing = () => () => {};

/** The query that hands `next` on to another account page. */
export function useNextQuery(): string {
  const next = useNextPath();
  return next ? `?next=${encodeURIComponent(next)}` : '';
}

/** Sample of the token that a social network would return; no network is asked. */
const sampleSocialAccount = { token: 'sample-social-token', name: 'Juno Reyes' } as const;

/** Signs in by a sample token, without a password. `email`: the account to sign in again; `path`: the page to open then. */
export function SocialButton({ email, path }: { email?: string; path?: string | undefined }) {
  const { t, tData } = useText();
  const completeSignIn = useCompleteSignIn();
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState<Answer>();
  const signIn = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    try {
      await completeSignIn(await logInBySocialAccount(email ? { ...sampleSocialAccount, email } : sampleSocialAccount), path);
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

/** Whether an account was made by a social network and has no password (mock-api/auth.ts). */
export function isSocial(email: string): boolean {
  return email.endsWith('@social.example');
}
