import { useState } from 'react';
import { Link } from 'react-router';
import { requestPasswordReset } from '#app/api/accounts.ts';
import { useText } from '#app/i18n/use-text.ts';
import { sampleAccount } from '#protocol/sample-account.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { toAnswer } from './answers.ts';
import { checkEmail } from './checks.ts';
import { Pass } from './pass.tsx';
import { useQuery } from './use-query.ts';

const fields = [{ name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username', check: checkEmail }] as const;

export function ForgottenPassword() {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const query = useQuery();
  return (
    <AccountPage
      name="Forgotten password"
      heading="It happens. Start over."
      proof={
        <Pass name={typed || '…'}>
          <p>{t('The password of the demo account never changes: {{password}}', { password: sampleAccount.password })}</p>
        </Pass>
      }
    >
      <p className="account-text">{t('Give us the address of your account. The answer is the same whether we know it or not.')}</p>
      <AccountForm
        fields={fields}
        submitLabel="Send instructions"
        send={async ({ email = '' }) => toAnswer(await requestPasswordReset(email.trim()))}
        onType={({ email = '' }) => setTyped(email)}
      />
      <p className="account-ways">
        <Link className="text-button" to={`/login${query}`}>
          {t('Back to sign in')}
        </Link>
      </p>
    </AccountPage>
  );
}
