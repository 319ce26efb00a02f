import { redirect } from 'react-router';
import { unlockSession } from '#app/components/session/lock.ts';
import { endSession } from '#app/components/session/session.ts';
import { AccountPage } from './account-page.tsx';
import { NeedsScript } from './needs-script.tsx';
import { Pass } from './pass.tsx';

export const handle = { hydrate: 'at-once' };

/** Coming here signs out, in all tabs. */
export async function clientLoader() {
  endSession();
  unlockSession();
  throw redirect('/login');
}

/** All that the server can say; the browser moves on at once. */
export function HydrateFallback() {
  return (
    <AccountPage name="Logout" heading="Signing you out…" proof={<Pass name="…" isLocked />}>
      <NeedsScript />
    </AccountPage>
  );
}

export default HydrateFallback;
