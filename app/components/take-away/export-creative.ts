import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Brand } from '#protocol/brand.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import { createAdformManifest, noDelivery, putClickTag, toFileFields } from './delivery.ts';
import { listFilesBeside, type NamedBytes, packCreative, putConfig } from './pack.ts';
import { TRACKING, toFileName } from './take-away.ts';

export type ExportTarget = 'html5' | 'mraid' | 'simid';

/**
 * What an ad server, an app or a player takes, with the brand in it, its landing page and where it reports events; a zip where more than one file is asked
 * for. Rejects when a file cannot be fetched.
 */
export async function exportCreative(demo: FrameDemo, target: ExportTarget, brand: Partial<Brand>, delivery = noDelivery): Promise<File> {
  const take = (name: string) => fetchBeside(demo, name);
  const built = await (await take(`${target}.html`)).text();
  const page = putConfig(built, toFileFields(target, brand, delivery));
  const html = target === 'html5' ? putClickTag(page, delivery) : page;
  const name = toFileName(demo, target);
  if (target === 'mraid') return new File([html], name, { type: 'text/html' });
  const zip = async (files: readonly NamedBytes[]) => new File([await packCreative(target, html, files)], name, { type: 'application/zip' });
  const beside = await Promise.all(
    listFilesBeside(built).map(async (file) => [file, new Uint8Array(await (await take(file)).arrayBuffer())] as const),
  );
  if (target !== 'html5' || delivery.server !== 'adform') return zip(beside);
  const plan: readonly PlannedEvent[] = await (await take(TRACKING.json)).json();
  const manifest = createAdformManifest({ title: demo.name, ...sizes[demo.size], events: plan.map(({ event }) => event) }, delivery);
  return zip([...beside, ['manifest.json', new TextEncoder().encode(manifest)]]);
}

/** A file of the ad's folder. Rejects when it cannot be fetched. */
export async function fetchBeside({ creativeUrl }: Pick<FrameDemo, 'creativeUrl'>, name: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(creativeUrl.replace('index.html', name), { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response;
}
