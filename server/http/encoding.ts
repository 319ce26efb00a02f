import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** In order of preference: the smallest result first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that the client accepts, by our order, not by the client's. `q=0` excludes an encoding. */
export function toEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = parseAccept(acceptEncoding);
  return encodings.find((name) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === name));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses on Node's thread pool. `quality` 0 to 11: 11 takes about a hundred times as long as 4. */
export function compressBrotli(body: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}

export function compressGzip(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return toGzip(body, { level: 9 });
}
