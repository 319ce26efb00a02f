import { Hono } from 'hono/tiny';
import { listComments } from './comments.ts';
import { type Env, refusing, toId } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { products as all } from './seed/products.ts';

const RECENT = 3;

export const products = new Hono<Env>()
  .get('/products', refusing('Cannot get products'), (c) => c.json(all))
  .get('/product/:id', refusing('Cannot get product detail'), (c) => {
    const id = toId(c.req.param('id'));
    const product = all.find((one) => one.id === id);
    if (!product) throw new Refusal();
    return c.json({ ...product, recentProducts: all.filter((one) => one !== product).slice(-RECENT), comments: listComments(c.var.db) });
  });
