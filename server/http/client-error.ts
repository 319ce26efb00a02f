import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HeaderSet } from './security-headers.ts';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

interface ListenOptions {
  /** The host for a request without one, which HTTP/1.0 allows. */
  readonly hostname: string;
  /** Headers of errors that are answered before the app. */
  readonly headers: HeaderSet;
  /** Called at the first request with a header that says who it was forwarded for. */
  readonly onForwarded?: (() => void) | undefined;
}

/**
 * Node's request listener for the app. Requests that Node, its adapter or this function refuses do not reach the app: malformed requests, no, two or
 * invalid hosts, an impossible address. They get the same headers as every other answer. Needs `requireHostHeader: false`, because Node's own error
 * has no headers.
 */
export function createListener({ fetch }: Pick<Hono, 'fetch'>, { hostname, headers, onForwarded }: ListenOptions) {
  const errorHeaders = { ...headers, 'cache-control': 'no-store' };
  const errorHandler = (error: unknown) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: errorHeaders });
  const listener = getRequestListener(fetch, { hostname, errorHandler });
  // A body would stay unread and could be taken for the next request, so the connection is closed.
  const refuse = (response: ServerResponse, status: number) => response.writeHead(status, { ...errorHeaders, connection: 'close' }).end();
  let notify = onForwarded;
  return (request: IncomingMessage, response: ServerResponse) => {
    const { host, expect } = request.headers;
    if (notify && request.headers['x-forwarded-for'] !== undefined) {
      notify();
      notify = undefined;
    }
    if (expect !== undefined && !/^100-continue$/i.test(expect)) refuse(response, 417);
    else if (host === undefined ? request.httpVersion !== '1.0' : !isHost(host) || countHosts(request) > 1) refuse(response, 400);
    else void listener(request, response);
  };
}

let lastHost = '';

/** Whether the host can be part of a URL: `1.2.3.4.5` cannot. The last valid one is remembered, because most requests have the same. */
function isHost(host: string): boolean {
  if (host === lastHost) return true;
  const isOne = URL.canParse(`http://${host}/`);
  if (isOne) lastHost = host;
  return isOne;
}

/** Of several Host headers Node takes the first one; a proxy in front may have used another. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

/** Handles requests with other `Expect` headers than `100-continue` as well: Node would answer them without the listener. */
export function answerRequests(server: Server, listener: RequestListener): void {
  server.on('request', listener);
  server.on('checkExpectation', listener);
}

/** Answers what is not HTTP, too large or too slow, and closes the connection. */
export function answerClientErrors(server: Server, headers: HeaderSet): void {
  const lines = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' });
  const tail = `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${tail}`);
  });
}
