import { createCryptoDb } from './crypto-db.ts';
import type { Db } from './db.ts';
import { createPart, type Services } from './endpoint.ts';
import { exchange } from './exchange.ts';
import { kyc } from './kyc.ts';
import { lending } from './lending.ts';
import type { Store } from './store.ts';
import { wallet } from './wallet.ts';

/** The wallet, the exchange, lending and the identity check. */
export const createCryptoPart = (store: Store, { db, ...services }: Services<Db>) =>
  createPart({ ...services, db: createCryptoDb(store, db) })
    .route('/', wallet)
    .route('/', exchange)
    .route('/', lending)
    .route('/', kyc);
