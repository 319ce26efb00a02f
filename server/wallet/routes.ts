import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createCryptoActivities, createCryptoOrders, createWallet } from '#protocol/wallet-sample.ts';
import { httpError } from '../http/http-error.ts';
import type { Log } from '../http/log.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';

interface WalletServices {
  readonly security: SecurityHeaders;
  readonly log: Log;
  /** The time from which the dates of the samples are counted back. */
  readonly now?: () => Date;
}

/** Each call, its answer, and its sentence when it fails (spec §8). */
const calls = {
  '/wallet': { create: createWallet, errorMessage: 'Cannot get wallet data' },
  '/crypto/orders': { create: createCryptoOrders, errorMessage: 'Cannot get orders' },
  '/crypto-products': { create: createCryptoActivities, errorMessage: 'Cannot get productData' },
} as const;

/**
 * The real calls of spec §7, answered with the sample data of protocol/wallet.ts. The answer is always JSON, also to a browser that opens the
 * address, because there is no such page. Errors are `{ "message": … }`.
 */
export function createWalletRoutes({ security, log, now = () => new Date() }: WalletServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const routes = new Hono();
  for (const [path, { create, errorMessage }] of Object.entries(calls)) {
    routes.get(path, (c) => {
      try {
        return c.json(create(now()), 200, headers);
      } catch (error) {
        log({ event: 'wallet call failed', requestId: c.get('requestId'), method: c.req.method, path, error });
        return c.json({ message: errorMessage }, 500, headers);
      }
    });
    routes.all(path, () => {
      throw httpError(405, 'This address can be read only.');
    });
  }
  routes.onError((error, c) => {
    if (!(error instanceof HTTPException)) throw error;
    return c.json({ message: error.message }, error.status, { ...headers, allow: 'GET, HEAD' });
  });
  return routes;
}
