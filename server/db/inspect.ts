import { Worker } from 'node:worker_threads';
import { bringUp, openChecked } from './sqlite-file.ts';
import { StoreError } from './store.ts';

/** Reads every page, every index and every reference; says how many briefs there are. */
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

/** The worker's answer: how many briefs there are, or why the file is refused. */
export type Inspected = { readonly briefs: number } | { readonly error: string };

/** The same beside a server's work: a check of every page would stop it for half a second with 50,000 briefs. */
export function inspectAside(path: string): Promise<number> {
  // In production each is one built file (tools/commands/build.ts).
  const worker = new Worker(new URL(`./inspect-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url), { workerData: path });
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: Inspected) => ('briefs' in answer ? resolve(answer.briefs) : reject(new StoreError(answer.error))));
    worker.on('error', reject);
    worker.on('exit', () => reject(new StoreError(`${path} could not be checked: its reader ended.`)));
  });
}
