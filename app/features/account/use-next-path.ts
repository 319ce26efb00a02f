import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { toNextPath } from '#app/components/session/next-path.ts';

const never = () => () => {};

/** Where the address wants to go after signing in. Unknown while hydrating: the server's page is the same for every query. */
export function useNextPath(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => toNextPath(new URLSearchParams(search).get('next')),
    () => undefined,
  );
}
