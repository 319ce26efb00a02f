import type { Db } from './db.ts';
import { createPart, type Services } from './endpoint.ts';
import { createJobDb } from './job-db.ts';
import { jobs } from './jobs.ts';
import type { Store } from './store.ts';

/** The jobs, the applications for them and the candidates. */
export const createJobPart = (store: Store, { db, ...services }: Services<Db>) =>
  createPart({ ...services, db: createJobDb(store, db) }).route('/', jobs);
