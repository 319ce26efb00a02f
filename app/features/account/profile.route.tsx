import './profile.css';
import './sample-data.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rename } from '#app/api/accounts.ts';
import { clearFailingCalls, type EndpointSwitch, listEndpointSwitches, listFailingCalls, resetDemoData, setFailing } from '#app/api/demo-data.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { unlockSession } from '#app/components/session/lock.ts';
import { type Account, endSession, readSession, saveSession } from '#app/components/session/session.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { reportUnsaved } from '#app/components/unsaved.ts';
import { UnsavedNotice } from '#app/components/unsaved-notice.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { SearchField } from '#app/ui/list/filters.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import type { Route } from './+types/profile.route';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { type Answer, toAnswer, toRefusal } from './answers.ts';
import { nameField, type Values } from './fields.ts';
import { NeedsScript } from './needs-script.tsx';

export const handle = { hydrate: 'at-once' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requireSession(request);
}

export function HydrateFallback() {
  const { t } = useText();
  return (
    <>
      <PageHead title={`${t('Profile')} | Surge`} description="" isHidden />
      <ProfileSkeleton />
    </>
  );
}

/** The session is newer than what the loader returned: the name may have been changed since. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useText();
  const account = useSession() ?? loaderData;
  useOtherTabs();
  return (
    <>
      <PageHead title={`${t('Profile')} | Surge`} description="" isHidden />
      <Profile key={account.uid} account={account} />
    </>
  );
}

/** The same for everybody: who is signed in is known to the browser alone. */
function ProfileSkeleton() {
  const { t } = useText();
  return (
    <div className="profile" aria-busy="true">
      <NeedsScript />
      <header className="profile-head">
        <p className="dim">{t('Profile')}</p>
        <PageTitle>
          <span className="visually-hidden">{t('Profile')}</span>
          <span className="profile-blank" style={{ width: '7ch' }} />
        </PageTitle>
      </header>
      <div className="profile-columns">
        <div className="profile-blank" style={{ height: 240 }} />
        <div className="profile-blank" style={{ height: 360 }} />
      </div>
    </div>
  );
}

/** Who is signed in, a form to change the name, and the sample data on this device. */
function Profile({ account }: { account: Account }) {
  const { t } = useText();
  const [typed, setTyped] = useState<string>();
  const send = async ({ username = '' }: Values) => {
    const answer = toAnswer(await rename(account, username));
    // Another tab may have signed out meanwhile: saving would sign in again.
    if (readSession()?.uid === account.uid && !saveSession({ ...account, username })) reportUnsaved();
    setTyped(undefined);
    return answer;
  };
  return (
    <div className="profile">
      <UnsavedNotice />
      <header className="profile-head">
        <p className="dim">{t('Profile')}</p>
        <PageTitle>{account.username}</PageTitle>
      </header>
      <div className="profile-columns">
        <section aria-labelledby="profile-name">
          <h2 id="profile-name">{t('Change your name')}</h2>
          <AccountForm
            fields={[{ ...nameField, start: account.username, hint: 'It changes everywhere at once: in the header and in your other tabs.' }]}
            submitLabel="Save name"
            send={send}
            onType={({ username }) => setTyped(username)}
          />
        </section>
        <AccountCard name={typed ?? account.username}>
          <dl>
            <dt>{t('User id')}</dt>
            <dd>{account.uid}</dd>
            <dt>{t('E-mail')}</dt>
            <dd>{account.email}</dd>
          </dl>
        </AccountCard>
      </div>
      <SampleData />
      <FailingCalls />
    </div>
  );
}

/** Resets the sample data on this device. */
function SampleData() {
  const { t, tData } = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Answer>();
  const reset = async () => {
    setAsking(false);
    try {
      await resetDemoData();
    } catch (error) {
      setRefusal(toRefusal(error));
      return;
    }
    // The account itself may have been made on this device, and is gone then.
    endSession();
    unlockSession();
    await navigate('/login');
  };
  return (
    <section className="sample-data" aria-labelledby="sample-data">
      <h2 id="sample-data">{t('Sample data on this device')}</h2>
      <p className="dim">{t('What you add, change or delete in the samples stays in this browser.')}</p>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('Reset demo data')}
      </Button>
      <p role="alert" className="account-refusal">
        {refusal && tData(refusal.sentence)}
      </p>
      {isAsking && (
        <Dialog title={t('Reset demo data?')} onClose={() => setAsking(false)}>
          <p>
            {t(
              'Accounts, orders, mails and messages made on this device are deleted, calls that you made fail succeed again, and you are signed out. This cannot be undone.',
            )}
          </p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{t('Keep everything')}</Button>
            <Button className="sample-data-delete" onClick={reset}>
              {t('Delete and sign out')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}

/** Makes calls of the mock backend fail, so that each of its messages can be seen. The list is fetched when opened. */
function FailingCalls() {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [switches, setSwitches] = useState<readonly EndpointSwitch[]>();
  const [failing, setFailingCount] = useState(0);
  const [words, setWords] = useState('');
  const look = async () => setFailingCount((await listFailingCalls()).length);
  const load = async () => {
    setSwitches(await listEndpointSwitches());
    await look();
  };
  useEffect(() => void listFailingCalls().then(({ length }) => setFailingCount(length)), []);
  const clear = async () => {
    await clearFailingCalls();
    await (switches ? load() : look());
    heading.current?.focus();
  };
  const shown = switches?.filter(({ name, refusal }) => `${name} ${refusal}`.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <section className="sample-data failing-calls" aria-labelledby="failing-calls">
      <h2 id="failing-calls" ref={heading} tabIndex={-1}>
        {t('Make calls fail')}
      </h2>
      <p className="dim">{t('See what a page says when its data does not arrive, and how it recovers.')}</p>
      <p role="status">{failing > 0 && t('Calls that fail now: {{n}}', { n: failing })}</p>
      {failing > 0 && <Button onClick={clear}>{t('Let all calls succeed again')}</Button>}
      <details onToggle={({ newState }) => newState === 'open' && void load()}>
        <summary>{t('Choose calls')}</summary>
        <p className="dim">{t('Tick a call, then use the page that makes it: it is refused with the sentence beside it.')}</p>
        {shown ? (
          <>
            <SearchField label={t('Search calls')} value={words} maxLength={80} onChange={setWords} />
            <p role="status" className={shown.length > 0 ? 'visually-hidden' : 'dim'}>
              {shown.length > 0 ? t('Calls found: {{n}}', { n: shown.length }) : t('Nothing matches.')}
            </p>
            <ul lang="en">
              {shown.map(({ name, refusal, isFailing }) => (
                <li key={name}>
                  <label>
                    <input type="checkbox" checked={isFailing} onChange={({ target }) => setFailing(name, target.checked).then(load)} />
                    <span className="mono">{name}</span>
                    <span>{refusal}</span>
                  </label>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p role="status">{t('Loading')}…</p>
        )}
      </details>
    </section>
  );
}
