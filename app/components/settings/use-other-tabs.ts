import { useEffect } from 'react';
import { SETTINGS_CHANNEL } from './layout-store.ts';

/** Settings chosen in another tab show in this one at once. Most visits have one tab: what follows is fetched when there is something to follow. */
export function useOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(SETTINGS_CHANNEL);
    channel.onmessage = () => void import('./layout-dispatch.ts').then(({ followLooks }) => followLooks());
    return () => channel.close();
  }, []);
}
