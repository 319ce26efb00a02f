import { useCallback } from 'react';
import { redirect, useNavigate } from 'react-router';
import { lockSession, readLock, START_PATH } from '#app/components/session/lock.ts';
import { toNextPath } from '#app/components/session/next-path.ts';
import { readSession } from '#app/components/session/session.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import type { Route } from './+types/lock-screen.route';
import { LockScreen } from './lock-screen.tsx';
import { useNextPath } from './use-next-path.ts';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

/** Coming here locks. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = toNextPath(new URL(request.url).searchParams.get('next'));
  if (!readSession()) throw redirect(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  if (readLock() === undefined) lockSession(next ?? START_PATH);
  return null;
}
clientLoader.hydrate = true;

export default function LockScreenPage() {
  const navigate = useNavigate();
  const next = useNextPath() ?? START_PATH;
  // Another tab unlocked, or signed out: the page that was left knows what to do.
  const follow = useCallback(() => {
    if (readLock() === undefined) void navigate(next, { replace: true });
  }, [navigate, next]);
  useOtherTabs(follow);
  return <LockScreen />;
}
