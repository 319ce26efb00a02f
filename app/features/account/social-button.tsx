import { useRef, useState } from 'react';
import { logInBySocialAccount } from '#app/api/accounts.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Answer, toRefusal } from './answers.ts';
import { useEnter } from './use-enter.ts';

/** Sample of the token that a social network would return; no network is asked. */
const proof = { token: 'sample-social-token', name: 'Juno Reyes' } as const;

/** Signs in the way social networks do it: by a token, without a password. Given an address, as that account again, which is back on `path`. */
export function SocialButton({ email, path }: { email?: string; path?: string | undefined }) {
  const { t, tData } = useText();
  const enter = useEnter();
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState<Answer>();
  const signIn = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    try {
      await enter(await logInBySocialAccount(email ? { ...proof, email } : proof), path);
    } catch (error) {
      setRefusal(toRefusal(error));
    }
    isSending.current = false;
  };
  return (
    <>
      <Button onClick={signIn}>{t('Use a sample social account')}</Button>
      <p role="alert" className="account-refusal">
        {refusal && tData(refusal.sentence)}
      </p>
    </>
  );
}

/** Whether an account came by a social network and has no password (mock-api/auth.ts). */
export function isSocial(email: string): boolean {
  return email.endsWith('@social.example');
}
