import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { minify } from 'vite';
import { type DemoRecord, toUnitRecord, type UnitRecord } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { type DeclaredEvent, type PlannedEvent, planTracking } from '#protocol/tracking.ts';
import { writeLicence, writeTakeAwaySizes, writeTrackingPlan } from './take-away-files.ts';

export const CREATIVES = 'creatives';
export const BUILT_CREATIVES = 'build/creatives';
const NEXT_CREATIVES = 'build/creatives-next';
const PARTS = ['demo.ts', 'main.ts', 'style.css', 'tracking.ts'];
const MEDIA = /\.(webp|mp4|jpg|png|avif|pdf)$/;

const listFolders = (path: string) => readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** At once, because test runners list tests before they wait for anything. */
export function listCreatives(): string[] {
  return listFolders(CREATIVES);
}

/** A creative and its further units. To the tools each is a creative, whose slug is a path: `spin-and-sip/units/scratch`. */
export function listUnits(slug: string): string[] {
  const folder = `${slug}/units`;
  return [slug, ...(existsSync(join(CREATIVES, folder)) ? listFolders(join(CREATIVES, folder)).map((unit) => `${folder}/${unit}`) : [])];
}

/** Folders with a complete creative, without those that are still being written. */
export async function listBuildable(): Promise<string[]> {
  const isComplete = (slug: string) => PARTS.every((name) => existsSync(join(CREATIVES, slug, name)));
  return listCreatives().filter(isComplete);
}

/** The folder of the whole demo: of a unit, the one above it. */
export function toDemoSlug(slug: string): string {
  return slug.split('/')[0] ?? slug;
}

/** A file of a creative. What a unit has not of its own is its demo's. */
export function partPath(slug: string, name: string): string {
  const own = join(CREATIVES, slug, name);
  return existsSync(own) ? own : join(CREATIVES, toDemoSlug(slug), name);
}

/** A creative's record in the catalogue. */
export async function loadDemo(slug: string): Promise<DemoRecord> {
  const { demo }: { demo: DemoRecord } = await import(resolve(CREATIVES, toDemoSlug(slug), 'demo.ts'));
  if (slug === toDemoSlug(slug)) return demo;
  const { unit }: { unit: UnitRecord } = await import(resolve(CREATIVES, slug, 'unit.ts'));
  return toUnitRecord(demo, unit);
}

/** What a creative may report, of all its events and its own (its tracking.ts). */
export async function loadPlan(slug: string): Promise<readonly PlannedEvent[]> {
  const { tracking }: { tracking: readonly DeclaredEvent[] } = await import(resolve(partPath(slug, 'tracking.ts')));
  return planTracking(tracking, (await loadDemo(slug)).size === 'video');
}

/**
 * Where a creative runs: in this site's frame, on an ad server, in an app, over a video player, in the frame of a tag, or in the page in which it
 * is tried with a brand. Each has its own port (creative-sdk/port*.ts).
 */
export const targets = ['preview', 'html5', 'mraid', 'simid', 'tag', 'trial'] as const;
export type Target = (typeof targets)[number];

/**
 * Placeholder in an exported file for the configuration, which the download inserts. It also names the other files of the ad, so that the download
 * includes them.
 */
const toConfig = (files: readonly string[]) => `<script type="application/json" id="config" data-files="${files.join(' ')}">{}</script>`;
/** Goes before the creative's own script. The click tag is one line that ad servers find and replace, so it is never minified. */
const heads: Readonly<Record<Target, (config: string) => string>> = {
  preview: () => '',
  html5: (config) => `${config}\n<script>\nvar clickTag = "https://www.example.com/";\n</script>\n`,
  mraid: (config) => `<script src="mraid.js"></script>\n${config}\n`,
  simid: (config) => `${config}\n`,
  tag: () => '',
  trial: () => '',
};
const LANDING = /https:\/\/[\w.-]+\.example\/[\w/-]*/g;

/** One HTML file, with stylesheet and script inlined (docs/architecture.md). */
export async function bundleCreative(slug: string, target: Target = 'preview'): Promise<string> {
  return (await bundleParts(slug, target)).html;
}

/** The page, and the names of the other files that its script imports. */
export async function bundleParts(slug: string, target: Target = 'preview'): Promise<{ readonly html: string; readonly files: readonly string[] }> {
  const [demo, script, style] = await Promise.all([loadDemo(slug), bundleScript(slug, target), bundleStyle(slug)]);
  const css = await transform(style, { loader: 'css', minify: true });
  const code = `<script>${script.text.replaceAll('</script', '<\\/script').trim()}</script>`;
  return { html: toPage(demo, css.code.trim(), heads[target](toConfig(script.files)) + code), files: script.files };
}

/** All creatives have this page: what differs is said by the record. */
function toPage({ name, brand, size }: DemoRecord, css: string, scripts: string): string {
  const { width, height } = sizes[size];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="ad.size" content="width=${width},height=${height}">
<title>${`${name}, ${brand}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${css}</style>
</head>
<body>
<section id="stage" aria-label="Advertisement"></section>
${scripts}
</body>
</html>
`;
}

async function bundleScript(slug: string, target: Target) {
  // An app accepts one file only; a picture from elsewhere would make a canvas unreadable.
  const isOneFile = target === 'mraid' || target === 'trial';
  const result = await build({
    ...(target === 'preview' ? {} : { plugins: [standIn(target)] }),
    entryPoints: [partPath(slug, 'main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    loader: { '.svg': 'text', '.glsl': 'text', '.webp': isOneFile ? 'dataurl' : 'file', '.mp4': 'file' },
    outdir: 'out',
    assetNames: '[name]',
    write: false,
  });
  const isScript = ({ path }: { path: string }) => path.endsWith('.js');
  // Vite's minifier makes each ad some 500 bytes (gzip) smaller than esbuild's.
  const { code } = await minify('creative.js', result.outputFiles.find(isScript)?.text ?? '', { module: false });
  const files = result.outputFiles.filter((file) => !isScript(file)).map(({ path }) => basename(path));
  // An ad server accepts no landing address but its click tag.
  return { text: target === 'html5' ? code.replace(LANDING, '') : code, files };
}

/** The script by which a tag frames the ad; the same for all. */
async function bundleTag(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['creative-sdk/tag.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Targets that get a single file without media: in them `x-alone.ts` replaces `x.ts`. */
const alone: readonly Target[] = ['html5', 'mraid', 'trial'];

function standIn(target: Target): Plugin {
  return {
    name: 'port',
    setup({ onResolve }) {
      onResolve({ filter: /\/port\.ts$/ }, () => ({ path: resolve(`creative-sdk/port-${target}.ts`) }));
      if (!alone.includes(target)) return;
      onResolve({ filter: /^\.\/.*\.ts$/ }, ({ path, resolveDir }) => {
        const other = join(resolveDir, path.replace(/\.ts$/, '-alone.ts'));
        return existsSync(other) ? { path: other } : undefined;
      });
    },
  };
}

/** The kit's style, then the creative's own, with `url(./font.woff2)` and small pictures as data URLs. */
async function bundleStyle(slug: string): Promise<string> {
  const bundle = async (path: string) => {
    const result = await build({ entryPoints: [path], bundle: true, minify: true, loader: { '.woff2': 'dataurl', '.svg': 'dataurl' }, write: false });
    return result.outputFiles[0]?.text ?? '';
  };
  return (await bundle('creative-sdk/kit.css')) + (await bundle(partPath(slug, 'style.css')));
}

/** Builds creatives with their units and media into a new folder, which replaces the old one when it is complete. Returns the slugs it built. */
export async function buildCreatives(slugs?: readonly string[]): Promise<string[]> {
  const built: string[] = [];
  const tag = await bundleTag();
  for (const slug of new Set((slugs ?? listCreatives()).map(toDemoSlug))) {
    const folder = join(NEXT_CREATIVES, slug);
    await rm(folder, { recursive: true, force: true });
    for (const one of listUnits(slug)) await buildUnit(one, tag);
    await swapIn(folder, join(BUILT_CREATIVES, slug));
    built.push(slug);
  }
  return built;
}

async function buildUnit(slug: string, tag: string): Promise<void> {
  const pages = await Promise.all(targets.map(async (target) => [target, await bundleParts(slug, target)] as const));
  const folder = join(NEXT_CREATIVES, slug);
  await mkdir(folder, { recursive: true });
  for (const [target, { html }] of pages) await writeFile(join(folder, target === 'preview' ? 'index.html' : `${target}.html`), html);
  const own = (await readdir(join(CREATIVES, slug))).filter((name) => MEDIA.test(name));
  for (const name of new Set([...own, ...pages.flatMap(([, { files }]) => files)])) await cp(partPath(slug, name), join(folder, name));
  await writeFile(join(folder, 'tag.js'), tag);
  await writeTrackingPlan(folder, await loadPlan(slug));
  await writeLicence(folder, await readFile(partPath(slug, 'style.css'), 'utf8'));
  await writeTakeAwaySizes(folder, await loadDemo(slug));
}

/** A folder that is not empty cannot be replaced by renaming: it is moved away first. */
async function swapIn(next: string, place: string): Promise<void> {
  const aside = `${next}-old`;
  await mkdir(dirname(place), { recursive: true });
  await rm(aside, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, aside);
  await rename(next, place);
  await rm(aside, { recursive: true, force: true });
}

/** CSP source of an inline script or style. */
export function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

if (import.meta.main) console.log(`Built ${(await buildCreatives(process.argv.slice(2).length ? process.argv.slice(2) : undefined)).join(', ')}`);
