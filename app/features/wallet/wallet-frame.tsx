import './wallet.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

const pages = [
  { path: '/crypto-wallet', label: 'My Wallet' },
  { path: '/crypto-orders', label: 'Orders' },
  { path: '/crypto-buy-sell', label: 'Buy and sell' },
] as const satisfies readonly { path: string; label: Label }[];

/** Head and tabs of the three wallet pages; the server draws it too, around the skeletons of what is still loading. */
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
        <Tabs label={t('Wallet pages')} className="wallet-pages">
          {pages.map(({ path, label }) => (
            <NavLink key={path} to={path} end>
              {t(label)}
            </NavLink>
          ))}
        </Tabs>
      </header>
      {children}
    </div>
  );
}

/** The line of a coin as in the chart, told apart by colour and stroke. Decoration beside its name. */
export function CoinMark({ symbol }: { symbol: string }) {
  return (
    <svg className="coin-mark" data-coin={symbol} width="22" height="8" viewBox="0 0 22 8" aria-hidden="true">
      <path d="M0 4h22" />
    </svg>
  );
}
