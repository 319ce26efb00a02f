import { createHash } from 'node:crypto';
import { compressBrotli, compressGzip, type Encoding } from './encoding.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/** A rendered page: as it is, and in the encodings that were asked for. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  readonly identity: Representation;
  /** Compressed quickly at first, for whoever came first. */
  readonly packed: Partial<Record<Encoding, Representation | Promise<Representation>>>;
  readonly unchanged: HeaderSet;
  /** What it holds in memory, packed in every encoding. */
  readonly bytes: number;
  /** Whether it may answer later requests too. */
  readonly isKept: boolean;
  /** Plain pages (app/page-address.ts) count as asked for before. */
  asked: number;
  isBest: boolean;
}

/** For whom a page is made, and how usual it is: app/page-address.ts. */
interface Sharing {
  readonly isShared: boolean;
  readonly isPlain: boolean;
}

interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: HeaderSet;
}

/** For the visitor who waits. */
const QUICK_QUALITY = 5;
/** At once: packing shares Node's few threads with the files on the disk. */
const PACKED_AT_ONCE = 2;
/** Plain pages, and others that are asked for again, are worth this, which nobody waits for; ever new looks of a page are not. */
const BEST_QUALITY = 11;
const ASKED_AGAIN = 2;
/** Pages that wait for their best compression; whichever comes when there are so many may come again. */
const MAX_IMPROVING = 16;
/** Characters of six bits: enough to tell two versions of a page apart, and few, for the page must fit a connection's first flight. */
const ETAG_LENGTH = 11;
/** Estimate for the headers, which each representation holds. */
const HEADERS_BYTES = 6 * 1024;
/** Both encodings together are less than half of the text. */
const PACKED_SHARE = 0.5;

const quick = limitConcurrency(PACKED_AT_ONCE);
const best = limitConcurrency(1);
const improving = new Set<Page>();

/** Takes any answer of the site: redirects and plain text too, which are never kept. */
export async function createPage(response: Response, { isShared, isPlain }: Sharing, security: SecurityHeaders): Promise<Page> {
  const text = await response.text();
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  const identity = new TextEncoder().encode(text);
  const isKept = isShared && isHtml && response.status === 200 && !response.headers.has('set-cookie');
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const unchanged = {
    ...Object.fromEntries(response.headers),
    ...(isHtml ? security.forPage(text) : security.forFile),
    // What was made for one visitor is for the visitor's browser alone.
    'cache-control': isShared ? 'no-cache' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    ...(response.status === 200 ? { etag } : {}),
  };
  return {
    status: response.status,
    etag,
    identity: represent(unchanged, identity),
    packed: {},
    unchanged,
    bytes: Math.ceil(identity.byteLength * (1 + PACKED_SHARE)) + HEADERS_BYTES,
    isKept,
    asked: isPlain ? 1 : 0,
    isBest: false,
  };
}

function represent(unchanged: HeaderSet, body: Uint8Array<ArrayBuffer>, encoding?: Encoding): Representation {
  return { body, headers: { ...unchanged, 'content-length': String(body.byteLength), ...(encoding ? { 'content-encoding': encoding } : {}) } };
}

/** The page in this encoding; as it is, when packing makes it no smaller. Packs it once, for all who ask meanwhile. */
export function packPage(page: Page, encoding: Encoding): Representation | Promise<Representation> {
  page.packed[encoding] ??= quick(async () => {
    const { body } = page.identity;
    const packed = encoding === 'br' ? await compressBrotli(body, QUICK_QUALITY) : await compressGzip(body);
    const made = packed.byteLength < body.byteLength ? represent(page.unchanged, packed, encoding) : page.identity;
    page.packed[encoding] = made;
    return made;
  });
  return page.packed[encoding];
}

/** One page at a time, and then as long a rest as that took: what is asked for twice by one who means harm gets half a thread and no more. */
function improve(page: Page): void {
  if (improving.size >= MAX_IMPROVING) return;
  page.isBest = true;
  improving.add(page);
  const work = async () => {
    const started = performance.now();
    const packed = await compressBrotli(page.identity.body, BEST_QUALITY);
    page.packed.br = represent(page.unchanged, packed, 'br');
    improving.delete(page);
    await new Promise((resolve) => setTimeout(resolve, performance.now() - started).unref());
  };
  void best(work);
}

export function answerPage(page: Page, ifNoneMatch: string | undefined, encoding: Encoding | undefined): Response | Promise<Response> {
  if (ifNoneMatch && page.status === 200 && (ifNoneMatch === '*' || ifNoneMatch.includes(page.etag.slice(2)))) {
    return new Response(null, { status: 304, headers: page.unchanged });
  }
  page.asked++;
  if (!encoding) return toResponse(page, page.identity);
  const packed = packPage(page, encoding);
  if (packed instanceof Promise) return packed.then((made) => toResponse(page, made));
  if (encoding === 'br' && page.isKept && !page.isBest && page.asked >= ASKED_AGAIN && packed !== page.identity) improve(page);
  return toResponse(page, packed);
}

function toResponse({ status }: Page, { body, headers }: Representation): Response {
  return new Response(body, { status, headers });
}
