import { redirect } from 'react-router';
import { unlockSession } from '#app/components/session/lock.ts';
import { endSession } from '#app/components/session/session.ts';
import { AccountCard } from './account-card.tsx';
import { AccountPage } from './account-page.tsx';
import { NeedsScript } from './needs-script.tsx';

export const handle = { hydrate: 'at-once' };

/** Opening this page signs out, in all tabs. */
export async function clientLoader() {
  endSession();
  unlockSession();
  throw redirect('/login');
}

/** What the server draws; the browser redirects at once. */
export function HydrateFallback() {
  return (
    <AccountPage name="Logout" heading="Signing you out…" aside={<AccountCard name="…" isLocked />}>
      <NeedsScript />
    </AccountPage>
  );
}

export default HydrateFallback;
