import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFilesBeside, packCreative, putConfig } from '#app/components/take-away/pack.ts';
import { listKinds, SIZES_FILE } from '#app/components/take-away/take-away.ts';
import type { DemoRecord } from '#catalogue/demo.ts';

/** Writes beside a built creative how many bytes its take-away files have, made as the visitor's browser makes them. */
export async function writeTakeAwaySizes(folder: string, demo: DemoRecord): Promise<void> {
  const bytesOf = async (name: string) => (await stat(join(folder, name))).size;
  const ways: Readonly<Record<string, () => Promise<number>>> = {
    html5: async () => (await pack(folder, 'html5')).length,
    simid: async () => (await pack(folder, 'simid')).length,
    mraid: async () => Buffer.byteLength(putConfig(await readFile(join(folder, 'mraid.html'), 'utf8'), {})),
    backup: () => bytesOf('backup.jpg'),
    clip: () => bytesOf('preview.mp4'),
  };
  const sizes: Record<string, number> = {};
  for (const kind of listKinds(demo)) {
    // A new creative has no pictures yet.
    const bytes = await ways[kind]?.().catch(() => undefined);
    if (bytes !== undefined) sizes[kind] = bytes;
  }
  await writeFile(join(folder, SIZES_FILE), JSON.stringify(sizes));
}

async function pack(folder: string, target: 'html5' | 'simid') {
  const built = await readFile(join(folder, `${target}.html`), 'utf8');
  const beside = await Promise.all(listFilesBeside(built).map(async (name) => [name, await readFile(join(folder, name))] as const));
  return packCreative(target, putConfig(built, {}), beside);
}
