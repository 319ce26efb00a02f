import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { findIncoming } from './node-exchange.ts';

/** As long, and as much, as the rest of a refused body may take. */
const REST_MS = 500;
const REST_BYTES = 8 * 1024 * 1024;

/**
 * A refusal answers before the body was read, and what the client sends next comes after that body. Its rest is thrown away before the answer; when it
 * does not end, the answer says that the connection does, so that no request is sent into it and lost.
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
    // Whoever began to read it has given up, and would hold it back.
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
