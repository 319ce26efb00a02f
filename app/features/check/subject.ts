import { toFileType } from '#app/components/guest/file-type.ts';
import type { GuestFile } from '#protocol/guest.ts';
import { findPicture, type Picture } from './picture.ts';
import { isZip, MOST_MS, type Unpacked, type UnpackedFile } from './unpack.ts';

interface SubjectBase {
  readonly name: string;
  /** Bytes as they were brought. */
  readonly weight: number;
}

/** A page with its files. */
export interface PageSubject extends SubjectBase {
  readonly kind: 'page';
  /** Undefined for a page alone. */
  readonly zip: Unpacked | undefined;
  readonly files: readonly UnpackedFile[];
  /** Names of its pages, the one that is opened first. */
  readonly pages: readonly string[];
}
export interface PictureSubject extends SubjectBase {
  readonly kind: 'picture';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly picture: Picture;
}
export interface VastSubject extends SubjectBase {
  readonly kind: 'vast';
  readonly text: string;
}
export type Subject = PageSubject | PictureSubject | VastSubject;

/** Why a file is not opened. `late`: it took longer than ten seconds. */
export type Refusal = 'unknown' | 'unreadable' | 'late';

/** What a file is, by its content. */
export async function openSubject(file: File): Promise<Subject | Refusal> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return 'unreadable';
  const base = { name: file.name, weight: bytes.length };
  if (isZip(bytes)) {
    const zip = await unpackInWorker(bytes);
    return zip ? { ...base, kind: 'page', zip, files: zip.files, pages: listPages(zip.files) } : 'late';
  }
  const picture = findPicture(bytes);
  if (picture) return { ...base, kind: 'picture', bytes, picture };
  const text = new TextDecoder().decode(bytes);
  const start = text.slice(0, 4096);
  if (/<(?:VAST|VMAP|vmap:VMAP)\b/.test(start)) return { ...base, kind: 'vast', text };
  if (!/<(?:!doctype\s+html|html|head|body|script|div|meta|canvas|style)\b/i.test(start)) return 'unknown';
  const page = { name: 'index.html', bytes, packed: await toPackedSize(bytes) };
  return { ...base, kind: 'page', zip: undefined, files: [page], pages: [page.name] };
}

/** More than the zip's own bound: the worker must start and hand over. */
const PATIENCE_MS = MOST_MS + 5000;

/** Undefined where it takes too long: its thread is ended. */
function unpackInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked | undefined> {
  const worker = new Worker(new URL('./unpack.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Unpacked | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<Unpacked>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => resolve(undefined);
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}

/** As a server would compress it. */
async function toPackedSize(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** Its pages: index.html at the top first, then the one that is nearest to the top. */
export function listPages(files: readonly UnpackedFile[]): readonly string[] {
  const rank = (name: string) => name.split('/').length * 2 - (/(?:^|\/)index\.html?$/i.test(name) ? 1 : 0);
  return files
    .map(({ name }) => name)
    .filter((name) => /\.x?html?$/i.test(name))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The files beside a page as a guest finds them: by their names from the folder of the page. One above that folder keeps its own name, where `../` ends too. */
export function toGuestFiles(files: readonly UnpackedFile[], page: string): Readonly<Record<string, GuestFile>> {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const others = files.filter(({ name }) => name !== page);
  return Object.fromEntries(
    others.map(({ name, bytes }) => [name.startsWith(folder) ? name.slice(folder.length) : name, { bytes, type: toFileType(name) }]),
  );
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page says of its size, or what the names around it say. */
export function findSize(html: string, ...names: readonly string[]): Size | undefined {
  const said = findNamedSize(html);
  if (said) return said;
  for (const name of names) {
    const [, width = '', height = ''] = /(?:^|\D)(\d{2,4})x(\d{2,4})(?!\d)/i.exec(name) ?? [];
    if (width) return { width: Number(width), height: Number(height) };
  }
  return undefined;
}

/** Its meta element `ad.size`. */
export function findNamedSize(html: string): Size | undefined {
  const meta = /<meta\b[^>]*\bname\s*=\s*["']?ad\.size["']?[^>]*>/i.exec(html)?.[0] ?? '';
  const [width, height] = [/width\s*=\s*(\d+)/i, /height\s*=\s*(\d+)/i].map((side) => Number(side.exec(meta)?.[1] ?? 0));
  return width && height ? { width, height } : undefined;
}
