import { answerPages } from '#app/components/answer-pages.ts';
import { legalPages } from '#app/components/legal-pages.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';

export interface PageEntry {
  readonly label: Label;
  readonly path: string;
  /** Of the account: who is signed out is sent to the sign-in page. */
  readonly isPersonal?: true;
}

/** Pages that every dashboard has: also a branch of the workspace's menu. */
export const utilityPages = [
  { label: 'Starter page', path: '/pages-starter' },
  { label: 'Timeline', path: '/pages-timeline' },
  { label: 'Questions and answers', path: '/pages-faqs' },
  { label: 'Pricing', path: '/pages-pricing' },
  { label: 'Maintenance', path: '/pages-maintenance' },
  { label: 'Coming soon', path: '/pages-comingsoon' },
  { label: 'Error 404', path: '/pages-404' },
  { label: 'Error 500', path: '/pages-500' },
] as const satisfies readonly PageEntry[];

/** Pages beside the formats, for search and the footer, in the order of the template's menus (spec §2). */
export const pages: readonly PageEntry[] = [
  { label: 'Start Your Campaign', path: '/start-campaign' },
  { label: 'Blog', path: '/blog-list' },
  { label: 'Find by goal', path: '/find' },
  { label: 'Check your ad', path: '/check' },
  { label: 'Compare demos', path: '/compare' },
  { label: 'Make a deck', path: '/decks/new' },
  { label: 'Presentation', path: '/present' },
  { label: 'Take along', path: '/meeting' },
  { label: 'Notifications', path: '/notifications', isPersonal: true },
  { label: 'Profile', path: '/profile', isPersonal: true },
  { label: 'My Wallet', path: '/crypto-wallet', isPersonal: true },
  { label: 'Orders', path: '/crypto-orders', isPersonal: true },
  { label: 'Buy and sell', path: '/crypto-buy-sell', isPersonal: true },
  { label: 'Sign in', path: '/login' },
  { label: 'Register', path: '/register' },
  { label: 'Forgotten password', path: '/forgot-password' },
  { label: 'Lock screen', path: '/auth-lock-screen', isPersonal: true },
  { label: 'Confirm your e-mail', path: '/page-confirm-mail' },
  { label: 'E-mail verification', path: '/auth-email-verification' },
  { label: 'Two-step verification', path: '/auth-two-step-verification' },
  ...utilityPages,
  ...legalPages,
];

const forProspects = new Set<string>(['/start-campaign', ...answerPages.map(({ path }) => path)]);
const rankForStranger = ({ path, isPersonal }: PageEntry) => (forProspects.has(path) ? 0 : isPersonal ? 2 : 1);

/** In the order of search: who is signed out is offered the brief and what prospects ask first, and the account's pages, which lead to the sign-in, last. */
export function listPages(isStranger: boolean): readonly PageEntry[] {
  return isStranger ? [...pages].sort((a, b) => rankForStranger(a) - rankForStranger(b)) : pages;
}
