import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, encodings } from './encoding.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/**
 * Files are found in a map made at start, never on the disk by a visitor's path: what is not in the map does not exist.
 *
 * 1. `/assets/…` have their content's hash in their names and are kept for ever; everything else is asked for again by ETag.
 * 2. `x.br` and `x.gz`, made by the build, are encodings of `x`, no files of their own.
 * 3. Names that begin with a dot and source maps are left out.
 * 4. Small files stay in memory in the form that browsers ask for, which for text is Brotli; the rest is streamed from the disk, pictures, clips and
 *    files as they are in single byte ranges too.
 */
export interface StaticFile extends Stored {
  readonly type: string;
  readonly etag: string;
  readonly encoded: Readonly<Partial<Record<Encoding, Stored>>>;
  /** Ready-made headers, for the file as it is and for each encoding. */
  readonly headers: Readonly<Record<Encoding | 'identity' | 'unchanged', HeaderSet>>;
}

/** One form of a file: its bytes, or, when it is large or next to nobody asks for it, where they are. */
export interface Stored {
  readonly path: string;
  readonly size: number;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const IN_MEMORY_BYTES = 64 * 1024;
/** Files that are open at once while they are read: a system may allow a process few. */
const READ_AT_ONCE = 8;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Every file below `folder` under its address. A folder that is missing has no files. */
export async function loadStaticFiles(folder: string, base: string, security: SecurityHeaders): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const all = new Set(names);
  const isEncoding = (name: string) =>
    encodings.some((encoding) => name.endsWith(SUFFIX[encoding]) && all.has(name.slice(0, -SUFFIX[encoding].length)));
  const served = names.filter((name) => !isEncoding(name) && !name.endsWith('.map') && !name.split('/').some((part) => part.startsWith('.')));
  const reading = limitConcurrency(READ_AT_ONCE);
  const files = await Promise.all(served.map((name) => reading(() => loadFile(folder, name, `${base}${name}`, all, security))));
  return new Map(served.map((name, index) => [`${base}${name}`, files[index]] as const).flatMap(([url, file]) => (file ? [[url, file]] : [])));
}

async function loadFile(folder: string, name: string, url: string, all: ReadonlySet<string>, security: SecurityHeaders): Promise<StaticFile> {
  const path = join(folder, name);
  const { size, mtimeMs } = await stat(path);
  const encoded: Partial<Record<Encoding, Stored>> = {};
  for (const encoding of encodings) {
    if (all.has(name + SUFFIX[encoding])) encoded[encoding] = await loadEncoded(path + SUFFIX[encoding], encoding);
  }
  // A document is always read: its policy is made from its content.
  const body = name.endsWith('.html') || (size <= IN_MEMORY_BYTES && !encoded.br) ? await readFile(path) : undefined;
  const type = types[extname(name)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256')
    .update(encoded.br?.body ?? body ?? `${size} ${mtimeMs}`)
    .digest('base64url')
    .slice(0, 22)}"`;
  const headers = toHeaders({ url, type, size, etag, body, encoded }, security);
  return { type, size, etag, body: encoded.br ? undefined : body, encoded, path, headers };
}

/** Every browser takes Brotli where it trusts the connection; gzip is for the rest. */
async function loadEncoded(path: string, encoding: Encoding): Promise<Stored> {
  const body = encoding === 'br' ? await readFile(path) : undefined;
  return { size: body?.byteLength ?? (await stat(path)).size, path, body };
}

type FileProperties = Pick<StaticFile, 'type' | 'size' | 'etag' | 'body' | 'encoded'> & { readonly url: string };

function toHeaders({ url, type, size, etag, body, encoded }: FileProperties, security: SecurityHeaders): StaticFile['headers'] {
  const isCreative = url.startsWith('/creatives/');
  const html = type.startsWith('text/html') && body ? Buffer.from(body).toString() : '';
  const unchanged = {
    ...(isCreative ? security.forCreative(html, url.endsWith('/simid.html') ? '*' : undefined) : security.forFile),
    'cache-control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...(encoded.br || encoded.gzip ? { vary: 'Accept-Encoding' } : {}),
  };
  const withBody = (length: number) => ({ ...unchanged, 'content-type': type, 'content-length': String(length) });
  const withEncoding = (encoding: Encoding) => ({
    ...withBody(encoded[encoding]?.size ?? 0),
    // Another representation, hence another tag; If-None-Match is compared without the suffix.
    etag: `${etag.slice(0, -1)}-${encoding}"`,
    'content-encoding': encoding,
  });
  return { identity: { ...withBody(size), 'accept-ranges': 'bytes' }, br: withEncoding('br'), gzip: withEncoding('gzip'), unchanged };
}
