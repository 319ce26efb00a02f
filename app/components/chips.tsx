import './chips.css';
import type { ReactNode } from 'react';

interface ChipsProps {
  /** What they are; absent where something around them says it. */
  readonly label?: string;
  readonly className?: string;
  /** Items of a list. Of links the one with `aria-current` is chosen. */
  readonly children: ReactNode;
}

/** Words in boxes beside each other, such as tags, or links that filter by them. */
export function Chips({ label, className, children }: ChipsProps) {
  return (
    <ul className={className ? `chips ${className}` : 'chips'} aria-label={label}>
      {children}
    </ul>
  );
}
