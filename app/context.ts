import { createContext } from 'react-router';

/** What the site asks of its host. */
export interface Host {
  /** Scheme and host of the public address, no trailing slash: canonical links, share pictures, sitemap. Never taken from a request. */
  readonly publicOrigin: string;
  /** An unexpected failure while answering this request. */
  logError(error: unknown): void;
}

/** The default serves the development server. */
export const hostContext = createContext<Host>({ publicOrigin: 'http://127.0.0.1:3000', logError: (error) => console.error(error) });
