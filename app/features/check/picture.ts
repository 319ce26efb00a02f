import { readPictureSize } from '#app/components/picture-size.ts';

/** What the bytes of a picture say, whatever its name is. */
export interface Picture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/svg+xml';
  /** Pixels; 0 where the file does not say. */
  readonly width: number;
  readonly height: number;
  /** Of one that moves: how many pictures it has, how long one round takes, how many rounds there are (0: without end). */
  readonly frames: number;
  readonly roundMs: number;
  readonly rounds: number;
}

const still = { frames: 1, roundMs: 0, rounds: 1 };

/** Undefined for what is no picture that browsers show. */
export function findPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(0, 4) === 'GIF8') return readGif(view);
    const size = readPictureSize(view);
    // An extended WebP says by a bit of its own that it moves.
    const isMoving = text(12, 4) === 'VP8X' && (view.getUint8(20) & 2) !== 0;
    if (size)
      return { type: bytes[1] === 0x50 ? 'image/png' : bytes[0] === 0xff ? 'image/jpeg' : 'image/webp', ...size, ...still, frames: isMoving ? 2 : 1 };
  } catch {
    return undefined;
  }
  const head = new TextDecoder().decode(bytes.subarray(0, 2048));
  const svg = /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>|\s)*<svg\b([^>]*)>/i.exec(head)?.[1];
  if (svg === undefined) return undefined;
  const [, , boxWidth, boxHeight] =
    /viewBox\s*=\s*["']([^"']*)/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const length = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(svg)?.[1] ?? 0);
  return { type: 'image/svg+xml', width: length('width') || (boxWidth ?? 0), height: length('height') || (boxHeight ?? 0), ...still };
}

/** Browsers draw a picture that shall stay shorter for a tenth of a second. */
const SHORTEST_MS = 20;
const SHORT_MS = 100;

/** Blocks of a GIF (GIF89a): an extension begins with 0x21, a picture with 0x2c, both end in a chain of parts with their lengths. */
function readGif(view: DataView): Picture {
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  const tableAt = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableAt(view.getUint8(10));
  let frames = 0;
  let roundMs = 0;
  let rounds = 1;
  const skip = () => {
    while (at < view.byteLength && view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    at++;
  };
  while (at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === 0x21) {
      const label = view.getUint8(at + 1);
      if (label === 0xf9) {
        const ms = view.getUint16(at + 4, true) * 10;
        roundMs += ms < SHORTEST_MS ? SHORT_MS : ms;
      }
      // NETSCAPE2.0: how often it is repeated.
      if (label === 0xff && view.getUint8(at + 2) === 11) {
        const repeats = view.getUint16(at + 16, true);
        rounds = repeats === 0 ? 0 : repeats + 1;
      }
      at += 2;
    } else if (block === 0x2c) {
      frames++;
      at += 10 + tableAt(view.getUint8(at + 9)) + 1;
    } else break;
    skip();
  }
  return { type: 'image/gif', width, height, frames, roundMs: frames > 1 ? roundMs : 0, rounds };
}
