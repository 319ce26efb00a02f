import type { MiddlewareHandler } from 'hono';

/**
 * For addresses that are secrets themselves: no search engine may list them, no other site may learn them from a Referer, and no page of them is stored.
 * Pictures have their own short time.
 *
 * A page tells its address to our own server: with `no-referrer` browsers post its forms with `Origin: null`, which origin-check.ts must refuse. What
 * stands behind the `#` is in no Referer.
 */
export const unlisted: MiddlewareHandler = async (c, next) => {
  await next();
  const type = c.res.headers.get('content-type') ?? '';
  c.header('x-robots-tag', 'noindex');
  c.header('referrer-policy', type.startsWith('text/html') ? 'same-origin' : 'no-referrer');
  if (!type.startsWith('image/')) c.header('cache-control', 'no-store');
};
