import { useState } from 'react';
import { Link } from 'react-router';
import { requestPasswordReset } from '#app/api/accounts.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { sampleAccount } from '#protocol/sample-account.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { toAnswer } from './answers.ts';
import { emailField } from './fields.ts';
import { useNextQuery } from './sign-in.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

export default function ForgotPasswordPage() {
  return <ForgottenPassword />;
}

const fields = [emailField];

function ForgottenPassword() {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const query = useNextQuery();
  return (
    <AccountPage
      name="Forgotten password"
      heading="It happens. Start over."
      aside={
        <AccountCard name={typed || '…'}>
          <p>{t('The password of the demo account never changes: {{password}}', { password: sampleAccount.password })}</p>
        </AccountCard>
      }
    >
      <p className="account-text">{t('Give us the address of your account. The answer is the same whether we know it or not.')}</p>
      <AccountForm
        fields={fields}
        submitLabel="Send instructions"
        send={async ({ email = '' }) => toAnswer(await requestPasswordReset(email))}
        onType={({ email = '' }) => setTyped(email)}
      />
      <p className="account-ways">
        <TextButton as={Link} to={`/login${query}`}>
          {t('Back to sign in')}
        </TextButton>
      </p>
    </AccountPage>
  );
}
