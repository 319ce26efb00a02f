import type { Server } from 'node:http';
import { relative, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { BUILT_CREATIVES, buildCreatives, listBuildable } from '#tools/creatives.ts';
import { BUILT_GUEST, buildGuest } from '#tools/guest.ts';
import { RebuildQueue } from '#tools/rebuild-queue.ts';
import type { Services } from './app.ts';
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts';
import { toSite } from './site.ts';

type Shared = Omit<Services, 'getSite' | 'getFiles' | 'cacheBytes'>;

/** Runs Vite in middleware mode: the site is loaded from its sources, and creatives are rebuilt when their sources are saved. */
export async function createDevelopment(shared: Shared, server: Server): Promise<{ services: Services; middlewares: ViteDevServer['middlewares'] }> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } });
  let files: StaticFiles = new Map();
  await buildGuest();
  const guest = await loadStaticFiles(BUILT_GUEST, '/guest/', shared.security);
  const load = async () => {
    files = new Map([...guest, ...(await loadStaticFiles(BUILT_CREATIVES, '/creatives/', shared.security))]);
  };
  const build = (slug: string) => buildCreatives([slug]);
  const queue = new RebuildQueue({
    listReady: listBuildable,
    build,
    async finish(slug) {
      await load();
      // app/features/preview/player.tsx listens to this: it restarts the ad without reloading the page.
      vite.ws.send('creative-saved', { slug });
    },
    report: console.log,
  });
  for (const slug of await listBuildable()) {
    await build(slug).then(
      () => console.log(`Built creative ${slug}`),
      (error) => console.error(`Creative ${slug}: ${error.message}`),
    );
  }
  await load();
  vite.watcher.on('all', (_event, path) => void touch(queue, path).catch(console.error));
  const getSite = async () => toSite(await vite.ssrLoadModule('/app/site.ts'));
  return { services: { ...shared, getSite, getFiles: () => files, cacheBytes: 0 }, middlewares: vite.middlewares };
}

/** A change in a creative's folder concerns that creative; a change in the kit or the protocol concerns all. */
async function touch(queue: RebuildQueue, path: string): Promise<void> {
  const [room, folder] = relative(process.cwd(), path).split(sep);
  if (room === 'creative-sdk' || room === 'protocol') for (const slug of await listBuildable()) queue.touch(slug);
  else if (room === 'creatives' && folder) queue.touch(folder);
}
