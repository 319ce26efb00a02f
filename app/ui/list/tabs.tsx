import './tabs.css';
import type { ReactNode } from 'react';

interface TabsProps {
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly className?: string;
  /** Links. The current one has `aria-current`. */
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
