import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith } from './endpoint.ts';

/** The specification has no call that writes a product: these are of the same kind as its others. */
export const products = new Hono<Env>()
  .get('/products', rejectWith('Cannot get products'), (c) => c.json(c.var.db.products.list()))
  .route('/', crud({ x: 'product', name: 'product', header: 'product', getTable: (db) => db.products }));
