import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { rejectWith } from './endpoint.ts';
import type { Shop } from './records/shop.ts';
import { shops } from './seed/shop.ts';
import type { ShopDb, ShopEnv } from './shop-db.ts';

export const shop = new Hono<ShopEnv>()
  .get('/orders', rejectWith('Cannot get orders'), (c) => c.json(c.var.db.orders.list()))
  .get('/customers', rejectWith('Cannot get customers data'), (c) => c.json(c.var.db.customers.list()))
  .get('/shops', rejectWith('Cannot get shops data'), (c) => {
    const sold = c.var.db.products.list();
    return c.json(shops.map((one): Shop => ({ ...one, product: sold.filter(({ shop: id }) => id === one.id).length })));
  })
  .get('/cart', rejectWith('Cannot get cart'), (c) => c.json(c.var.db.cart.list()))
  .route('/', crud({ x: 'order', name: 'order', header: 'order', getTable: (db: ShopDb) => db.orders }))
  .route('/', crud({ x: 'customer', name: 'customer', header: 'customer', getTable: (db: ShopDb) => db.customers }))
  .route('/', crud({ x: 'cart', name: 'cart', header: 'cart', getTable: (db: ShopDb) => db.cart }));
