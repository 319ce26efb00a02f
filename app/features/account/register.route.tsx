import { useState } from 'react';
import { Link } from 'react-router';
import { logIn, register } from '#app/api/accounts.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { emailField, nameField, newPasswordField, type Values } from './fields.ts';
import { useCompleteSignIn, useNextQuery } from './sign-in.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

export default function RegisterPage() {
  return <Registration />;
}

const fields = [nameField, { ...emailField, autoComplete: 'email' }, newPasswordField];

/** A new sample account, signed in at once. */
function Registration() {
  const { t } = useText();
  const [name, setName] = useState('');
  const completeSignIn = useCompleteSignIn();
  const query = useNextQuery();
  const send = async ({ username = '', email = '', password = '' }: Values) => {
    await register({ username, email, password });
    return completeSignIn(await logIn({ email, password }));
  };
  return (
    <AccountPage
      name="Register"
      heading="Put your name on it."
      aside={
        <AccountCard name={name || t('Your name')}>
          <p>{t('Accounts here are samples: they live in this browser and nowhere else.')}</p>
        </AccountCard>
      }
    >
      <p className="account-text">{t('You make a sample account. Only this browser knows it; the password is kept as a salted hash.')}</p>
      <AccountForm fields={fields} submitLabel="Make a sample account" send={send} onType={({ username = '' }) => setName(username)} />
      <p className="account-ways">
        {t('You have an account?')}
        <TextButton as={Link} to={`/login${query}`}>
          {t('Sign in')}
        </TextButton>
      </p>
    </AccountPage>
  );
}
