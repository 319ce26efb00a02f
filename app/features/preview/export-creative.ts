import type { FrameDemo } from '#catalogue/demo.ts';
import type { BrandKit } from './brand-kit.ts';

export type ExportTarget = 'html5' | 'mraid' | 'simid';

/** Stands in the built file for the configuration (tools/creatives.ts). */
const CONFIG = /(<script type="application\/json" id="config" data-files="([\w. -]*)">)\{\}(<\/script>)/;
/** The date of every file in a zip: the same ad gives the same bytes. */
const ZIP_DATE = new Date(1980, 0, 1);

/** What an ad server, an app or a player takes, with the brand in it; a zip where more than one file is asked for. Rejects when a file cannot be fetched. */
export async function exportCreative(demo: FrameDemo, target: ExportTarget, brand: BrandKit): Promise<File> {
  const take = async (name: string) => {
    const response = await fetch(demo.creativeUrl.replace('index.html', name));
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    return response;
  };
  const built = await (await take(`${target}.html`)).text();
  const html = putConfig(built, brand);
  if (target === 'mraid') return new File([html], `${demo.slug}-mraid.html`, { type: 'text/html' });
  const files = await Promise.all(listFiles(built).map(async (name) => [name, new Uint8Array(await (await take(name)).arrayBuffer())] as const));
  const page = target === 'html5' ? 'index.html' : `${target}.html`;
  return new File([await zip(page, html, files)], `${demo.slug}-${target}.zip`, { type: 'application/zip' });
}

/** `<` is escaped: a name that contains a closing tag must not end the element. */
export function putConfig(html: string, brand: BrandKit): string {
  const json = JSON.stringify({ brand }).replaceAll('<', '\\u003c');
  return html.replace(CONFIG, (_, open: string, _files: string, close: string) => open + json + close);
}

/** The files beside a built page that it asks for. */
function listFiles(html: string): readonly string[] {
  return CONFIG.exec(html)?.[2]?.split(' ').filter(Boolean) ?? [];
}

async function zip(page: string, html: string, files: readonly (readonly [string, Uint8Array])[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  return new Uint8Array(zipSync({ [page]: strToU8(html), ...Object.fromEntries(files) }, { level: 9, mtime: ZIP_DATE }));
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
