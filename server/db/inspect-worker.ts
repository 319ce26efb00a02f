import { parentPort, workerData } from 'node:worker_threads';
import { type Inspected, inspect } from './inspect.ts';
import { StoreError } from './store.ts';

/** The thread that inspectAside starts. */
const answer = await inspect(String(workerData)).then(
  (briefs): Inspected => ({ briefs }),
  (error: unknown): Inspected => {
    if (error instanceof StoreError) return { error: error.message };
    throw error;
  },
);
parentPort?.postMessage(answer);
