import './wallet.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

const pages = [
  { path: '/crypto-wallet', label: 'My Wallet' },
  { path: '/crypto-orders', label: 'Orders' },
  { path: '/crypto-buy-sell', label: 'Buy and sell' },
] as const satisfies readonly { path: string; label: Label }[];

/** What the three pages have in common; drawn by the server as well, around the places that wait for data. */
export function WalletFrame({ title, children }: { title: Label; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="wallet">
      <PageHead title={`${t(title)} | Surge`} description="" isHidden />
      <header className="wallet-head">
        <div>
          <p className="wallet-sample">
            <strong>{t('Sample data')}</strong> {t('Coins, prices and orders are invented. No market is asked and no money moves.')}
          </p>
          <PageTitle>{t(title)}</PageTitle>
        </div>
        <nav className="wallet-pages" aria-label={t('Wallet pages')}>
          {pages.map(({ path, label }) => (
            <NavLink key={path} to={path} end>
              {t(label)}
            </NavLink>
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}
