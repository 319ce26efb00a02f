import { Inflate } from 'fflate';

/** Ours: an ad is a thousandth of it, and a phone's memory bears it. */
export const MOST_BYTES = 64e6;
export const MOST_MS = 10_000;
/** Entries are read to here, files are kept to here. */
export const MOST_ENTRIES = 10_000;
export const MOST_FILES = 2000;
/** A byte of a zip becomes 1032 at most: no step makes more than 16 MB. */
const STEP_BYTES = 16 * 1024;

export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its weight in the zip. */
  readonly packed: number;
}

/** What was met on the way. The first four are bounds: nothing after them is read. */
export type Obstacle = 'bytes' | 'time' | 'entries' | 'damaged' | 'path' | 'locked' | 'method';

export interface Unpacked {
  readonly files: readonly UnpackedFile[];
  /** As the zip says. */
  readonly entries: number;
  readonly obstacles: readonly { readonly what: Obstacle; readonly name: string }[];
}

interface Entry {
  readonly name: string;
  readonly packed: number;
  readonly method: number;
  readonly isLocked: boolean;
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Of the record at the end of a zip, without its comment, which has 64 KB at most. */
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_BYTES = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** Whether these bytes are a zip. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The files of a zip, as its directory lists them. It stops at the first bound; what was read until then is kept. Zips in it stay closed. */
export function unpackZip(zip: Uint8Array, clock: () => number = () => performance.now()): Unpacked {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const files = new Map<string, UnpackedFile>();
  const obstacles: { what: Obstacle; name: string }[] = [];
  const end = clock() + MOST_MS;
  let left = MOST_BYTES;
  let entries = 0;
  try {
    const { count, directory } = findDirectory(view);
    entries = count;
    let at = directory;
    let seen = 0;
    for (; seen < count && at + ENTRY_BYTES <= zip.length && view.getUint32(at, true) === ENTRY; seen++) {
      if (seen === MOST_ENTRIES || files.size === MOST_FILES) throw new Stop('entries');
      const entry = readEntry(view, zip, at);
      at = entry.next;
      if (isNoise(entry.name)) continue;
      const what = !isPlainPath(entry.name)
        ? 'path'
        : entry.isLocked
          ? 'locked'
          : entry.method !== STORED && entry.method !== DEFLATED
            ? 'method'
            : undefined;
      if (what) {
        obstacles.push({ what, name: entry.name });
        continue;
      }
      const bytes = readFile(view, zip, entry, { left, end, clock });
      left -= bytes.length;
      files.set(entry.name, { name: entry.name, bytes, packed: entry.packed });
    }
    if (seen < count) throw new Stop('damaged');
  } catch (error) {
    obstacles.push(error instanceof Stop ? { what: error.what, name: error.file } : { what: 'damaged', name: '' });
  }
  return { files: [...files.values()], entries, obstacles };
}

class Stop extends Error {
  readonly what: Obstacle;
  readonly file: string;

  constructor(what: Obstacle, file = '') {
    super(what);
    this.what = what;
    this.file = file;
  }
}

/** Folders, and what systems put into zips for themselves. */
const isNoise = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const LONGEST_NAME = 255;

/** A name that stays in the folder of the zip. */
export function isPlainPath(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (name === '' || name.length > LONGEST_NAME || /^[/\\]|^[a-z]:|\\|[\u0000-\u001f]/i.test(name)) return false;
  return name.split('/').every((part) => part !== '..' && part !== '');
}

function findDirectory(view: DataView): { readonly count: number; readonly directory: number } {
  for (let at = view.byteLength - END_BYTES; at >= Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) === END) return { count: view.getUint16(at + 10, true), directory: view.getUint32(at + 16, true) };
  }
  throw new Stop('damaged');
}

function readEntry(view: DataView, zip: Uint8Array, at: number): Entry & { readonly next: number } {
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const nameEnd = at + ENTRY_BYTES + (nameLength ?? 0);
  return {
    name: new TextDecoder().decode(zip.subarray(at + ENTRY_BYTES, nameEnd)),
    packed: view.getUint32(at + 20, true),
    method: view.getUint16(at + 10, true),
    isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    offset: view.getUint32(at + 42, true),
    next: nameEnd + (extraLength ?? 0) + (commentLength ?? 0),
  };
}

interface Bounds {
  readonly left: number;
  readonly end: number;
  readonly clock: () => number;
}

/** What the directory says of its unpacked size is not believed: bytes are counted as they come. */
function readFile(view: DataView, zip: Uint8Array, { name, packed, method, offset }: Entry, { left, end, clock }: Bounds): Uint8Array<ArrayBuffer> {
  if (offset + LOCAL_BYTES > zip.length || view.getUint32(offset, true) !== LOCAL) throw new Stop('damaged', name);
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > zip.length) throw new Stop('damaged', name);
  const content = zip.subarray(start, start + packed);
  if (method === STORED) {
    if (content.length > left) throw new Stop('bytes', name);
    return content.slice();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    parts.push(part);
  });
  for (let at = 0; at < content.length; at += STEP_BYTES) {
    if (clock() > end) throw new Stop('time', name);
    inflate.push(content.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= content.length);
    if (size > left) throw new Stop('bytes', name);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
