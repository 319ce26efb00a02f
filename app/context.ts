import { createContext } from 'react-router';
import type { Host } from '#protocol/host.ts';
import type { I18n } from './i18n/create-i18n.ts';

/** Set for every request (app/site.ts). */
export const hostContext = createContext<Host>();

/** The page's texts, in the browser alone (app/entry.client.tsx). */
export const i18nContext = createContext<I18n>();
