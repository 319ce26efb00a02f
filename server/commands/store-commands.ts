import { resolve } from 'node:path';
import { restore as restoreFile } from '../db/backup.ts';
import type { Env } from '../env.ts';
import { type Command, CommandError } from './command.ts';

const toMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The process that has opened the store writes the file. */
export const backup: Command = {
  usage: 'backup file                       a copy of everything, while the server goes on',
  async run([file], { ask }) {
    if (file === undefined) throw new CommandError('Name the file to write.', 2);
    const done: { briefs: number; bytes: number } = await (await ask(`/backup?file=${encodeURIComponent(resolve(file))}`, { method: 'POST' })).json();
    console.log(`${file}: ${done.briefs} briefs, ${toMegabytes(done.bytes)}.`);
  },
};

export const restoreUsage =
  'restore file                      puts a backup in the place of the store, which is kept beside it; the server must not run';

/** The only command that must not open the store. */
export async function restore([file]: readonly string[], { dataDir, databaseUrl }: Env): Promise<void> {
  if (file === undefined) throw new CommandError('Name the backup to restore.', 2);
  if (databaseUrl !== undefined) throw new CommandError('The store is a PostgreSQL database: restore it with pg_restore.');
  const { briefs, replaced } = await restoreFile(file, dataDir, new Date());
  console.log(`Restored ${briefs} briefs.${replaced ? ` What was there before is ${replaced}.` : ''}`);
}
