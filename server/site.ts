import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the server needs from the site: the exports of app/site.ts. */
export type Site = Pick<typeof import('#app/site.ts'), (typeof names)[number]>;

const names = ['renderSite', 'toPageAddress', 'answerVideo', 'answerOembed', 'toFormatsDocument', 'packShown', 'demos'] as const;

export const SITE_BUILD = 'build/site';

/** Loads the built site; undefined when nothing was built yet. */
export async function loadSite(): Promise<Site | undefined> {
  const path = resolve(SITE_BUILD, 'server/index.js');
  return existsSync(path) ? toSite(await import(pathToFileURL(path).href)) : undefined;
}

/** Checks the shape of a loaded bundle, whose type is unknown. */
export function toSite(module: unknown): Site {
  if (!isSite(module)) throw new Error('The server bundle does not export the site. Build again.');
  return module;
}

function isSite(module: unknown): module is Site {
  return typeof module === 'object' && module !== null && names.every((name) => name in module);
}
