import './error-sample.css';
import type { ReactNode } from 'react';

/** Says that an error page is only being looked at. */
export function ErrorSample({ children }: { children: ReactNode }) {
  return <p className="error-sample">{children}</p>;
}
