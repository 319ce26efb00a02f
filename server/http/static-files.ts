import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { WORKER_PATH } from '#protocol/take-along.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { type Encoding, encodings } from './encoding.ts';
import type { CreativeUse, HeaderSet, SecurityHeaders } from './security-headers.ts';

/**
 * Files are looked up in a map that is made at the start, never on the disk by a path from a request: what is not in the map does not exist.
 *
 * 1. `/assets/…` have a hash of their content in their names and are cached for ever; everything else is revalidated by ETag.
 * 2. `x.br` and `x.gz`, made by the build, are encodings of `x`, not separate files.
 * 3. Names that begin with a dot, and source maps, are not served.
 * 4. Small files are kept in memory in the encoding that browsers prefer, Brotli for text. The rest is streamed from the disk. Uncompressed files
 *    can also be requested in single byte ranges.
 */
export interface StaticFile extends Stored {
  readonly type: string;
  readonly etag: string;
  readonly encoded: Readonly<Partial<Record<Encoding, Stored>>>;
  /** Complete headers, for the uncompressed file and for each encoding. */
  readonly headers: Readonly<Record<Encoding | 'identity' | 'unchanged', HeaderSet>>;
}

/** One encoding of a file. `body` is undefined for large or rarely requested ones, which are read from `path`. */
export interface Stored {
  readonly path: string;
  readonly size: number;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const IN_MEMORY_BYTES = 64 * 1024;
/** How many files are open at once while they are loaded, because a system may allow a process only few. */
const READ_AT_ONCE = 8;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;
/** Files of a creative that are not for our own pages. */
const uses: Readonly<Record<string, CreativeUse>> = { 'simid.html': 'player', 'embed.html': 'player', 'tag.html': 'tag' };
/** The ad as our embedded page shows it (`/embed/:id`): the same bytes, but other people's pages stand around that page. */
const toEmbedded = (url: string) => url.replace(/^(\/creatives\/.*\/)index\.html$/, '$1embed.html');
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** All files below `folder`, by their addresses. A missing folder counts as empty. */
export async function loadStaticFiles(folder: string, base: string, security: SecurityHeaders): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const all = new Set(names);
  const isEncoding = (name: string) =>
    encodings.some((encoding) => name.endsWith(SUFFIX[encoding]) && all.has(name.slice(0, -SUFFIX[encoding].length)));
  const served = names.filter((name) => !isEncoding(name) && !name.endsWith('.map') && !name.split('/').some((part) => part.startsWith('.')));
  const reading = limitConcurrency(READ_AT_ONCE);
  const urls = served.flatMap((name) => [...new Set([`${base}${name}`, toEmbedded(`${base}${name}`)])].map((url) => ({ name, url })));
  return new Map(
    await Promise.all(urls.map(({ name, url }) => reading(async () => [url, await loadFile(folder, name, url, all, security)] as const))),
  );
}

async function loadFile(folder: string, name: string, url: string, all: ReadonlySet<string>, security: SecurityHeaders): Promise<StaticFile> {
  const path = join(folder, name);
  const { size, mtimeMs } = await stat(path);
  const encoded: Partial<Record<Encoding, Stored>> = {};
  for (const encoding of encodings) {
    if (all.has(name + SUFFIX[encoding])) encoded[encoding] = await loadEncoded(path + SUFFIX[encoding], encoding);
  }
  // Documents are always read, because their policy depends on their content.
  const body = name.endsWith('.html') || (size <= IN_MEMORY_BYTES && !encoded.br) ? await readFile(path) : undefined;
  const type = types[extname(name)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256')
    .update(encoded.br?.body ?? body ?? `${size} ${mtimeMs}`)
    .digest('base64url')
    .slice(0, 22)}"`;
  const headers = toHeaders({ url, type, size, etag, body, encoded }, security);
  return { type, size, etag, body: encoded.br ? undefined : body, encoded, path, headers };
}

/** Every browser accepts Brotli on https and localhost, so only Brotli is kept in memory. */
async function loadEncoded(path: string, encoding: Encoding): Promise<Stored> {
  const body = encoding === 'br' ? await readFile(path) : undefined;
  return { size: body?.byteLength ?? (await stat(path)).size, path, body };
}

function toPolicies(url: string, html: string, security: SecurityHeaders): HeaderSet {
  if (url === WORKER_PATH) return security.forWorker;
  // Networks, and editors that asked for oEmbed, may show the picture of a link from where it is.
  if (/^\/share(?:\/|\.)/.test(url)) return { ...security.forFile, 'cross-origin-resource-policy': 'cross-origin' };
  if (url.startsWith('/guest/')) return security.forGuest(url === '/guest/open.html');
  return url.startsWith('/creatives/') ? security.forCreative(html, uses[url.slice(url.lastIndexOf('/') + 1)]) : security.forFile;
}

type FileProperties = Pick<StaticFile, 'type' | 'size' | 'etag' | 'body' | 'encoded'> & { readonly url: string };

function toHeaders({ url, type, size, etag, body, encoded }: FileProperties, security: SecurityHeaders): StaticFile['headers'] {
  const html = type.startsWith('text/html') && body ? Buffer.from(body).toString() : '';
  const unchanged = {
    ...toPolicies(url, html, security),
    'cache-control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...(encoded.br || encoded.gzip ? { vary: 'Accept-Encoding' } : {}),
  };
  const withBody = (length: number) => ({ ...unchanged, 'content-type': type, 'content-length': String(length) });
  const withEncoding = (encoding: Encoding) => ({
    ...withBody(encoded[encoding]?.size ?? 0),
    // A different representation needs a different tag; If-None-Match is compared without this suffix.
    etag: `${etag.slice(0, -1)}-${encoding}"`,
    'content-encoding': encoding,
  });
  return { identity: { ...withBody(size), 'accept-ranges': 'bytes' }, br: withEncoding('br'), gzip: withEncoding('gzip'), unchanged };
}
