import type { Server } from 'node:http';
import { sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { BUILT_CREATIVES, buildCreatives, listCreatives } from '#tools/creatives.ts';
import type { Services } from './app.ts';
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts';
import { toSite } from './site.ts';

type Shared = Omit<Services, 'getSite' | 'getFiles' | 'cacheBytes'>;

/** Vite in middleware mode: the site is loaded from its sources, creatives are rebuilt when their sources are saved. */
export async function createDevelopment(shared: Shared, server: Server): Promise<{ services: Services; middlewares: ViteDevServer['middlewares'] }> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } });
  let files: StaticFiles = new Map();
  const rebuild = async (slugs?: readonly string[]) => {
    try {
      await buildCreatives(slugs);
    } catch (error) {
      // The last good build stays; esbuild has said where it fails.
      console.error(error instanceof Error ? error.message : error);
    }
    files = await loadStaticFiles(BUILT_CREATIVES, '/creatives/', shared.security);
    vite.ws.send({ type: 'full-reload' });
  };
  await rebuild();
  vite.watcher.on('all', (_event, path) => void onChange(path, rebuild));
  const getSite = async () => toSite(await vite.ssrLoadModule('/app/site.ts'));
  return { services: { ...shared, getSite, getFiles: () => files, cacheBytes: 0 }, middlewares: vite.middlewares };
}

/** A creative's own folder concerns it alone; the kit and the protocol concern all. */
async function onChange(path: string, rebuild: (slugs?: readonly string[]) => Promise<void>): Promise<void> {
  const [room, folder] = path.replace(`${process.cwd()}${sep}`, '').split(sep);
  if (room === 'creative-sdk' || room === 'protocol') await rebuild();
  if (room === 'creatives' && folder && (await listCreatives()).includes(folder)) await rebuild([folder]);
}
