import './sign-in.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { START_PATH } from '#app/components/session/lock.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { createCodeField } from './fields.ts';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

export default function TwoStepPage() {
  return <TwoStep />;
}

/** Part of the server's page, which is the same for everybody. A real code would come by message. */
const FIRST_CODE = '417302';

/** A sample of the second step of signing in: the code that would be sent is shown on the page. */
function TwoStep() {
  const { t } = useText();
  const navigate = useNavigate();
  const [code, setCode] = useState(FIRST_CODE);
  const [typed, setTyped] = useState('');
  const spoken = `${code.slice(0, 3)} ${code.slice(3)}`;
  return (
    <AccountPage
      name="Two-step verification"
      heading="One more number."
      aside={
        <AccountCard name={typed || '––– –––'}>
          <p>{t('This is a sample: no message is really sent.')}</p>
        </AccountCard>
      }
    >
      <p className="account-text">
        {t('A second step keeps an account safe when its password is known. The sample code is:')} <b className="two-step-code">{spoken}</b>
      </p>
      <AccountForm
        fields={[createCodeField(code)]}
        submitLabel="Verify"
        send={async () => {
          await navigate(START_PATH);
          return undefined;
        }}
        onType={({ code: digits = '' }) => setTyped(digits.slice(0, 12))}
      />
      <p className="account-ways">
        {t('No message?')}
        <TextButton onClick={() => setCode(createCode())}>{t('Send a new code')}</TextButton>
      </p>
      <p role="status" className="visually-hidden">
        {code !== FIRST_CODE && t('The new code is {{code}}.', { code: spoken })}
      </p>
    </AccountPage>
  );
}

function createCode(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(6, '0')
    .slice(-6);
}
