import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinNames } from '#app/hydration/joined-styles.ts';

/** The part of React Router's manifest that says which route needs which stylesheet. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly parentId?: string; readonly css?: readonly string[] }>>;
}

/** Writes the stylesheets of every route and its parents into one file each, as joined-styles.ts names it. */
export async function joinStyles(client: string): Promise<void> {
  const { routes } = await readManifest(client);
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

async function readManifest(client: string): Promise<Manifest> {
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest');
  const text = await readFile(join(client, 'assets', name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}
