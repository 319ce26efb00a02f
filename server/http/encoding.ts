import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smallest first: the order of preference. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding a client takes. `q=0` refuses one. */
export function toEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  return encodings.find((name) => accepts(acceptEncoding, name));
}

const patterns = {
  br: /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
  gzip: /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
} as const;

function accepts(header: string, name: Encoding): boolean {
  return patterns[name].test(header);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** On the thread pool. `quality` 0 to 11: 11 takes about a hundred times as long as 4. */
export function compressBrotli(body: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}

export function compressGzip(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return toGzip(body, { level: 9 });
}
