import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Log } from '../http/log.ts';
import { type BackupPlan, listBackups, makeBackup } from './backups.ts';
import { BEFORE, syncToDisk } from './put-in-place.ts';
import type { Store } from './store.ts';

export interface CopiesServices {
  readonly store: Store;
  readonly log: Log;
  readonly dataDir: string;
  readonly backup?: BackupPlan | undefined;
  readonly now?: () => Date;
}

/** Files of ours that hold what was erased in the store: what restores put away, and backups by themselves. */
export function listCopies({ store, dataDir, backup, now = () => new Date() }: CopiesServices): readonly string[] {
  if (store.engine !== 'sqlite' || !existsSync(dataDir)) return [];
  const before = readdirSync(dataDir).filter((name) => name.startsWith(BEFORE));
  return [...before.map((name) => join(dataDir, name)), ...(backup ? listBackups(backup.dir, now()).map(({ file }) => file) : [])];
}

/** Removes them, a new backup first: nobody shall be without one. */
export async function forgetCopies(services: CopiesServices): Promise<{ readonly removed: readonly string[]; readonly made: string | undefined }> {
  const removed = listCopies(services);
  const made = services.backup && (await makeBackup({ ...services, plan: services.backup }));
  for (const file of removed) rmSync(file, { force: true });
  for (const folder of new Set(removed.map((file) => dirname(file)))) syncToDisk(folder);
  return { removed, made };
}
