import type { ReactNode } from 'react';

/** One SVG layer of a drawing, in the drawing's units. */
export function Layer({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 760 500" aria-hidden="true">
      {children}
    </svg>
  );
}
