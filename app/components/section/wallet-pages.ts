import type { SectionPage } from './section-frame.tsx';

/** The pages about coins, which lead to each other. */
export const walletPages: readonly SectionPage[] = [
  { path: '/crypto-wallet', label: 'My Wallet' },
  { path: '/crypto-orders', label: 'Orders' },
  { path: '/crypto-buy-sell', label: 'Buy and sell' },
  { path: '/crypto-exchange', label: 'Exchange' },
  { path: '/crypto-lending', label: 'Lending' },
  { path: '/crypto-kyc-application', label: 'Identity check' },
];
