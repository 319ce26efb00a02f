import './actions.css';
import './sign-in.css';
import { useRef, useState } from 'react';
import { Link, redirect } from 'react-router';
import { logIn } from '#app/api/accounts.ts';
import { START_PATH } from '#app/components/session/lock.ts';
import { toNextPath } from '#app/components/session/next-path.ts';
import { readSession } from '#app/components/session/session.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { sampleAccount } from '#protocol/sample-account.ts';
import type { Route } from './+types/login.route';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { emailField, passwordField } from './fields.ts';
import { SocialButton, useCompleteSignIn, useNextQuery } from './sign-in.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

/** Redirects visitors who are signed in already; if the session is locked, the next page asks for the password. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readSession()) throw redirect(toNextPath(new URL(request.url).searchParams.get('next')) ?? START_PATH);
  return null;
}
clientLoader.hydrate = true;

export default function LoginPage() {
  useOtherTabs();
  return <SignIn />;
}

const fields = [emailField, passwordField];

function SignIn() {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const completeSignIn = useCompleteSignIn();
  const query = useNextQuery();
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
      aside={
        <AccountCard name={typed || sampleAccount.email}>
          <p>{t('Accounts here are samples: they live in this browser and nowhere else.')}</p>
        </AccountCard>
      }
    >
      <AccountForm
        ref={form}
        fields={fields}
        submitLabel="Sign in"
        send={async ({ email = '', password = '' }) => completeSignIn(await logIn({ email, password }))}
        onType={({ email = '' }) => setTyped(email)}
      >
        <TextButton as={Link} to={`/forgot-password${query}`}>
          {t('Forgotten password')}
        </TextButton>
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
          <Button onClick={takeSample}>{t('Use demo account')}</Button>
          <SocialButton />
        </div>
      </section>
      <p className="account-ways">
        {t('New here?')}
        <TextButton as={Link} to={`/register${query}`}>
          {t('Register')}
        </TextButton>
      </p>
    </AccountPage>
  );
}
