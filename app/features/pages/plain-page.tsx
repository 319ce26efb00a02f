import './plain-page.css';
import type { ReactNode } from 'react';
import { Logo } from '#app/components/logo.tsx';
import { PageTools } from '#app/components/page-tools.tsx';

/** A page that stands alone: logo, language, mode, and one thing to say. */
export function PlainPage({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="plain-page">
      <header>
        <Logo />
        <PageTools />
      </header>
      <main id="main">
        {drawing}
        {children}
      </main>
    </div>
  );
}
