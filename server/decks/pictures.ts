import { crc32 } from 'node:zlib';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Of a picture's bytes. */
export const PICTURE_BYTES = 1024 * 1024;
/** Longest side in pixels: a few kilobytes may unfold to gigabytes. Our pages send 1,600. */
const SIDE_MOST = 8192;

/**
 * The type of a picture by its content; undefined for anything else, and for a picture with something before, behind or between its own parts: so no
 * file that is a picture to one reader and a page or an archive to another is kept.
 */
export function findPictureType(bytes: Buffer): PictureType | undefined {
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isPng(bytes)) return 'image/png';
  return isWebp(bytes) ? 'image/webp' : undefined;
}

const isSide = (pixels: number) => pixels > 0 && pixels <= SIDE_MOST;

const [JPEG_START, JPEG_END, JPEG_SCAN] = [0xd8, 0xd9, 0xda];
/** Start of frame, with the size; the others between are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** ISO/IEC 10918-1, annex B: segments with their length, and behind each start of scan its data, until the end that must be the file's. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== JPEG_START) return false;
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG_END) return hasFrame && hasScan && at + 2 === bytes.length;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= JPEG_START) || at + 4 > bytes.length) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return false;
    if (isFrame(marker)) {
      if (length < 8 || !isSide(bytes.readUInt16BE(at + 5)) || !isSide(bytes.readUInt16BE(at + 7))) return false;
      hasFrame = true;
    }
    at += 2 + length;
    if (marker !== JPEG_SCAN) continue;
    hasScan = true;
    at = findScanEnd(bytes, at);
  }
  return false;
}

/** In the data of a scan 0xff is followed by 0, or by the number of a restart; any other marker ends it. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** PNG, third edition, 5: chunks with length and checksum, IHDR first, IEND last and nothing behind it. */
function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if ((at === 8) !== (type === 'IHDR')) return false;
    if (type === 'IHDR' && (length !== 13 || !isSide(bytes.readUInt32BE(at + 8)) || !isSide(bytes.readUInt32BE(at + 12)))) return false;
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return hasData && length === 0 && end === bytes.length;
    at = end;
  }
  return false;
}

/** RFC 9649: the length in the head is the file's, and the chunks fill it. A moving picture has no data of its own outside of its frames: refused. */
function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let hasData = false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
    if (data.length !== bytes.readUInt32LE(at + 4)) return false;
    if (at === 12 ? !/^VP8[ LX]$/.test(type) : type === 'VP8X') return false;
    if (/^VP8[ LX]$/.test(type) && !toSides(type, data).every(isSide)) return false;
    if (type === 'VP8 ' || type === 'VP8L') hasData = true;
    at += 8 + data.length + (data.length % 2);
  }
  return hasData && at === bytes.length;
}

/** Width and height as the chunk says them; [0] where it is too short to say them, or does not begin as it must. */
function toSides(type: string, data: Buffer): readonly number[] {
  if (data.length < 10) return [0];
  if (type === 'VP8X') return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1];
  if (type === 'VP8 ') return data.readUIntBE(3, 3) === 0x9d012a ? [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff] : [0];
  const bits = data.readUInt32LE(1);
  return data[0] === 0x2f ? [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1] : [0];
}
