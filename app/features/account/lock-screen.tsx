import './sign-in.css';
import { useNavigate } from 'react-router';
import { logIn } from '#app/api/accounts.ts';
import { readLock, unlockSession } from '#app/components/session/lock.ts';
import { endSession } from '#app/components/session/session.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { checkPassword } from './checks.ts';
import { Pass } from './pass.tsx';
import { isSocial, SocialButton } from './social-button.tsx';
import { useEnter } from './use-enter.ts';
import { useNextPath } from './use-next-path.ts';

const fields = [{ name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', check: checkPassword }] as const;

/** The session waits behind its password; the way back is in the address, or else with the lock. */
export function LockScreen() {
  const { t } = useText();
  const account = useSession();
  const navigate = useNavigate();
  const enter = useEnter();
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
      proof={
        <Pass name={account?.username ?? ''} isLocked>
          <p>{t('All tabs are locked. Unlocking one unlocks them all.')}</p>
        </Pass>
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
          send={async ({ password = '' }) => enter(await logIn({ email, password }), next ?? readLock())}
        >
          {/* For password managers, which want to know whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        </AccountForm>
      )}
      <p className="account-ways">
        <button type="button" className="text-button" onClick={leave}>
          {t('Sign in as somebody else')}
        </button>
      </p>
    </AccountPage>
  );
}
