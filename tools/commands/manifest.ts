import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unmarkStyles } from '../unmark-styles.ts';

/** The parts of React Router's manifest that the build uses: which route needs which files. */
interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
}
interface Route {
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface ManifestFile {
  readonly path: string;
  /** The script's text before and after the object. */
  readonly around: readonly [string, string];
  readonly manifest: Manifest;
}

export async function readManifest(client: string): Promise<ManifestFile> {
  const name = (await readdir(join(client, 'assets'))).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest');
  const path = join(client, 'assets', name);
  const text = unmarkStyles(await readFile(path, 'utf8'));
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  return { path, around: [text.slice(0, start), text.slice(end)], manifest: JSON.parse(text.slice(start, end)) };
}

/** Where links with `prefetch` lead: the router fetches the imports of these pages with their module, and of no others. */
export const AHEAD = /^features\/(?:gallery|preview)\//;

/**
 * Every page loads the manifest, so its routes list only what is used: scripts and styles of the entry and of the root are loaded before the first
 * navigation, and the imports of most pages are read in their module. A flag that is left out is false.
 */
export async function trimManifest(client: string): Promise<void> {
  const { path, around, manifest } = await readManifest(client);
  const { entry, routes } = manifest;
  const known = new Set([entry.module, ...entry.imports, ...(routes.root ? [routes.root.module, ...(routes.root.imports ?? [])] : [])]);
  const trimmed = Object.entries(routes).map(([id, route]) => {
    const { imports = [], ...rest } = route;
    // The same order everywhere compresses better.
    const ahead = AHEAD.test(id) ? imports.filter((url) => !known.has(url)).sort() : [];
    const css = route.css?.filter((url) => !routes.root?.css?.includes(url));
    return [id, id === 'root' ? route : { ...rest, ...(ahead.length > 0 && { imports: ahead }), ...(css && { css }) }] as const;
  });
  await writeFile(
    path,
    around[0] + JSON.stringify({ ...manifest, routes: Object.fromEntries(trimmed) }, (_, value) => (value === false ? undefined : value)) + around[1],
  );
}
