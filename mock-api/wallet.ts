import { Hono } from 'hono/tiny';
import { createCryptoActivities, createCryptoOrders, createWallet } from '#protocol/wallet-sample.ts';
import { type Env, refusing } from './endpoint.ts';

/** The three calls that a real server answers as well (spec §7 Real calls): asked here only when app/api/backend.ts says so. */
export const wallet = new Hono<Env>()
  .get('/wallet', refusing('Cannot get wallet data'), (c) => c.json(createWallet(c.var.db.now)))
  .get('/crypto/orders', refusing('Cannot get orders'), (c) => c.json(createCryptoOrders(c.var.db.now)))
  .get('/crypto-products', refusing('Cannot get productData'), (c) => c.json(createCryptoActivities(c.var.db.now)));
