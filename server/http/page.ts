import { createHash } from 'node:crypto';
import { limitConcurrency } from './concurrency-limit.ts';
import { compressBrotli, compressGzip, type Encoding } from './encoding.ts';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/** A rendered page: uncompressed, and in the encodings that were requested. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  readonly identity: Representation;
  /** Compressed quickly at first, for the first visitor. */
  readonly packed: Partial<Record<Encoding, Representation | Promise<Representation>>>;
  readonly unchanged: HeaderSet;
  /** Its estimated size in memory with all encodings. */
  readonly bytes: number;
  /** Whether it may be cached for later requests. */
  readonly isKept: boolean;
  /** How often it was requested. Plain pages (app/page-address.ts) start with one. */
  asked: number;
  isBest: boolean;
}

/** Whether visitors can share a page, and whether it is a plain one: see app/page-address.ts. */
interface Sharing {
  readonly isShared: boolean;
  readonly isPlain: boolean;
  /** Any page may frame it. */
  readonly isEmbedded?: boolean;
}

interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: HeaderSet;
}

/** Brotli's quality while a visitor waits. */
const QUICK_QUALITY = 5;
/** How many pages are compressed at once: compression shares Node's few threads with reading files. */
const PACKED_AT_ONCE = 2;
/** Brotli's quality in the background, for plain pages and those that are requested again; not worth it for a page in ever new settings. */
const BEST_QUALITY = 11;
const ASKED_AGAIN = 2;
/** How many pages may wait for their best compression. Above that a page gets its turn at a later request. */
const MAX_IMPROVING = 16;
/** In characters of six bits: enough to distinguish versions of a page, and short, as a page must fit into the first packets of a connection. */
const ETAG_LENGTH = 11;
/** Estimated size of the headers, which each representation holds. */
const HEADERS_BYTES = 6 * 1024;
/** Estimated size of both encodings together, as a fraction of the text. */
const PACKED_SHARE = 0.5;

const quick = limitConcurrency(PACKED_AT_ONCE);
const best = limitConcurrency(1);
const improving = new Set<Page>();

/** Accepts any answer of the site, also redirects and plain text, which are never cached. */
export async function createPage(response: Response, { isShared, isPlain, isEmbedded }: Sharing, security: SecurityHeaders): Promise<Page> {
  const text = await response.text();
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  const identity = new TextEncoder().encode(text);
  const isKept = isShared && isHtml && response.status === 200 && !response.headers.has('set-cookie');
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const unchanged = {
    ...Object.fromEntries(response.headers),
    ...(isHtml ? security.forPage(text, isEmbedded) : security.forFile),
    // A page for one visitor may be stored only by the visitor's browser.
    'cache-control': isShared ? 'no-cache' : 'private, no-cache',
    // The browser's own language, where nothing was chosen (app/i18n/to-language.ts): never on a page that is shared.
    vary: isShared ? 'Cookie, Accept-Encoding' : 'Cookie, Accept-Language, Accept-Encoding',
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

/** The page in this encoding, or uncompressed if that is not larger. Compresses it once for all requests meanwhile. */
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

/** One page at a time, followed by a pause as long as the work: an attacker who requests pages twice can use half a thread at most. */
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
