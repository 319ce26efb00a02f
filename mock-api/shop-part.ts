import { comments } from './comments.ts';
import type { Db } from './db.ts';
import { createPart, type Services } from './endpoint.ts';
import { products } from './products.ts';
import { shop } from './shop.ts';
import { createShopDb } from './shop-db.ts';
import type { Store } from './store.ts';

/** Products with their comments, orders, customers and the cart. */
export const createShopPart = (store: Store, { db, ...services }: Services<Db>) =>
  createPart({ ...services, db: createShopDb(store, db) })
    .route('/', products)
    .route('/', shop)
    .route('/', comments);
