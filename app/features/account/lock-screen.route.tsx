import './sign-in.css';
import { useCallback } from 'react';
import { redirect, useNavigate } from 'react-router';
import { logIn } from '#app/api/accounts.ts';
import { lockSession, readLock, START_PATH, unlockSession } from '#app/components/session/lock.ts';
import { toNextPath } from '#app/components/session/next-path.ts';
import { endSession, readSession } from '#app/components/session/session.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import type { Route } from './+types/lock-screen.route';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { passwordField } from './fields.ts';
import { isSocial, SocialButton, useCompleteSignIn, useNextPath } from './sign-in.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

/** Opening this page locks the session. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = toNextPath(new URL(request.url).searchParams.get('next'));
  if (!readSession()) throw redirect(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  if (readLock() === undefined) lockSession(next ?? START_PATH);
  return null;
}
clientLoader.hydrate = true;

export default function LockScreenPage() {
  const navigate = useNavigate();
  const next = useNextPath() ?? START_PATH;
  // Another tab unlocked, or signed out: the page behind the lock decides what to show.
  const follow = useCallback(() => {
    if (readLock() === undefined) void navigate(next, { replace: true });
  }, [navigate, next]);
  useOtherTabs(follow);
  return <LockScreen />;
}

const fields = [passwordField];

/** Asks for the password to unlock. The page to return to is in the address, or else stored with the lock. */
function LockScreen() {
  const { t } = useText();
  const account = useSession();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const next = useNextPath();
  const email = account?.email ?? '';
  const leave = () => {
    endSession();
    unlockSession();
    void navigate('/login');
  };
  return (
    <AccountPage
      name="Lock screen"
      heading="Locked. Nothing has moved."
      aside={
        <AccountCard name={account?.username ?? ''} isLocked>
          <p>{t('All tabs are locked. Unlocking one unlocks them all.')}</p>
        </AccountCard>
      }
    >
      <p className="account-text lock-who">
        <b>{account?.username ?? '…'}</b> {email}
      </p>
      {isSocial(email) ? (
        <SocialButton email={email} path={next ?? readLock()} />
      ) : (
        <AccountForm
          fields={fields}
          submitLabel="Unlock"
          send={async ({ password = '' }) => completeSignIn(await logIn({ email, password }), next ?? readLock())}
        >
          {/* Password managers need to know whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        </AccountForm>
      )}
      <p className="account-ways">
        <TextButton onClick={leave}>{t('Sign in as somebody else')}</TextButton>
      </p>
    </AccountPage>
  );
}
