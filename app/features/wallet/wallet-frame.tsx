import './wallet.css';
import type { ReactNode } from 'react';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { walletPages } from '#app/components/section/wallet-pages.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';

/** Head and tabs of the wallet's pages. */
export function WalletFrame({ title, children }: { title: Label; children: ReactNode }) {
  return (
    <SectionFrame
      className="wallet"
      title={title}
      note="Coins, prices and orders are invented. No market is asked and no money moves."
      pages={walletPages}
      pagesLabel="Wallet pages"
    >
      {children}
    </SectionFrame>
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

/** Names and their figures, one a line. */
export function Figures({ lines }: { lines: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <dl className="wallet-figures">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
