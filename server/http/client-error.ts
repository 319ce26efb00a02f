import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HeaderSet } from './security-headers.ts';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

interface ListenOptions {
  /** Of a request that names no host, as HTTP/1.0 may. */
  readonly hostname: string;
  /** Of refusals before the app. */
  readonly headers: HeaderSet;
}

/**
 * Node's request listener for the app. What Node and its adapter refuse never reaches the app: broken requests, no host, an absurd address. It gets
 * the same headers as every other answer. Needs `requireHostHeader: false`, because Node's own refusal has none.
 */
export function createListener({ fetch }: Pick<Hono, 'fetch'>, { hostname, headers }: ListenOptions) {
  const refusal = { ...headers, 'cache-control': 'no-store' };
  const errorHandler = (error: unknown) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: refusal });
  const listener = getRequestListener(fetch, { hostname, errorHandler });
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host === undefined && request.httpVersion !== '1.0') response.writeHead(400, refusal).end();
    else void listener(request, response);
  };
}

/** What is no HTTP, too large or too slow ends the connection. */
export function answerClientErrors(server: Server, headers: HeaderSet): void {
  const lines = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' });
  const tail = `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${tail}`);
  });
  server.on('checkExpectation', (_request, response) => response.writeHead(417, { ...headers, 'cache-control': 'no-store' }).end());
}
