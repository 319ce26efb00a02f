import { type BrandKit, isEmptyKit, toBrandKit } from './brand-kit.ts';
import { BRAND_MARK } from './share-link.ts';

/** Longest fragment that is read, characters, and longest text it may unpack to. */
const PACKED_LENGTH = 6000;
/** Base64 writes three bytes as four characters. */
const PACKED_BYTES = Math.floor(((PACKED_LENGTH - BRAND_MARK.length) * 3) / 4);
const TEXT_LENGTH = 16_000;

/** JSON, deflated, in URL-safe base64. */
export async function packBrand(kit: BrandKit): Promise<string> {
  const packed = await readAll(new Blob([JSON.stringify(kit)]).stream().pipeThrough(new CompressionStream('deflate-raw')), PACKED_BYTES);
  return (
    BRAND_MARK +
    btoa(String.fromCharCode(...packed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  );
}

/** Any value as an ad shows it, wrong parts left out and long ones cut, and the end of a link that carries it: '' for no brand. */
export async function packShown(given: unknown): Promise<{ readonly kit: BrandKit; readonly end: string }> {
  const kit = toBrandKit(given);
  return { kit, end: isEmptyKit(kit) ? '' : await packBrand(kit) };
}

/** The brand of a link's fragment; nothing when there is none or it is not ours. Never throws. */
export async function unpackBrand(hash: string): Promise<BrandKit> {
  if (!hash.startsWith(BRAND_MARK) || hash.length > PACKED_LENGTH) return {};
  try {
    const packed = Uint8Array.from(atob(hash.slice(BRAND_MARK.length).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const text = await readAll(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')), TEXT_LENGTH);
    return toBrandKit(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return {};
  }
}

/** Stops at `limit` bytes: a small fragment could unpack to gigabytes. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) throw new Error('Too long');
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
