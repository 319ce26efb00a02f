import { redirect } from 'react-router';
import { START_PATH } from '#app/components/session/lock.ts';
import { toNextPath } from '#app/components/session/next-path.ts';
import { readSession } from '#app/components/session/session.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import type { Route } from './+types/login.route';
import { SignIn } from './sign-in.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

/** Whoever is signed in is sent on; the page that they come to asks for the password if the session is locked. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readSession()) throw redirect(toNextPath(new URL(request.url).searchParams.get('next')) ?? START_PATH);
  return null;
}
clientLoader.hydrate = true;

export default function LoginPage() {
  useOtherTabs();
  return <SignIn />;
}
