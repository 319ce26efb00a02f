import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STAMPS = 'build/stamps';
/** Files whose changes never change a build. */
const IGNORED = /\.(test|e2e)\.tsx?$|\.md$|(^|\/)\.DS_Store$/;

/** A hash over the names and contents of files and folders; missing ones count as empty. */
export async function hashSources(paths: readonly string[], seed = ''): Promise<string> {
  const hash = createHash('sha256').update(seed);
  for (const path of (await Promise.all(paths.map(listFiles))).flat().sort()) {
    if (!IGNORED.test(path)) hash.update(`\0${path}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Whether `result` was made from sources with this hash. */
export function isUpToDate(name: string, hash: string, result: string): boolean {
  const path = join(STAMPS, name);
  return existsSync(result) && existsSync(path) && readFileSync(path, 'utf8') === hash;
}

/** Whether these paths are as a fresh clone has them, and so as CI has passed them: never stamped here, and nothing of them differs from the last commit. */
export function isAsCloned(name: string, paths: readonly string[]): boolean {
  if (existsSync(join(STAMPS, name))) return false;
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], { encoding: 'utf8' });
  return status === 0 && stdout === '';
}

export async function writeStamp(name: string, hash: string): Promise<void> {
  await mkdir(STAMPS, { recursive: true });
  await writeFile(join(STAMPS, name), hash);
}
