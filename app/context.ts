import { createContext } from 'react-router';
import type { Host } from '#protocol/host.ts';

/** Set for every request (app/site.ts). */
export const hostContext = createContext<Host>();
