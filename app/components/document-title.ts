import { createContext } from 'react';

/** Overrules the page's own title where the frame around it says so: the horizontal layout does (spec §2 Dashboard shell). */
export const DocumentTitle = createContext<string | undefined>(undefined);
