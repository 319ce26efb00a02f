/** Builds what changed: each creative by its own sources, the site by everything it is made of. `--force` builds all. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { BUILT_CREATIVES, buildCreatives, CREATIVES } from '../creatives.ts';
import { compressFolder } from './compress.ts';
import { hashSources, isUpToDate, writeStamp } from './stamps.ts';

const SITE = 'build/site';
const NEXT_SITE = 'build/site-next';
const isForced = process.argv.includes('--force');

/** Folders that are creatives already, not ones somebody has just begun. */
async function listFinished(): Promise<string[]> {
  const entries = await readdir(CREATIVES, { withFileTypes: true });
  const isComplete = (slug: string) => ['demo.ts', 'index.html', 'main.ts', 'style.css'].every((name) => existsSync(`${CREATIVES}/${slug}/${name}`));
  return entries.filter((entry) => entry.isDirectory() && isComplete(entry.name)).map((entry) => entry.name);
}

async function buildCreative(slug: string, kit: string): Promise<boolean> {
  const folder = `${BUILT_CREATIVES}/${slug}`;
  const hash = await hashSources([`${CREATIVES}/${slug}`], kit);
  if (!isForced && isUpToDate(`creative-${slug}`, hash, `${folder}/index.html`)) return true;
  const started = performance.now();
  try {
    await buildCreatives([slug]);
  } catch (error) {
    console.error(`Creative ${slug}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
  await compressFolder(folder);
  await writeStamp(`creative-${slug}`, hash);
  console.log(`Built creative ${slug} in ${Math.round(performance.now() - started)} ms`);
  return true;
}

async function buildAllCreatives(): Promise<boolean> {
  const kit = await hashSources(['creative-sdk', 'protocol', 'tools/creatives.ts', 'tools/commands', 'package-lock.json']);
  const slugs = await listFinished();
  const built = await readdir(BUILT_CREATIVES).catch(() => []);
  for (const gone of built.filter((slug) => !slugs.includes(slug))) await rm(`${BUILT_CREATIVES}/${gone}`, { recursive: true });
  let isComplete = true;
  for (const slug of slugs) isComplete = (await buildCreative(slug, kit)) && isComplete;
  return isComplete;
}

/** Into a folder of its own, swapped in when it is whole: a build that fails leaves the last good one. */
async function buildSite(): Promise<boolean> {
  const demos = (await listFinished()).flatMap((slug) => [`${CREATIVES}/${slug}/demo.ts`, `${CREATIVES}/${slug}/measured.json`]);
  const sources = ['app', 'catalogue', 'protocol', 'public', 'vite.config.ts', 'react-router.config.ts', 'tools/inline-script.ts', 'tools/commands'];
  const hash = await hashSources([...sources, 'package-lock.json', ...demos], process.env.SURGE_DEMOS ?? '');
  if (!isForced && isUpToDate('site', hash, `${SITE}/server/index.js`)) return true;
  const started = performance.now();
  console.log('Building the site …');
  await rm(NEXT_SITE, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_BUILD: NEXT_SITE, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe site could not be built: see the lines above.`);
    return false;
  }
  await compressFolder(`${NEXT_SITE}/client`);
  await rm(SITE, { recursive: true, force: true });
  await rename(NEXT_SITE, SITE);
  await writeStamp('site', hash);
  console.log(`Built the site in ${Math.round(performance.now() - started)} ms`);
  return true;
}

const areCreativesBuilt = await buildAllCreatives();
const isSiteBuilt = await buildSite();
if (!areCreativesBuilt || !isSiteBuilt) process.exitCode = 1;
