import { Hono } from 'hono/tiny';
import { createCryptoActivities, createCryptoOrders, createWallet } from '#protocol/wallet-sample.ts';
import type { CryptoEnv } from './crypto-db.ts';
import { rejectWith } from './endpoint.ts';

/** The three calls that the real server answers as well (spec §7 Real calls). app/api/backend.ts decides which of the two is asked. */
export const wallet = new Hono<CryptoEnv>()
  .get('/wallet', rejectWith('Cannot get wallet data'), (c) => c.json(createWallet(c.var.db.now)))
  .get('/crypto/orders', rejectWith('Cannot get orders'), (c) => c.json(createCryptoOrders(c.var.db.now)))
  .get('/crypto-products', rejectWith('Cannot get productData'), (c) => c.json(createCryptoActivities(c.var.db.now)));
