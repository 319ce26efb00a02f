import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './connect.ts';
import type { Store } from './store.ts';

/** A real SQLite store in a new folder, for tests. */
export async function createTestStore(): Promise<Store> {
  return openStore({ dataDir: await mkdtemp(join(tmpdir(), 'surge-store-')), databaseUrl: undefined, log: () => {} });
}
