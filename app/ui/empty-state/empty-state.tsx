import './empty-state.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly className?: string;
  /** What to do next, and a picture if there is one. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, className, children }: EmptyStateProps) {
  return (
    <div className={className ? `empty-state ${className}` : 'empty-state'}>
      <p className="empty-state-title">{title}</p>
      {children}
    </div>
  );
}
