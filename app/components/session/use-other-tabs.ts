import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LOCK_KEY } from './lock.ts';
import { SESSION_KEY } from './session.ts';

/** For pages whose `clientLoader` asks who is signed in: it runs again when another tab signs in or out, locks or unlocks. `follow` instead of that. */
export function useOtherTabs(follow?: () => void): void {
  const { revalidate } = useRevalidator();
  // An effect: storage events come from outside.
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key !== SESSION_KEY && key !== LOCK_KEY && key !== null) return;
      if (follow) follow();
      else void revalidate();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [revalidate, follow]);
}
