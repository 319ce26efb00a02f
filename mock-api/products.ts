import { Hono } from 'hono/tiny';
import { listComments } from './comments.ts';
import { crud } from './crud.ts';
import { type Env, rejectWith, toId } from './endpoint.ts';

const RECENT = 3;

/** The specification has no call that writes a product: these are of the same kind as its others. */
export const products = new Hono<Env>()
  .get('/products', rejectWith('Cannot get products'), (c) => c.json(c.var.db.products.list()))
  .get('/product/:id', rejectWith('Cannot get product detail'), (c) => {
    const product = c.var.db.products.get(toId(c.req.param('id')));
    const others = c.var.db.products.list().filter(({ id }) => id !== product.id);
    const comments = listComments(c.var.db).filter(({ productId }) => productId === product.id);
    return c.json({ ...product, recentProducts: others.slice(-RECENT), comments });
  })
  .route('/', crud({ x: 'product', name: 'product', header: 'product', getTable: (db) => db.products }));
