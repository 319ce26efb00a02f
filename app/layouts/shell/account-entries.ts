import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { IconName } from '#app/ui/icon.tsx';

interface AccountEntry {
  readonly label: Label;
  readonly path: string;
  readonly icon: IconName;
}

/** The user menu's first links (spec §2); settings, lock screen and logout follow. */
export const accountEntries: readonly AccountEntry[] = [
  { label: 'Profile', path: '/profile', icon: 'account' },
  { label: 'My Wallet', path: '/crypto-wallet', icon: 'wallet' },
];

export const LOCK_PATH = '/auth-lock-screen';
