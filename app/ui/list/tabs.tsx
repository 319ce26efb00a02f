import './tabs.css';
import type { ReactNode } from 'react';

interface TabsProps {
  /** What is chosen among, for screen readers. */
  readonly label: string;
  readonly className?: string;
  /** Links. The one to where the reader is says `aria-current`. */
  readonly children: ReactNode;
}

/** Views of one thing, each with its address. */
export function Tabs({ label, className, children }: TabsProps) {
  return (
    <nav className={className ? `tabs ${className}` : 'tabs'} aria-label={label}>
      {children}
    </nav>
  );
}
