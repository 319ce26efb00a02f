import type { FrameDemo } from '#catalogue/demo.ts';
import type { Brand } from '#protocol/brand.ts';
import { listFilesBeside, packCreative, putConfig } from './pack.ts';
import { toFileName } from './take-away.ts';

export type ExportTarget = 'html5' | 'mraid' | 'simid';

/** What an ad server, an app or a player takes, with the brand in it; a zip where more than one file is asked for. Rejects when a file cannot be fetched. */
export async function exportCreative(demo: FrameDemo, target: ExportTarget, brand: Partial<Brand>): Promise<File> {
  const take = async (name: string) => {
    const response = await fetch(demo.creativeUrl.replace('index.html', name));
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    return response;
  };
  const built = await (await take(`${target}.html`)).text();
  const html = putConfig(built, brand);
  const name = toFileName(demo, target);
  if (target === 'mraid') return new File([html], name, { type: 'text/html' });
  const beside = await Promise.all(
    listFilesBeside(built).map(async (file) => [file, new Uint8Array(await (await take(file)).arrayBuffer())] as const),
  );
  return new File([await packCreative(target, html, beside)], name, { type: 'application/zip' });
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
