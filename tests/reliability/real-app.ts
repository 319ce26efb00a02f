import type { Services } from '#server/app.ts';
import { createTestApp } from '#server/app-fixture.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';
import { loadSite, SITE_BUILD } from '#server/site.ts';
import { BUILT_CREATIVES } from '#tools/creatives.ts';

export const ORIGIN = 'https://surge.test';

/** The real server with the built site in this process, as an operator runs it, but with a temporary store. Throws when nothing was built. */
export async function createRealApp(overrides: Partial<Services> = {}) {
  const site = await loadSite();
  if (!site) throw new Error('Nothing was built yet: run `npm run build` first.');
  const security = createSecurityHeaders({ publicOrigin: ORIGIN, isOriginCertain: true });
  const [pages, creatives] = await Promise.all([
    loadStaticFiles(`${SITE_BUILD}/client`, '/', security),
    loadStaticFiles(BUILT_CREATIVES, '/creatives/', security),
  ]);
  const files = new Map([...pages, ...creatives]);
  const real = { publicOrigin: ORIGIN, publicHost: new URL(ORIGIN).host, security, getSite: () => site, getFiles: () => files };
  return { ...(await createTestApp({ ...real, cacheBytes: 32 * 1024 * 1024, ...overrides })), site, files };
}
