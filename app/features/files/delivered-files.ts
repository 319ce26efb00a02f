import { toCsvFile } from '#app/components/csv.ts';
import type { listZip } from '#app/components/take-away/pack.ts';
import { listSpecs, toPlainFigures, toResult } from '#app/components/take-away/spec-sheet.ts';
import { listKinds, SIZES_FILE, type TakeAwayKind, TRACKING, toFileName } from '#app/components/take-away/take-away.ts';
import { createVast } from '#app/components/take-away/vast.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type FrameDemo, listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { isRecord } from '#protocol/is-record.ts';

/** One file that can be taken away, with its true size. */
export interface DeliveredFile {
  readonly name: string;
  readonly kind: TakeAwayKind;
  readonly demo: FrameDemo;
  readonly bytes: number;
  /** Of a file that is written here. */
  readonly text?: string;
}

export interface DemoSizes {
  readonly demo: FrameDemo;
  readonly sizes: Readonly<Partial<Record<TakeAwayKind, number>>>;
}

/** What the build weighed, for every demo. */
export function loadSizes(signal: AbortSignal): Promise<readonly DemoSizes[]> {
  return Promise.all(
    activeDemos.flatMap(listUnits).flatMap((demo) =>
      demo.isIframe
        ? fetch(demo.creativeUrl.replace('index.html', SIZES_FILE), { signal }).then(async (response) => {
            const sizes: unknown = response.ok ? await response.json() : undefined;
            if (!isRecord(sizes)) throw new Error('Cannot get files');
            const isSize = (entry: readonly [string, unknown]): entry is readonly [string, number] => typeof entry[1] === 'number';
            return { demo, sizes: Object.fromEntries(Object.entries(sizes).filter(isSize)) };
          })
        : [],
    ),
  );
}

/** Every file of every demo. VAST and spec sheets are written here, in the visitor's language. */
export function listFiles(all: readonly DemoSizes[], origin: string, text: Pick<Text, 't' | 'tData'>): readonly DeliveredFile[] {
  return all.flatMap(({ demo, sizes }) =>
    listKinds(demo).flatMap((kind): readonly DeliveredFile[] => {
      const name = toFileName(demo, kind);
      const written = kind === 'vast' ? createVast(demo, origin) : kind === 'spec' ? toSpecSheet(demo, text) : undefined;
      const bytes = written === undefined ? sizes[kind] : new Blob([written]).size;
      return bytes === undefined ? [] : [{ name, kind, demo, bytes, ...(written !== undefined && { text: written }) }];
    }),
  );
}

/** The measured figures and checks of a demo, each with its limit and who set it. */
function toSpecSheet(demo: FrameDemo, text: Pick<Text, 't' | 'tData'>): string {
  const measured = findMeasurement(demo.slug);
  if (!measured) return '';
  const { t, tData } = text;
  const rows = listSpecs(demo, measured).map((row) => [tData(row.name), ...toPlainFigures(row), toResult(row, text), row.rule.source ?? '']);
  return toCsvFile([t('Figure'), t('Measured'), t('Limit'), t('Unit'), t('Result'), t('Source')], rows);
}

const types = {
  vast: 'application/xml',
  spec: 'text/csv',
  tracking: 'text/csv',
  backup: 'image/jpeg',
  pause: 'image/jpeg',
  menu: 'image/jpeg',
  clip: 'video/mp4',
} as const;

/** The file itself, as the demo's page gives it, without anybody's brand. Rejects when it cannot be fetched. */
export async function takeFile({ name, kind, demo, text }: DeliveredFile, signal?: AbortSignal): Promise<File> {
  // What makes and reads files comes with the first one that is taken or looked into.
  if (kind === 'html5' || kind === 'mraid' || kind === 'simid') {
    const { exportCreative } = await import('#app/components/take-away/export-creative.ts');
    return exportCreative(demo, kind, {});
  }
  if (text !== undefined) return new File([text], name, { type: types[kind] });
  const response = await fetch(toMediaUrl(demo, kind), signal ? { signal } : {});
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return new File([await response.blob()], name, { type: types[kind] });
}

const toMediaUrl = (demo: FrameDemo, kind: TakeAwayKind) =>
  kind === 'clip' ? demo.video : demo.creativeUrl.replace('index.html', kind === 'tracking' ? TRACKING.csv : `${kind}.jpg`);

/** Several files as one zip. Rejects when one cannot be fetched, or `signal` ends it. */
export async function takeFiles(
  files: readonly DeliveredFile[],
  { name, signal, onProgress }: { readonly name: string; readonly signal: AbortSignal; onProgress(done: number): void },
): Promise<File> {
  const taken: (readonly [string, Uint8Array])[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    onProgress(taken.length);
    const one = await takeFile(file, signal);
    taken.push([file.name, new Uint8Array(await one.arrayBuffer())]);
  }
  onProgress(files.length);
  const { packFiles } = await import('#app/components/take-away/pack.ts');
  const zip = await packFiles(taken);
  signal.throwIfAborted();
  return new File([zip], name, { type: 'application/zip' });
}

/** What can be seen of a file before it is taken. */
export type Preview =
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'clip'; readonly url: string }
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }
  | { readonly kind: 'zip'; readonly entries: Awaited<ReturnType<typeof listZip>> };

/** Of a long text, the beginning is enough to know it by. */
const PREVIEW_LETTERS = 6000;

export async function loadPreview(file: DeliveredFile): Promise<Preview> {
  const { kind, demo } = file;
  if (kind === 'backup' || kind === 'pause' || kind === 'menu') return { kind: 'picture', url: toMediaUrl(demo, kind) };
  if (kind === 'clip') return { kind, url: toMediaUrl(demo, kind) };
  const taken = await takeFile(file);
  if (kind === 'html5' || kind === 'simid') {
    const { listZip } = await import('#app/components/take-away/pack.ts');
    return { kind: 'zip', entries: await listZip(new Uint8Array(await taken.arrayBuffer())) };
  }
  const text = await taken.text();
  return { kind: 'text', text: text.slice(0, PREVIEW_LETTERS), isCut: text.length > PREVIEW_LETTERS };
}

/** Bytes of all of them together. */
export const sumUp = (files: readonly DeliveredFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
