/**
 * Lists the files that one must read to understand a screen: `node tools/screen-files.ts [route …]`. The route's file and the files of its feature
 * that it imports, directly or indirectly; imports of types do not count. Without a route: the number of files for each route.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)'|\bimport\('(\.[^']+\.tsx?)'\)/g;

function listFiles(route: string): string[] {
  const folder = dirname(route);
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !path.startsWith(folder)) return;
    seen.add(path);
    for (const [, still, lazy] of readFileSync(path, 'utf8').matchAll(IMPORT)) visit(join(dirname(path), still ?? lazy ?? ''));
  };
  visit(route);
  return [...seen];
}

const named = process.argv.slice(2);
for (const route of named) console.log(listFiles(route).join('\n'));
if (named.length === 0) {
  const routes = globSync('app/{features,layouts}/**/*.{route,layout}.tsx');
  const rows = routes.map((route) => ({ route, files: listFiles(route).length })).sort((a, b) => b.files - a.files);
  for (const { route, files } of rows) console.log(`${String(files).padStart(3)} ${route}`);
}
