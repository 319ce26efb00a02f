import type { Server } from 'node:http';
import { relative, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { BUILT_CREATIVES, buildCreatives, listBuildable } from '#tools/creatives.ts';
import type { Services } from './app.ts';
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts';
import { toSite } from './site.ts';

type Shared = Omit<Services, 'getSite' | 'getFiles' | 'cacheBytes'>;

/** Vite in middleware mode: the site is loaded from its sources, creatives are rebuilt when their sources are saved. */
export async function createDevelopment(shared: Shared, server: Server): Promise<{ services: Services; middlewares: ViteDevServer['middlewares'] }> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } });
  let files: StaticFiles = new Map();
  const rebuild = async (slugs: readonly string[]) => {
    for (const slug of slugs) {
      try {
        await buildCreatives([slug]);
        console.log(`Built creative ${slug}`);
      } catch (error) {
        // The last good build stays; esbuild has said where the new one fails.
        console.error(`Creative ${slug}: ${error instanceof Error ? error.message : error}`);
      }
    }
    files = await loadStaticFiles(BUILT_CREATIVES, '/creatives/', shared.security);
    vite.ws.send({ type: 'full-reload' });
  };
  await rebuild(await listBuildable());
  vite.watcher.on('all', (_event, path) => void onChange(path, rebuild));
  const getSite = async () => toSite(await vite.ssrLoadModule('/app/site.ts'));
  return { services: { ...shared, getSite, getFiles: () => files, cacheBytes: 0 }, middlewares: vite.middlewares };
}

/** A creative's own folder concerns it alone; the kit and the protocol concern all. */
async function onChange(path: string, rebuild: (slugs: readonly string[]) => Promise<void>): Promise<void> {
  const [room, folder] = relative(process.cwd(), path).split(sep);
  const isOfAll = room === 'creative-sdk' || room === 'protocol';
  if (!isOfAll && room !== 'creatives') return;
  await rebuild((await listBuildable()).filter((slug) => isOfAll || slug === folder));
}
