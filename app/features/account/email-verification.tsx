import './actions.css';
import './sign-in.css';
import '#app/ui/button.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { sampleAccount } from '#protocol/sample-account.ts';
import { AccountPage } from './account-page.tsx';
import { Letter } from './letter.tsx';

/** Between registering and the first campaign: the address is to be confirmed. The letter lies beside it. */
export function EmailVerification() {
  const { t } = useText();
  const account = useSession();
  const [sent, setSent] = useState(0);
  const address = account?.email ?? sampleAccount.email;
  return (
    <AccountPage name="E-mail verification" heading="Look in your inbox." proof={<Letter name={account?.username ?? address} address={address} />}>
      <p className="account-text">{t('We write to {{address}}. The letter is on this page: its button confirms the address.', { address })}</p>
      <div className="account-actions">
        <button type="button" className="button" onClick={() => setSent(sent + 1)}>
          {t('Send again')}
        </button>
        <Link className="button" to="/login">
          {t('Sign in')}
        </Link>
      </div>
      <p role="status" className="account-sent">
        {sent > 0 && t('Sample letters sent again: {{n}}', { n: sent })}
      </p>
    </AccountPage>
  );
}
