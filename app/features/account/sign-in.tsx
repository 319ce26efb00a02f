import './actions.css';
import './sign-in.css';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { logIn } from '#app/api/accounts.ts';
import { useText } from '#app/i18n/use-text.ts';
import { sampleAccount } from '#protocol/sample-account.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { checkEmail, checkPassword } from './checks.ts';
import { Pass } from './pass.tsx';
import { SocialButton } from './social-button.tsx';
import { useEnter } from './use-enter.ts';
import { useQuery } from './use-query.ts';

const fields = [
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username', check: checkEmail },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', check: checkPassword },
] as const;

export function SignIn() {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const enter = useEnter();
  const query = useQuery();
  const takeSample = () => {
    for (const [name, value] of Object.entries(sampleAccount)) {
      const input = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input) input.value = value;
    }
    setTyped(sampleAccount.email);
    form.current?.requestSubmit();
  };
  return (
    <AccountPage
      name="Sign in"
      heading="Back to your numbers."
      proof={
        <Pass name={typed || sampleAccount.email}>
          <p>{t('Accounts here are samples: they live in this browser and nowhere else.')}</p>
        </Pass>
      }
    >
      <AccountForm
        ref={form}
        fields={fields}
        submitLabel="Sign in"
        send={async ({ email = '', password = '' }) => enter(await logIn({ email: email.trim(), password }))}
        onType={({ email = '' }) => setTyped(email)}
      >
        <Link className="text-button" to={`/forgot-password${query}`}>
          {t('Forgotten password')}
        </Link>
      </AccountForm>
      <section className="sign-in-sample" aria-labelledby="sign-in-sample">
        <h2 id="sign-in-sample">{t('No account needed to look around')}</h2>
        <dl>
          <dt>{t('E-mail')}</dt>
          <dd>{sampleAccount.email}</dd>
          <dt>{t('Password')}</dt>
          <dd>{sampleAccount.password}</dd>
        </dl>
        <div className="account-actions">
          <button type="button" className="button" onClick={takeSample}>
            {t('Use demo account')}
          </button>
          <SocialButton />
        </div>
      </section>
      <p className="account-ways">
        {t('New here?')}
        <Link className="text-button" to={`/register${query}`}>
          {t('Register')}
        </Link>
      </p>
    </AccountPage>
  );
}
