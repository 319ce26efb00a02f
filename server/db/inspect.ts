import { Worker } from 'node:worker_threads';
import { bringUp, openChecked } from './sqlite-file.ts';
import { StoreError } from './store.ts';

/** Checks every page, index and foreign key of a store, and returns how many briefs it holds. */
export async function inspect(path: string): Promise<number> {
  const file = openChecked(path);
  try {
    const found = file.pragma('integrity_check(1)', { simple: true });
    const broken = file.pragma('foreign_key_check');
    if (found !== 'ok' || !Array.isArray(broken) || broken.length > 0) throw new StoreError(`${path} is damaged: use another backup.`);
    await bringUp(file, path);
    return Number(file.prepare('select count(*) from briefs').pluck().get());
  } finally {
    file.close();
  }
}

/** The worker's answer: how many briefs the file holds, or why it is refused. */
export type Inspected = { readonly briefs: number } | { readonly error: string };

/** Does the same in another thread: with 50,000 briefs the check would block the server for half a second. */
export function inspectAside(path: string): Promise<number> {
  // In production the worker is a built file (tools/server-bundle.ts).
  const worker = new Worker(new URL(`./inspect-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url), { workerData: path });
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: Inspected) => ('briefs' in answer ? resolve(answer.briefs) : reject(new StoreError(answer.error))));
    worker.on('error', reject);
    worker.on('exit', () => reject(new StoreError(`${path} could not be checked: its reader ended.`)));
  });
}
