import { createHash } from 'node:crypto';
import { compressBrotli, compressGzip, type Encoding, toEncoding } from './encoding.ts';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/** A rendered page, ready to be sent: its bytes and headers for each encoding. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  readonly identity: Representation;
  /** Compressed quickly at first; a page that is kept gets a better one as soon as it is made. */
  br: Representation;
  readonly gzip: Representation;
  readonly unchanged: HeaderSet;
  /** What it holds in memory. */
  readonly bytes: number;
  /** Whether it may answer later requests too. */
  readonly isKept: boolean;
}

interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: HeaderSet;
}

/** For the visitor who waits; a kept page is worth the effort of `BEST_QUALITY`, which nobody waits for. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
/** Characters of six bits: enough to tell two versions of a page apart, and few, for the page must fit a connection's first flight. */
const ETAG_LENGTH = 11;
/** Estimate for the headers, which each representation holds. */
const HEADERS_BYTES = 6 * 1024;

/** Takes any answer of the site: redirects and plain text too, which are never kept. */
export async function createPage(response: Response, isShared: boolean, security: SecurityHeaders): Promise<Page> {
  const text = await response.text();
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  const identity = new TextEncoder().encode(text);
  const isKept = isShared && isHtml && response.status === 200 && !response.headers.has('set-cookie');
  const [br, gzip] = await Promise.all([compressBrotli(identity, QUICK_QUALITY), compressGzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const unchanged = {
    ...Object.fromEntries(response.headers),
    ...(isHtml ? security.forPage(text) : security.forFile),
    // What was made for one visitor is for the visitor's browser alone.
    'cache-control': isShared ? 'no-cache' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    ...(response.status === 200 ? { etag } : {}),
  };
  const represent = (body: Uint8Array<ArrayBuffer>, encoding?: Encoding): Representation => ({
    body,
    headers: { ...unchanged, 'content-length': String(body.byteLength), ...(encoding ? { 'content-encoding': encoding } : {}) },
  });
  const plain = represent(identity);
  const isWorthIt = identity.byteLength > br.byteLength;
  const page: Page = {
    status: response.status,
    etag,
    identity: plain,
    br: isWorthIt ? represent(br, 'br') : plain,
    gzip: isWorthIt ? represent(gzip, 'gzip') : plain,
    unchanged,
    bytes: identity.byteLength + br.byteLength + gzip.byteLength + HEADERS_BYTES,
    isKept,
  };
  if (isKept && isWorthIt) void compressBrotli(identity, BEST_QUALITY).then((best) => Object.assign(page, { br: represent(best, 'br') }));
  return page;
}

export function answerPage(page: Page, ifNoneMatch: string | undefined, acceptEncoding: string | undefined): Response {
  if (ifNoneMatch && page.status === 200 && (ifNoneMatch === '*' || ifNoneMatch.includes(page.etag.slice(2)))) {
    return new Response(null, { status: 304, headers: page.unchanged });
  }
  const { body, headers } = page[toEncoding(acceptEncoding) ?? 'identity'];
  return new Response(body, { status: page.status, headers });
}
