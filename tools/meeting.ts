import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { JOINT } from '#app/hydration/joined-styles.ts';
import { type Demo, findUnit, UNIT_PARAMETER } from '#catalogue/demo.ts';
import type { Host } from '#protocol/host.ts';
import { countBytes, type MeetingFile, type MeetingList } from '#protocol/take-along.ts';

export const BUILT_MEETING = 'build/meeting';
const CREATIVES = 'build/creatives';
/** In place of an ad's page where the ad cannot ask for its pictures: worker/worker.ts. */
const ALONE = 'alone.html';
/** Of a creative: for other people's pages alone, or asked for by another address (listSheets). */
const ELSEWHERE = /(?:^|\/)(?:share\.jpg|tag\.html|tag\.js|spec\.pdf)$/;
const UNSERVED = /\.(?:br|gz|map)$/;
/** Of the site's own files, the list's own and what only search engines and shared links ask for. */
const UNNEEDED = /(?:^|\/)(?:share\.jpg|share\/[a-z0-9-]+\.jpg|meeting-files\.json)$/;
const REVISION_LENGTH = 12;

/** Bundles the worker. The list beside it is made of what was built before. */
export async function buildWorker(): Promise<void> {
  await build({
    entryPoints: ['worker/worker.ts'],
    outfile: `${BUILT_MEETING}/worker.js`,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

/** Writes what can be taken along, with the size that it has on the device. `site`: the folder of the built site. */
export async function buildMeetingList(site: string): Promise<MeetingList> {
  await mkdir(BUILT_MEETING, { recursive: true });
  await packPictures();
  const pages = await renderPages(site);
  const sheets = new Set(pages.flatMap(({ html }) => Array.from(html.matchAll(/href="(\/assets\/[^"]*\.css)"/g), ([, url = '']) => url)));
  const assets = await listFiles(`${site}/client`, '/', (url) => !UNNEEDED.test(url) && (!url.includes(JOINT) || sheets.has(url)));
  const creatives = await listFiles(CREATIVES, '/creatives/', (url) => !ELSEWHERE.test(url));
  const files = [...assets, ...creatives, ...(await listSheets(pages, site))];
  // A page names files of its build, so it is as old as they are.
  const revision = toHash(JSON.stringify(files) + pages.map(({ html }) => html).join());
  const list = { version: revision, files: [...pages.map(({ url, html }) => ({ url, bytes: Buffer.byteLength(html), revision })), ...files] };
  await writeFile(`${BUILT_MEETING}/meeting-files.json`, JSON.stringify(list));
  return list;
}

const toHash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, REVISION_LENGTH);

async function listFiles(folder: string, base: string, isTaken: (url: string) => boolean): Promise<MeetingFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !UNSERVED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = paths.map((path) => ({ path, url: base + relative(folder, path).replaceAll('\\', '/') })).filter(({ url }) => isTaken(url));
  found.sort((a, b) => (a.url < b.url ? -1 : 1));
  return Promise.all(
    found.map(async ({ path, url }) => ({
      url,
      bytes: (await stat(path)).size,
      revision: url.startsWith('/assets/') ? '' : toHash(await readFile(path)),
    })),
  );
}

/** The spec sheets as files, by the address that the server gives them (server/spec-sheets/), which differs from the file by a few links. */
async function listSheets(pages: readonly DrawnPage[], site: string): Promise<MeetingFile[]> {
  const { demos } = await loadSite(site);
  const sheets = pages.flatMap(({ url }) => {
    const [, id, query = ''] = /\/preview\/(\d+)\/spec(\?.*)?$/.exec(url) ?? [];
    const demo = demos.find((one) => String(one.id) === id);
    const unit = demo && findUnit(demo, new URLSearchParams(query).get(UNIT_PARAMETER) ?? undefined);
    const path = `${CREATIVES}/${unit?.slug}/spec.pdf`;
    return unit && existsSync(path) ? [{ url: url.replace(/\/spec(?=\?|$)/, '/spec.pdf'), path }] : [];
  });
  return Promise.all(sheets.map(async ({ url, path }) => ({ url, bytes: (await stat(path)).size, revision: toHash(await readFile(path)) })));
}

/** An ad in a frame of its own origin cannot ask the worker: its pictures go into its page. Films would be many times its weight: what they show is drawn then. */
async function packPictures(): Promise<void> {
  const entries = await readdir(CREATIVES, { recursive: true, withFileTypes: true });
  const pages = entries.filter(({ name }) => name === 'index.html').map(({ parentPath }) => join(parentPath, 'index.html'));
  for (const page of pages) {
    const folder = dirname(page);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.webp') && name !== 'thumbnail.webp');
    const html = await readFile(page, 'utf8');
    const named = pictures.filter((name) => html.includes(`./${name}`));
    if (named.length === 0) await rm(join(folder, ALONE), { force: true });
    else
      await writeFile(
        join(folder, ALONE),
        await named.reduce(async (text, name) => (await text).replaceAll(`./${name}`, await toDataUrl(join(folder, name))), Promise.resolve(html)),
      );
  }
}

async function toDataUrl(path: string): Promise<string> {
  return `data:image/webp;base64,${(await readFile(path)).toString('base64')}`;
}

interface DrawnPage {
  readonly url: string;
  readonly html: string;
}

/** What the built site exports besides what the server asks of it. */
interface Drawing {
  readonly demos: readonly Demo[];
  listMeetingPages(): readonly string[];
  renderSite(request: Request, host: Host): Promise<Response>;
}

const isDrawing = (module: unknown): module is Drawing =>
  typeof module === 'object' && module !== null && ['listMeetingPages', 'renderSite', 'demos'].every((name) => name in module);

async function loadSite(site: string): Promise<Drawing> {
  const module: unknown = await import(pathToFileURL(`${site}/server/index.js`).href);
  if (!isDrawing(module)) throw new Error('The built site does not say which pages are taken along.');
  return module;
}

/** Pages are drawn by the server; here it is only measured how long they are. Those that the site does not have are left out. */
async function renderPages(site: string): Promise<readonly DrawnPage[]> {
  const module = await loadSite(site);
  const origin = 'http://localhost';
  const none = () => Promise.reject(new Error('Nothing is sent while the site is built.'));
  const host: Host = { publicOrigin: origin, sendsCopies: false, logError: console.error, createTicket: none, sendBrief: none, openDeck: none };
  const drawn: DrawnPage[] = [];
  for (const url of module.listMeetingPages()) {
    const response = await module.renderSite(new Request(origin + url), host);
    const html = await response.text();
    if (response.status === 200) drawn.push({ url, html });
  }
  return drawn;
}

/** For the line of the build. */
export function toSentence({ files }: MeetingList): string {
  return `Listed ${files.length} files, ${Math.round(countBytes(files) / 1e6)} MB, to be taken along`;
}
