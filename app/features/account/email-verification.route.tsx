import './actions.css';
import './sign-in.css';
import './mail-preview.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { sampleAccount } from '#protocol/sample-account.ts';
import { AccountPage } from './account-page.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

export default function EmailVerificationPage() {
  return <EmailVerification />;
}

/** Asks a visitor who has registered to confirm the e-mail address. The mail to do so is shown on the page. */
function EmailVerification() {
  const { t } = useText();
  const account = useSession();
  const [sent, setSent] = useState(0);
  const address = account?.email ?? sampleAccount.email;
  return (
    <AccountPage
      name="E-mail verification"
      heading="Look in your inbox."
      aside={<MailPreview name={account?.username ?? address} address={address} />}
    >
      <p className="account-text">{t('We write to {{address}}. The letter is on this page: its button confirms the address.', { address })}</p>
      <div className="account-actions">
        <Button onClick={() => setSent(sent + 1)}>{t('Send again')}</Button>
        <Button as={Link} to="/login">
          {t('Sign in')}
        </Button>
      </div>
      <p role="status" className="account-sent">
        {sent > 0 && t('Sample letters sent again: {{n}}', { n: sent })}
      </p>
    </AccountPage>
  );
}

/** The mail that a real account would get, as it would look in the inbox. Its button works. */
function MailPreview({ name, address }: { name: string; address: string }) {
  const { t } = useText();
  return (
    <article className="mail-preview" aria-label={t('Sample message')}>
      <dl>
        <dt>{t('From')}</dt>
        <dd>accounts@surge.example</dd>
        <dt>{t('To')}</dt>
        <dd>{address}</dd>
        <dt>{t('Subject')}</dt>
        <dd className="mail-preview-subject">{t('Confirm your e-mail')}</dd>
      </dl>
      <p>{t('Good day, {{name}}.', { name })}</p>
      <p>{t('Somebody, hopefully you, made an account with this address. One click, and it is yours.')}</p>
      <Button as={Link} isPrimary to="/page-confirm-mail">
        {t('Confirm this address')}
        <Icon name="arrow" size={18} />
      </Button>
      <p className="mail-preview-end mono">{t('This is a sample: no message is really sent.')}</p>
    </article>
  );
}
