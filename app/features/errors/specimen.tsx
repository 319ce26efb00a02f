import './specimen.css';
import type { ReactNode } from 'react';

/** Says that an error page is only being looked at. */
export function Specimen({ children }: { children: ReactNode }) {
  return <p className="specimen">{children}</p>;
}
