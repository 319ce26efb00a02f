import type { FrameDemo } from '#catalogue/demo.ts';
import type { BrandKit } from './brand-kit.ts';

export type ExportTarget = 'html5' | 'mraid' | 'simid';

/** Stands in the built file for the configuration (tools/creatives.ts). */
const CONFIG = /(<script type="application\/json" id="config">)\{\}(<\/script>)/;
/** Every file of a zip is of this day: the same ad is the same bytes. */
const ZIP_DATE = new Date(1980, 0, 1);

/** What an ad server or an app takes, with the brand in it. The zip holds one file, index.html. Rejects when the file cannot be fetched. */
export async function exportCreative(demo: FrameDemo, target: ExportTarget, brand: BrandKit): Promise<File> {
  const response = await fetch(demo.creativeUrl.replace('index.html', `${target}.html`));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const html = putConfig(await response.text(), brand);
  if (target === 'html5') return new File([await zip(html)], `${demo.slug}-html5.zip`, { type: 'application/zip' });
  return new File([html], `${demo.slug}-${target}.html`, { type: 'text/html' });
}

/** `<` is escaped: a name that contains a closing tag stays a name. */
export function putConfig(html: string, brand: BrandKit): string {
  const json = JSON.stringify({ brand }).replaceAll('<', '\\u003c');
  return html.replace(CONFIG, (_, open: string, close: string) => open + json + close);
}

async function zip(html: string): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  return new Uint8Array(zipSync({ 'index.html': strToU8(html) }, { level: 9, mtime: ZIP_DATE }));
}

/** Hands a file to the browser's downloads. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the address a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
