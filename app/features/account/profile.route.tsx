import { PageHead } from '#app/components/page-head.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Route } from './+types/profile.route';
import { Profile } from './profile.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

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

/** The session says more lately than the loader did: the name may have been changed since. */
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
