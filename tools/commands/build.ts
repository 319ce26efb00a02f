/** Builds what has changed: a creative if its own sources changed, site and server if any of their sources did. `--force` builds all. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BUILT_CREATIVES, buildCreatives, CREATIVES, listBuildable, listUnits } from '../creatives.ts';
import { buildGuest } from '../guest.ts';
import { BUILT_MEETING, buildMeetingList, buildWorker, toSentence } from '../meeting.ts';
import { bundleServer } from '../server-bundle.ts';
import { compressFolder } from './compress.ts';
import { joinStyles } from './join-styles.ts';
import { trimManifest } from './manifest.ts';
import { hashSources, isUpToDate, writeStamp } from './stamps.ts';

const SITE = 'build/site';
const SERVER = 'build/server/main.js';
const INPUTS = 'build/server/inputs.json';
const NEXT_SITE = 'build/site-next';
const isForced = process.argv.includes('--force');

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
  const packing = ['app/components/take-away/pack.ts', 'app/components/take-away/take-away.ts', 'tools/take-away-files.ts'];
  const kit = await hashSources([
    'creative-sdk',
    'protocol',
    'catalogue/sizes.ts',
    'tools/creatives.ts',
    ...packing,
    'tools/commands',
    'package-lock.json',
  ]);
  const slugs = await listBuildable();
  const built = await readdir(BUILT_CREATIVES).catch(() => []);
  for (const gone of built.filter((slug) => !slugs.includes(slug))) await rm(`${BUILT_CREATIVES}/${gone}`, { recursive: true });
  let isComplete = true;
  for (const slug of slugs) isComplete = (await buildCreative(slug, kit)) && isComplete;
  return isComplete;
}

/** Builds into a new folder, which replaces the old one when it is complete: a build that fails leaves the last successful one. */
async function buildSite(): Promise<boolean> {
  const demos = (await listBuildable()).flatMap((slug) => [
    `${CREATIVES}/${slug}/demo.ts`,
    ...listUnits(slug).flatMap((one) => [`${CREATIVES}/${one}/unit.ts`, `${CREATIVES}/${one}/measured.json`]),
  ]);
  const sources = [
    'app',
    'catalogue',
    'mock-api',
    'protocol',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
    'tools/inline-script.ts',
    'tools/style-layers.ts',
    'tools/unmark-styles.ts',
    'tools/commands',
  ];
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
  await joinStyles(`${NEXT_SITE}/client`);
  await trimManifest(`${NEXT_SITE}/client`);
  await compressFolder(`${NEXT_SITE}/client`);
  await rm(SITE, { recursive: true, force: true });
  await rename(NEXT_SITE, SITE);
  await writeStamp('site', hash);
  console.log(`Built the site in ${Math.round(performance.now() - started)} ms`);
  return true;
}

async function buildServer(): Promise<boolean> {
  // The files that the bundler read last time. A new import is a change of one of them.
  const inputs: readonly string[] = existsSync(INPUTS) ? JSON.parse(readFileSync(INPUTS, 'utf8')) : [];
  const hash = await hashSources([...inputs, 'package-lock.json', 'tools/server-bundle.ts']);
  if (!isForced && inputs.length > 0 && isUpToDate('server', hash, SERVER)) return true;
  const read = await bundleServer(dirname(SERVER));
  await writeFile(INPUTS, JSON.stringify(read));
  await writeStamp('server', await hashSources([...read, 'package-lock.json', 'tools/server-bundle.ts']));
  console.log('Built the server');
  return true;
}

/** After all else: the list names what was built, and tells its size. */
async function buildMeeting(): Promise<boolean> {
  // A fixture's catalogue is never taken along.
  if (process.env.SURGE_DEMOS) return true;
  const slugs = await listBuildable();
  const built = ['site', ...slugs.map((slug) => `creative-${slug}`)].map((name) => `build/stamps/${name}`);
  const hash = await hashSources([...built, 'worker', 'protocol', 'tools/meeting.ts', 'tools/commands', 'package-lock.json']);
  if (!isForced && isUpToDate('meeting', hash, `${BUILT_MEETING}/meeting-files.json`)) return true;
  await buildWorker();
  const list = await buildMeetingList(SITE);
  await compressFolder(BUILT_MEETING);
  await writeStamp('meeting', hash);
  console.log(toSentence(list));
  return true;
}

await buildGuest();
const results = [await buildAllCreatives(), await buildSite(), await buildServer()];
if (!results.includes(false)) results.push(await buildMeeting());
if (results.includes(false)) process.exitCode = 1;
