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
    if (text(1, 3) === 'PNG') return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), ...still };
    if (text(0, 4) === 'GIF8') return readGif(view);
    if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return readWebp(view, text(12, 4));
    if (view.getUint16(0) === 0xffd8) return readJpeg(view);
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

function readJpeg(view: DataView): Picture | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at);
    // Start of frame, but for three that share its range (JPEG, ITU-T T.81, table B.1).
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), ...still };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function readWebp(view: DataView, chunk: string): Picture {
  const type = 'image/webp';
  if (chunk === 'VP8X') {
    const read = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
    return { type, width: read(24), height: view.getUint16(27, true) + 1, ...still, frames: view.getUint8(20) & 2 ? 2 : 1 };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, ...still };
  }
  return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, ...still };
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
