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
  /** Of a request that names no host, as HTTP/1.0 may. */
  readonly hostname: string;
  /** Of refusals before the app. */
  readonly headers: HeaderSet;
  /** Hears of the first request that says who it is forwarded for. */
  readonly onForwarded?: (() => void) | undefined;
}

/**
 * Node's request listener for the app. What Node, its adapter and this refuse never reaches the app: broken requests, no host or one that is none, two hosts, an absurd address. It gets
 * the same headers as every other answer. Needs `requireHostHeader: false`, because Node's own refusal has none.
 */
export function createListener({ fetch }: Pick<Hono, 'fetch'>, { hostname, headers, onForwarded }: ListenOptions) {
  const refusal = { ...headers, 'cache-control': 'no-store' };
  const errorHandler = (error: unknown) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: refusal });
  const listener = getRequestListener(fetch, { hostname, errorHandler });
  // Its body, if it has one, stays unread: what came after it could not be told from it.
  const refuse = (response: ServerResponse, status: number) => response.writeHead(status, { ...refusal, connection: 'close' }).end();
  let hear = onForwarded;
  return (request: IncomingMessage, response: ServerResponse) => {
    const { host, expect } = request.headers;
    if (hear && request.headers['x-forwarded-for'] !== undefined) {
      hear();
      hear = undefined;
    }
    if (expect !== undefined && !/^100-continue$/i.test(expect)) refuse(response, 417);
    else if (host === undefined ? request.httpVersion !== '1.0' : !isHost(host) || countHosts(request) > 1) refuse(response, 400);
    else void listener(request, response);
  };
}

let lastHost = '';

/** Whether an address can be made of it: `1.2.3.4.5` is made of the right letters and still none. Most visitors come by the same. */
function isHost(host: string): boolean {
  if (host === lastHost) return true;
  const isOne = URL.canParse(`http://${host}/`);
  if (isOne) lastHost = host;
  return isOne;
}

/** Node keeps the first of several; a proxy in front may have gone by another. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

/** Also what expects more than `100-continue` is a request: Node would answer it past the listener. */
export function answerRequests(server: Server, listener: RequestListener): void {
  server.on('request', listener);
  server.on('checkExpectation', listener);
}

/** What is no HTTP, too large or too slow ends the connection. */
export function answerClientErrors(server: Server, headers: HeaderSet): void {
  const lines = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' });
  const tail = `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${tail}`);
  });
}
