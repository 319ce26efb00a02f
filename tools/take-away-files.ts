import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCsvFile } from '#app/components/csv.ts';
import { noDelivery, toFileFields } from '#app/components/take-away/delivery.ts';
import { listFilesBeside, packCreative, putConfig } from '#app/components/take-away/pack.ts';
import { LICENCE, listKinds, SIZES_FILE, TRACKING } from '#app/components/take-away/take-away.ts';
import type { DemoRecord } from '#catalogue/demo.ts';
import { type PlannedEvent, planFields } from '#protocol/tracking.ts';

/** What a file carries for which nobody has filled in anything. */
const toUntouched = (target: 'html5' | 'mraid' | 'simid') => toFileFields(target, {}, noDelivery);

/** Writes beside a built creative how many bytes its take-away files have, made as the visitor's browser makes them. */
export async function writeTakeAwaySizes(folder: string, demo: DemoRecord): Promise<void> {
  const bytesOf = async (name: string) => (await stat(join(folder, name))).size;
  const ways: Readonly<Record<string, () => Promise<number>>> = {
    html5: async () => (await pack(folder, 'html5')).length,
    simid: async () => (await pack(folder, 'simid')).length,
    mraid: async () => Buffer.byteLength(putConfig(await readFile(join(folder, 'mraid.html'), 'utf8'), toUntouched('mraid'))),
    backup: () => bytesOf('backup.jpg'),
    pause: () => bytesOf('pause.jpg'),
    menu: () => bytesOf('menu.jpg'),
    clip: () => bytesOf('preview.mp4'),
    tracking: () => bytesOf(TRACKING.csv),
  };
  const sizes: Record<string, number> = {};
  for (const kind of listKinds(demo)) {
    // A new creative has no pictures yet.
    const bytes = await ways[kind]?.().catch(() => undefined);
    if (bytes !== undefined) sizes[kind] = bytes;
  }
  await writeFile(join(folder, SIZES_FILE), JSON.stringify(sizes));
}

/** Writes a tracking plan beside a built creative: the page reads the one, ad operations take the other into their tools. */
export async function writeTrackingPlan(folder: string, plan: readonly PlannedEvent[]): Promise<void> {
  await writeFile(join(folder, TRACKING.json), `${JSON.stringify(plan, undefined, 2)}\n`);
  const rows = plan.map((row) => planFields.map((field) => row[field]));
  await writeFile(join(folder, TRACKING.csv), toCsvFile(planFields, rows));
}

/** Writes beside a built creative the licence of the ad and those of the fonts in its style, as they are in the fonts' packages. */
export async function writeLicence(folder: string, style: string): Promise<void> {
  const families = new Set(Array.from(style.matchAll(/@font-face\s*\{[^}]*font-family:\s*['"]?([\w ]+)/g), ([, family = '']) => family.trim()));
  const toPackage = (family: string) => `node_modules/@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}/LICENSE`;
  const parts = [
    `THE AD\n\n${await readFile('LICENSE', 'utf8')}\nArt, text, marks and sounds are Surge's own; the brand in the sample is invented.\n`,
    ...(await Promise.all(
      [...families].map(async (family) => `THE FONT ${family.toUpperCase()}, a subset of it\n\n${await readFile(toPackage(family), 'utf8')}`),
    )),
  ];
  await writeFile(join(folder, LICENCE), parts.join('\n\n'));
}

async function pack(folder: string, target: 'html5' | 'simid') {
  const built = await readFile(join(folder, `${target}.html`), 'utf8');
  const beside = await Promise.all(listFilesBeside(built).map(async (name) => [name, await readFile(join(folder, name))] as const));
  return packCreative(target, putConfig(built, toUntouched(target)), beside);
}
