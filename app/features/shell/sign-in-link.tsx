import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { markSession } from '#app/components/session/mark-session.ts';
import { subscribeToSession } from '#app/components/session/session.ts';
import { useText } from '#app/i18n/use-text.ts';

/** Strangers see it in the place of bell and user menu (docs/decisions/033). Both are in the page: an attribute of the root shows one of them. */
export function SignInLink() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  // Before the paint: whoever comes from a page without the frame, or signs in or out in another tab, sees the right one at once.
  useLayoutEffect(() => {
    markSession();
    return subscribeToSession(markSession);
  }, []);
  return (
    <Link className="shell-sign-in for-strangers" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
      {t('Sign in')}
    </Link>
  );
}
