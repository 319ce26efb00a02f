import type { Brand } from '#protocol/brand.ts';
import type { EventAddress } from '#protocol/event-address.ts';

/** Stands in the built file for the configuration (tools/creatives.ts). */
const CONFIG = /(<script type="application\/json" id="config" data-files="([\w. -]*)">)\{\}(<\/script>)/;
/** The date of every file in a zip: the same ad gives the same bytes. */
const ZIP_DATE = new Date(1980, 0, 1);
const SMALLEST = 9;
/** What is compressed already does not become smaller. */
const IS_PACKED = /\.(zip|jpg|mp4|webp|avif|png)$/;

export type ZipTarget = 'html5' | 'simid';
export type NamedBytes = readonly [name: string, bytes: Uint8Array];

/** What an exported page carries for its ad (creative-sdk/page-config.ts). */
export interface PageFields {
  readonly brand: Partial<Brand>;
  /** Where the call to action leads, instead of the brand's own address. */
  readonly landing?: string;
  readonly events?: EventAddress;
  readonly codes?: readonly string[];
  readonly seed?: number;
}

/** `<` is escaped: a name that contains a closing tag must not end the element. */
export function putConfig(html: string, fields: PageFields): string {
  const json = JSON.stringify(fields).replaceAll('<', '\\u003c');
  return html.replace(CONFIG, (_, open: string, _files: string, close: string) => open + json + close);
}

/** The files beside a built page that it asks for. */
export function listFilesBeside(html: string): readonly string[] {
  return CONFIG.exec(html)?.[2]?.split(' ').filter(Boolean) ?? [];
}

/** An ad with what it asks for, as an ad server or a player takes it. */
export async function packCreative(target: ZipTarget, html: string, beside: readonly NamedBytes[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const page = target === 'html5' ? 'index.html' : `${target}.html`;
  return new Uint8Array(zipSync({ [page]: strToU8(html), ...Object.fromEntries(beside) }, { level: SMALLEST, mtime: ZIP_DATE }));
}

/** Files as one zip. */
export async function packFiles(files: readonly NamedBytes[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const entries = files.map(([name, bytes]) => [name, [bytes, { level: IS_PACKED.test(name) ? 0 : SMALLEST }]] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries.map(([name, [bytes, options]]) => [name, [bytes, options]])), { mtime: ZIP_DATE }));
}

/** The files of a zip by their names. */
export async function readZip(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> {
  const { unzipSync } = await import('fflate');
  return unzipSync(bytes);
}

/** What is in a zip, with the sizes of its files as they are unpacked. */
export async function listZip(bytes: Uint8Array): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  return Object.entries(await readZip(bytes)).map(([name, content]) => ({ name, bytes: content.length }));
}
