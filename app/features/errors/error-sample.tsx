import './error-sample.css';
import type { ReactNode } from 'react';

/** Says that this error page is a sample: no error happened. */
export function ErrorSample({ children }: { children: ReactNode }) {
  return <p className="error-sample">{children}</p>;
}
