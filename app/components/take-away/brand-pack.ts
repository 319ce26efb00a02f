import { listBrandAccess, summarizeLooks } from '#app/components/access/access.ts';
import { isEmptyKit } from '#app/components/brand/brand-kit.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { findMeasurement, type Measurement } from '#catalogue/measurements.ts';
import type { Brand } from '#protocol/brand.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import { type Delivery, SAMPLE_LANDING, toAddress } from './delivery.ts';
import { exportCreative, fetchBeside } from './export-creative.ts';
import { type NamedBytes, packFiles, readZip } from './pack.ts';
import { createSpecSheet, listSpecs } from './spec-sheet.ts';
import { LICENCE, listKinds, type TakeAwayKind, TRACKING, toFileName, toPackName } from './take-away.ts';
import { drawBackup, lookAtAd } from './trial.ts';
import { createVast } from './vast.ts';

interface Packing {
  readonly brand: Partial<Brand>;
  readonly delivery: Delivery;
  /** Where the files of a VAST answer lie. */
  readonly origin: string;
  readonly text: Pick<Text, 't' | 'tData' | 'language'>;
}

/** What each file of the pack is for. The clip shows the sample's brand, and stays out. */
const uses = {
  html5: 'For ad servers: upload this zip as it is.',
  mraid: 'For apps: one file for a container of MRAID 2 or 3.',
  simid: 'For video players: what is played over the film.',
  vast: 'For video players: the answer of an ad server, with the film and its trackers.',
  backup: 'Shown where scripts do not run.',
  pause: 'Shown while a programme is paused, with a code to scan: 1920 × 1080, up to 350 kB. It shows the sample’s brand.',
  menu: 'A tile of a television’s menu, 16:9, up to 350 kB. It shows the sample’s brand.',
  spec: 'Measured figures with their limits, and every event that the ad reports.',
  tracking: 'The events as a table for your tools.',
} as const satisfies Partial<Record<TakeAwayKind, Label>>;

/** Everything that a demo is trafficked with, with the brand in it, as one zip. Rejects when a file cannot be fetched. */
export async function createPack(demo: FrameDemo, packing: Packing): Promise<File> {
  const { brand, delivery, text } = packing;
  const { t } = text;
  const kinds = listKinds(demo);
  const lines: string[] = [];
  const files: NamedBytes[] = [];
  const put = async (name: string, content: Blob | string, use: string) => {
    files.push([name, new Uint8Array(await new Blob([content]).arrayBuffer())]);
    lines.push(`${name}: ${use}`);
  };
  for (const kind of ['html5', 'mraid', 'simid'] as const) {
    if (kinds.includes(kind)) await put(toFileName(demo, kind), await exportCreative(demo, kind, brand, delivery), t(uses[kind]));
  }
  if (kinds.includes('vast')) await put(toFileName(demo, 'vast'), createVast(demo, packing.origin, brand, delivery), t(uses.vast));
  const drawn = await drawBackup(demo, brand);
  const backup = drawn ?? (await (await fetchBeside(demo, 'backup.jpg')).blob());
  const without = drawn ? '' : ` ${t('This browser could not draw it with the brand: it shows the sample.')}`;
  await put(toFileName(demo, 'backup'), backup, t(uses.backup) + without);
  for (const kind of ['pause', 'menu'] as const) {
    if (kinds.includes(kind)) await put(toFileName(demo, kind), await (await fetchBeside(demo, `${kind}.jpg`)).blob(), t(uses[kind]));
  }
  const measured = findMeasurement(demo.slug);
  // What is packed first is the ad itself.
  const ad = files[0]?.[1];
  if (measured && ad) {
    const plan: readonly PlannedEvent[] = await (await fetchBeside(demo, TRACKING.json)).json();
    const title = `${brand.name ?? demo.brand}, ${demo.name}, ${demo.size}`;
    const notes = [
      t('Weighed with this brand in this browser: file, initial load, zip. The other figures are those of the sample, by our own measuring run.'),
      t('The call to action leads to {{address}}.', { address: toAddress(delivery.landing) ?? SAMPLE_LANDING }),
      toAddress(delivery.events) ? t('Events are sent to {{address}}.', { address: delivery.events }) : t('Events are sent to nobody.'),
    ];
    const looks = isEmptyKit(brand) ? undefined : await lookAtAd(demo, brand);
    if (looks) notes.push(t('Names, controls, contrast and texts are those of the ad with this brand, as this browser saw it.'));
    const specs = listSpecs(demo, await weigh(ad, measured), looks && listBrandAccess(summarizeLooks(looks)));
    const picture = `data:image/jpeg;base64,${btoa(String.fromCharCode(...new Uint8Array(await backup.arrayBuffer())))}`;
    const sheet = createSpecSheet({ title, picture, notes, specs, plan }, text);
    await put(toFileName(demo, 'spec').replace('.csv', '.html'), sheet, t(uses.spec));
  }
  await put(toFileName(demo, 'tracking'), await (await fetchBeside(demo, TRACKING.csv)).blob(), t(uses.tracking));
  await put('LICENCE.txt', await (await fetchBeside(demo, LICENCE)).blob(), t('Licences of the ad and of its fonts.'));
  await put('README.txt', `${[t('What is in this pack'), ...lines].join('\r\n')}\r\n`, '');
  return new File([await packFiles(files)], toPackName(demo, brand), { type: 'application/zip' });
}

/** The measurement with what this brand weighs in the zip that was made. */
export async function weigh(zip: Uint8Array, measured: Measurement): Promise<Measurement> {
  const page = Object.entries(await readZip(zip)).find(([name]) => name.endsWith('.html'))?.[1];
  if (!page) return measured;
  const compressed = new Blob([page.slice()]).stream().pipeThrough(new CompressionStream('gzip'));
  const gzip = (await new Response(compressed).arrayBuffer()).byteLength;
  return { ...measured, raw: page.length, gzip, ...(measured.seen && { seen: { ...measured.seen, zip: zip.length } }) };
}
