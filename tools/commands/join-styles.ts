import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinNames } from '#app/hydration/joined-styles.ts';
import { readManifest } from './manifest.ts';

/** Writes the stylesheets of every route and its parents into one file each, as joined-styles.ts names it. */
export async function joinStyles(client: string): Promise<void> {
  const { manifest } = await readManifest(client);
  const { routes } = manifest;
  const urlsOf = (id: string): readonly string[] => {
    const route = routes[id];
    return route ? [...(route.parentId ? urlsOf(route.parentId) : []), ...(route.css ?? [])] : [];
  };
  for (const id of Object.keys(routes)) {
    const urls = [...new Set(urlsOf(id))];
    if (urls.length < 2) continue;
    const parts = await Promise.all(urls.map((url) => readFile(join(client, url), 'utf8')));
    await writeFile(join(client, joinNames(urls)), parts.join(''));
  }
}
