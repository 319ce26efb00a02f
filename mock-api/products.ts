import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { rejectWith } from './endpoint.ts';
import type { ShopDb, ShopEnv } from './shop-db.ts';

/** The specification has no call that writes a product: these are of the same kind as its others. */
export const products = new Hono<ShopEnv>()
  .get('/products', rejectWith('Cannot get products'), (c) => c.json(c.var.db.products.list()))
  .route('/', crud({ x: 'product', name: 'product', header: 'product', getTable: (db: ShopDb) => db.products }));
