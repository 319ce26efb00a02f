import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import { listComments } from './comments.ts';
import { type Env, rejectWith, toId } from './endpoint.ts';
import { products as all } from './seed/products.ts';

const RECENT = 3;

export const products = new Hono<Env>()
  .get('/products', rejectWith('Cannot get products'), (c) => c.json(all))
  .get('/product/:id', rejectWith('Cannot get product detail'), (c) => {
    const id = toId(c.req.param('id'));
    const product = all.find((one) => one.id === id);
    if (!product) throw new ApiError();
    return c.json({ ...product, recentProducts: all.filter((one) => one !== product).slice(-RECENT), comments: listComments(c.var.db) });
  });
