import type { ReactNode } from 'react';
import { type Box, whole } from './art.tsx';

/** One SVG layer of a drawing, in the drawing's units. `within`: the part of the drawing that it covers. */
export function Layer({ within = whole, children }: { within?: Box; children: ReactNode }) {
  return (
    <svg viewBox={within.join(' ')} aria-hidden="true">
      {children}
    </svg>
  );
}
