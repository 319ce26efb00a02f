/**
 * Pictures of the real creatives: `npm run capture [-- [--stills] <slug> …]`. Writes into creatives/<slug>/: thumbnail.avif (the hero still at the ratio
 * of a card, without text), thumbnail.webp (the same at 640x360), share.jpg (the picture of a shared link), preview.mp4 (its trailer, creative-sdk/playthrough.ts)
 * and backup.jpg (the resting poster at the ad's own size); with `--stills` the thumbnails alone, with `--share` the pictures of links alone. With `--spec` it
 * builds the site and writes spec.pdf alone, the printed spec sheet of each demo and unit. A word like `/find` is a page, of which it builds the site and
 * writes public/share/find.jpg; without any word `--share` writes those of all pages. Needs Chromium, ffmpeg and cwebp.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { launch, openHarness, SHARP } from './creative-harness.ts';
import { listBuildable, listUnits, loadDemo, toDemoSlug } from './creatives.ts';
import { encodeFrames, run } from './encode.ts';
import { toFrame } from './measure-creative.ts';
import { startProduction } from './production-server.ts';
import { capturePage, listSharedPages, toShareFile } from './share-pages.ts';
import { BAND, SHARED, writeSharePicture } from './share-picture.ts';
import { toSpecPath, writeSpecSheet } from './spec-sheets.ts';
import { CLIP, filmTrailer, loadTrailer } from './trailer.ts';

/** The card's picture: 6:5 at every width (demo-card.css). */
const CARD = { width: 600, height: 500 };
const SHARE = { width: 640, height: 360 };
/** A television's whole picture, as high as the card's. */
const SCREEN = { width: 896, height: 504 };
/** When the ad has come to rest: the standards demand that after 15 s. Ad servers accept 40 KB. */
const BACKUP = { at: 14.9, bytes: 40_000, qualities: [82, 72, 60, 48, 36, 24] };
/** H.264, from the best quality down. */
const TRAILER = { bytes: 250_000, qualities: ['24', '26', '28', '30', '33'] };

/** With its headers it fits into the first ten packets of a connection, which saves one round trip until the largest paint of a gallery. */
const THUMBNAIL_BYTES = 13_500;
/** For AVIF, which nearly every browser accepts: five at once do not delay each other on a phone's connection (docs/decisions/011). */
const AVIF = { bytes: 7800, qualities: ['26', '28', '30', '32', '34', '36', '38', '40', '43', '46', '50', '54', '58'] };

async function captureThumbnails(browser: Browser, slug: string): Promise<void> {
  const { setting, stillAt = 0.5 } = (await loadTrailer(slug)) ?? {};
  const name = `creatives/${slug}/thumbnail`;
  const png = `${name}.png`;
  await writeFile(png, await shootStill(browser, slug, SHARE));
  const encode = (...how: string[]) =>
    run('cwebp', ['-quiet', ...how, '-m', '6', '-resize', String(SHARE.width), String(SHARE.height), png, '-o', `${name}.webp`]);
  await encode('-q', '80');
  if (statSync(`${name}.webp`).size > THUMBNAIL_BYTES) await encode('-size', String(THUMBNAIL_BYTES), '-pass', '10');
  const isTelevision = setting === 'television';
  await writeFile(png, await shootStill(browser, slug, isTelevision ? SCREEN : CARD));
  const crop = isTelevision ? `crop=ih*${CARD.width / CARD.height}:ih:(iw-ow)*${stillAt}:0,` : '';
  await encodeAvif(png, `${name}.avif`, crop);
  await unlink(png);
}

async function shootStill(browser: Browser, slug: string, size: { width: number; height: number }): Promise<Buffer> {
  // The best tier, even on a machine that renders it in software.
  const harness = await openHarness(browser, slug, { ...size, pixelRatio: 2, config: { mode: 'still', tier: 'A' } });
  const picture = await harness.shoot();
  await harness.close();
  return picture;
}

/** The best quality within the size. */
async function encodeAvif(png: string, avif: string, crop: string): Promise<void> {
  const scale = ['-vf', `${crop}scale=${CARD.width}:${CARD.height}:flags=lanczos`, '-pix_fmt', 'yuv420p'];
  for (const quality of AVIF.qualities) {
    const codec = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', quality, '-cpu-used', '2'];
    await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', png, ...scale, ...codec, avif]);
    if (statSync(avif).size <= AVIF.bytes) return;
  }
}

async function captureTrailer(browser: Browser, slug: string): Promise<void> {
  const trailer = await loadTrailer(slug);
  if (!trailer) return;
  const frames = await filmTrailer(browser, slug, trailer);
  const file = `creatives/${slug}/preview.mp4`;
  const shoot = async (index: number) => frames[index] ?? Buffer.alloc(0);
  // ffmpeg converts with BT.601 unless told otherwise, and the colours would leap when the trailer comes over the still.
  const colour = ['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  for (const quality of TRAILER.qualities) {
    const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', quality, '-profile:v', 'high'];
    const output = [...codec, ...colour, '-g', '48', '-movflags', '+faststart', '-an', file];
    await encodeFrames({ name: `${slug} at ${quality}`, count: frames.length, perSecond: CLIP.framesPerSecond, shoot }, output);
    if (statSync(file).size <= TRAILER.bytes) return;
  }
  throw new Error(`${file} has more than ${TRAILER.bytes} bytes`);
}

/** The picture that an ad server shows where scripts do not run: the poster of an untouched ad, at its own size. */
async function captureBackup(browser: Browser, slug: string): Promise<void> {
  const demo = await loadDemo(slug);
  const harness = await openHarness(browser, slug, { ...toFrame(demo.size), config: { mode: 'live', clock: 'host', tier: 'A' } });
  await harness.seek(BACKUP.at);
  for (const quality of BACKUP.qualities) {
    const picture = await harness.page.locator('iframe').screenshot({ type: 'jpeg', quality, timeout: 120_000 });
    await writeFile(`creatives/${slug}/backup.jpg`, picture);
    if (picture.length <= BACKUP.bytes) break;
  }
  await harness.close();
}

/** Above the band with its name; of a television the middle of its whole picture. */
async function captureShare(browser: Browser, slug: string): Promise<void> {
  const { setting } = (await loadTrailer(slug)) ?? {};
  const size = setting === 'television' ? SCREEN : { width: SHARED.width, height: SHARED.height - BAND };
  await writeSharePicture(browser, await shootStill(browser, slug, size), await loadDemo(slug), `creatives/${slug}/share.jpg`);
}

/** From the site itself, as it is built of the sources of now. `write` returns the file that it wrote. */
async function captureSite<T>(all: readonly T[], write: (one: T, origin: string) => Promise<string>): Promise<void> {
  if (all.length === 0) return;
  if (spawnSync(process.execPath, ['tools/commands/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1);
  const server = await startProduction();
  for (const one of all) {
    const file = await write(one, server.origin);
    console.log(`${file}: ${(statSync(file).size / 1024).toFixed(1)} KiB`);
  }
  await server.stop();
}

async function captureSpec(browser: Browser, slug: string, origin: string): Promise<string> {
  await writeSpecSheet(browser, slug, origin);
  return toSpecPath(slug);
}

const isStillsOnly = process.argv.includes('--stills');
const isShareOnly = process.argv.includes('--share');
const isSpecOnly = process.argv.includes('--spec');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const browser = await launch(SHARP);
const chosen = wanted.length > 0 ? wanted.filter((word) => !word.startsWith('/')) : (await listBuildable()).flatMap(listUnits);
if (isSpecOnly) await captureSite(chosen, (slug, origin) => captureSpec(browser, slug, origin));
for (const slug of isSpecOnly ? [] : chosen) {
  if (slug !== toDemoSlug(slug)) {
    // Its card is its demo's.
    if (!isStillsOnly && !isShareOnly) await captureBackup(browser, slug);
    continue;
  }
  await captureShare(browser, slug);
  if (isShareOnly) continue;
  await captureThumbnails(browser, slug);
  if (isStillsOnly) continue;
  await captureTrailer(browser, slug);
  await captureBackup(browser, slug);
  const size = (name: string) => `${(statSync(`creatives/${slug}/${name}`).size / 1024).toFixed(1)} KiB`;
  console.log(`${slug}: thumbnail ${size('thumbnail.avif')}, trailer ${size('preview.mp4')}, backup ${size('backup.jpg')}`);
}
// After the pictures of the demos, which they show.
const records = await Promise.all((await listBuildable()).map(async (slug) => ({ ...(await loadDemo(slug)), slug })));
const isAsked = ({ path }: { readonly path: string }) => (wanted.length > 0 ? wanted.some((word) => path.split('?')[0] === word) : isShareOnly);
const pages = listSharedPages(records.filter(({ active }) => active).sort((a, b) => a.id - b.id)).filter(isAsked);
await captureSite(pages, async (page, origin) => {
  await capturePage(browser, page, origin);
  return toShareFile(page);
});
await browser.close();
