/**
 * Lists the files that one must read to understand a screen: `node tools/screen-files.ts [route …]`. The route's file and the files of its feature
 * that it imports, directly or indirectly; imports of types do not count. Without a route: the number of files for each route.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([#.][^']+\.tsx?)'|\bimport\('([#.][^']+\.tsx?)'\)/g;

/** `folder`: where the files of the screen lie, if not beside `route`. Paths from the root of the repository. */
export function listFiles(route: string, folder = dirname(route)): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || (path !== route && !path.startsWith(`${folder}/`))) return;
    seen.add(path);
    for (const [, still, lazy] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const name = still ?? lazy ?? '';
      visit(name.startsWith('#') ? name.slice(1) : join(dirname(path), name));
    }
  };
  visit(route);
  return [...seen];
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  for (const route of named) console.log(listFiles(route).join('\n'));
  if (named.length === 0) {
    const routes = globSync('app/{features,layouts}/**/*.{route,layout}.tsx');
    const rows = routes.map((route) => ({ route, files: listFiles(route).length })).sort((a, b) => b.files - a.files);
    for (const { route, files } of rows) console.log(`${String(files).padStart(3)} ${route}`);
  }
}
