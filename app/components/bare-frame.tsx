import './bare-frame.css';
import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

interface BareFrameProps {
  /** Beside the logo. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A page that stands alone: logo and one thing to say. Around pages of the router it is bare.layout.tsx; the last resort has no layout. */
export function BareFrame({ tools, children }: BareFrameProps) {
  return (
    <div className="bare-frame">
      <header>
        <Logo />
        {tools}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
