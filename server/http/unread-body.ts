import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { findIncoming } from './node-exchange.ts';

/** How long and how large the rest of a refused body may be. */
const REST_MS = 500;
const REST_BYTES = 8 * 1024 * 1024;

/**
 * A request may be refused before its body was read, and the client's next request comes after that body. So the rest of the body is discarded before
 * the answer. If the body does not end, the answer closes the connection, so that no further request is sent on it and lost.
 */
export const unreadBody: MiddlewareHandler = (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : answer(c, next));

async function answer(c: Context, next: Next): Promise<void> {
  await next();
  const incoming = findIncoming(c);
  if (incoming && !incoming.readableEnded && !(await isReadToEnd(incoming))) c.header('connection', 'close');
}

function isReadToEnd(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let rest = REST_BYTES;
    const end = (isRead: boolean) => {
      clearTimeout(timer);
      resolve(isRead);
    };
    const timer = setTimeout(end, REST_MS, false);
    // A reader that has given up would block the stream.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      rest -= chunk.length;
      if (rest < 0) end(false);
    });
    incoming.once('end', () => end(true));
    incoming.once('close', () => end(false));
    incoming.resume();
  });
}
