import type { Label } from '#app/i18n/dictionaries/en.ts';

export interface Notification {
  readonly id: number;
  readonly title: Label;
  readonly text: Label;
  readonly minutesAgo: number;
  readonly isUnread: boolean;
  /** Where it leads. */
  readonly path: string;
}

/** Sample entries, newest first, invented (spec §2 Notification dropdown). Three are unread: the badge of the header. */
export const notifications: readonly Notification[] = [
  {
    id: 1,
    title: 'Golden Hour passed its checks',
    text: 'The creative keeps every limit of its spec sheet and can be played.',
    minutesAgo: 3,
    isUnread: true,
    path: '/experience/horizon/preview/12',
  },
  {
    id: 2,
    title: 'A new brief came in',
    text: 'A sample brand asks for qualified leads, paid per lead.',
    minutesAgo: 60,
    isUnread: true,
    path: '/start-campaign?model=CPL',
  },
  {
    id: 3,
    title: 'Two formats reached 80% completed views',
    text: 'Brew by Remote and Living Light lead the week on connected TV.',
    minutesAgo: 180,
    isUnread: true,
    path: '/experience/ctv',
  },
  {
    id: 4,
    title: 'Your wallet received a payment',
    text: 'The invoice of the last sample campaign was paid in full.',
    minutesAgo: 1440,
    isUnread: false,
    path: '/crypto-wallet',
  },
];

/** "3 min. ago" in the page's language. */
export function formatAge(minutes: number, languageTag: string): string {
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'always', style: 'short' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 1440 ? format.format(-Math.round(minutes / 60), 'hour') : format.format(-Math.round(minutes / 1440), 'day');
}
