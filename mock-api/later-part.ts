import { auth } from './auth.ts';
import { blog } from './blog.ts';
import { calendar } from './calendar.ts';
import type { Db } from './db.ts';
import { createPart, type Services } from './endpoint.ts';
import { flights } from './flights.ts';
import { invoices } from './invoices.ts';
import { createLaterDb } from './later-db.ts';
import { reach } from './reach.ts';
import type { Store } from './store.ts';

/** The resources that few pages need and that belong to no other part. */
export const createLaterPart = (store: Store, { db, ...services }: Services<Db>) =>
  createPart({ ...services, db: createLaterDb(store, db) })
    .route('/', auth)
    .route('/', blog)
    .route('/', calendar)
    .route('/', flights)
    .route('/', invoices)
    .route('/', reach);
