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

/** Our files that may still hold erased briefs: stores that a restore replaced, and scheduled backups. */
export function listCopies({ store, dataDir, backup, now = () => new Date() }: CopiesServices): readonly string[] {
  if (store.engine !== 'sqlite' || !existsSync(dataDir)) return [];
  const before = readdirSync(dataDir).filter((name) => name.startsWith(BEFORE));
  return [...before.map((name) => join(dataDir, name)), ...(backup ? listBackups(backup.dir, now()).map(({ file }) => file) : [])];
}

/** Removes those files, after a new backup was made: there must be one at any time. */
export async function forgetCopies(services: CopiesServices): Promise<{ readonly removed: readonly string[]; readonly made: string | undefined }> {
  const removed = listCopies(services);
  const made = services.backup && (await makeBackup({ ...services, plan: services.backup }));
  for (const file of removed) rmSync(file, { force: true });
  for (const folder of new Set(removed.map((file) => dirname(file)))) syncToDisk(folder);
  return { removed, made };
}
