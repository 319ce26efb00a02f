import './profile.css';
import { useState } from 'react';
import { rename } from '#app/api/accounts.ts';
import { type Account, readSession, saveSession } from '#app/components/session/session.ts';
import { reportUnsaved } from '#app/components/unsaved.ts';
import { UnsavedNotice } from '#app/components/unsaved-notice.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { AccountForm } from './account-form.tsx';
import { toAnswer } from './answers.ts';
import { checkUserName } from './checks.ts';
import { Pass } from './pass.tsx';
import { SampleData } from './sample-data.tsx';

/** Who is signed in, another name for them, and what this device keeps. */
export function Profile({ account }: { account: Account }) {
  const { t } = useText();
  const [typed, setTyped] = useState<string>();
  const send = async ({ username = '' }: Readonly<Record<string, string>>) => {
    const name = username.trim();
    const answer = toAnswer(await rename(account, name));
    // Another tab may have signed out meanwhile: nobody is signed in again by a name.
    if (readSession()?.uid === account.uid && !saveSession({ ...account, username: name })) reportUnsaved();
    setTyped(undefined);
    return answer;
  };
  return (
    <div className="profile">
      <UnsavedNotice />
      <header className="profile-head">
        <p className="dim">{t('Profile')}</p>
        <h1>{account.username}</h1>
      </header>
      <div className="profile-columns">
        <section aria-labelledby="profile-name">
          <h2 id="profile-name">{t('Change your name')}</h2>
          <AccountForm
            fields={[
              {
                name: 'username',
                label: 'User name',
                type: 'text',
                autoComplete: 'name',
                check: checkUserName,
                start: account.username,
                hint: 'It changes everywhere at once: in the header and in your other tabs.',
              },
            ]}
            submitLabel="Save name"
            send={send}
            onType={({ username }) => setTyped(username)}
          />
        </section>
        <Pass name={typed ?? account.username}>
          <dl>
            <dt>{t('User id')}</dt>
            <dd>{account.uid}</dd>
            <dt>{t('E-mail')}</dt>
            <dd>{account.email}</dd>
          </dl>
        </Pass>
      </div>
      <SampleData />
    </div>
  );
}
