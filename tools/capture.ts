/**
 * Thumbnails and card clips from the real creatives: `npm run capture [-- [--stills] <slug> …]`. Writes creatives/<slug>/thumbnail.avif and .webp
 * (the hero still, without text) and preview.mp4 (five seconds of autoplay), all 640x360, and backup.jpg (the resting poster at the ad's own
 * size); with `--stills` the thumbnails alone. Needs Chromium, ffmpeg and cwebp.
 */
import { statSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { type HarnessOptions, launch, openHarness, SHARP } from './creative-harness.ts';
import { listBuildable, listUnits, loadDemo, toDemoSlug } from './creatives.ts';
import { encodeFrames, run } from './encode.ts';
import { toFrame } from './measure-creative.ts';

const FRAME = { width: 640, height: 360 };
const CLIP = { from: 0.5, seconds: 5, framesPerSecond: 24 };
/** When the ad has come to rest: the standards demand that after 15 s. Ad servers accept 40 KB. */
const BACKUP = { at: 14.9, bytes: 40_000, qualities: [82, 72, 60, 48, 36, 24] };
/** H.264 at this quality stays well under 250 KB for five seconds. */
const CRF = '27';

function toOptions(config: HarnessOptions['config']): HarnessOptions {
  // The best tier, even on a machine that renders it in software.
  return {
    ...FRAME,
    config: { tier: 'A', ...config },
  };
}

/** With its headers it fits into the first ten packets of a connection, which saves one round trip until the largest paint of a gallery. */
const THUMBNAIL_BYTES = 13_500;
/** For AVIF, which nearly every browser accepts: five at once do not delay each other on a phone's connection (docs/decisions/011). */
const AVIF = { bytes: 7800, qualities: ['28', '32', '36', '40', '46'] };

async function captureThumbnail(browser: Browser, slug: string): Promise<void> {
  const harness = await openHarness(browser, slug, { ...toOptions({ mode: 'still' }), pixelRatio: 2 });
  const png = `creatives/${slug}/thumbnail.png`;
  await writeFile(png, await harness.shoot());
  await harness.close();
  const encode = (...how: string[]) =>
    run('cwebp', ['-quiet', ...how, '-m', '6', '-resize', String(FRAME.width), String(FRAME.height), png, '-o', `creatives/${slug}/thumbnail.webp`]);
  await encode('-q', '80');
  if (statSync(`creatives/${slug}/thumbnail.webp`).size > THUMBNAIL_BYTES) await encode('-size', String(THUMBNAIL_BYTES), '-pass', '10');
  await encodeAvif(png, `creatives/${slug}/thumbnail.avif`);
  await unlink(png);
}

/** The best quality within the size. */
async function encodeAvif(png: string, avif: string): Promise<void> {
  const scale = ['-vf', `scale=${FRAME.width}:${FRAME.height}:flags=lanczos`, '-pix_fmt', 'yuv420p'];
  for (const quality of AVIF.qualities) {
    const codec = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', quality, '-cpu-used', '2'];
    await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', png, ...scale, ...codec, avif]);
    if (statSync(avif).size <= AVIF.bytes) return;
  }
}

async function captureClip(browser: Browser, slug: string): Promise<void> {
  const harness = await openHarness(browser, slug, toOptions({ mode: 'record' }));
  const shoot = async (frame: number) => {
    await harness.seek(CLIP.from + frame / CLIP.framesPerSecond);
    return harness.shoot();
  };
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', CRF, '-pix_fmt', 'yuv420p', '-profile:v', 'high'];
  const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const frames = { name: slug, count: CLIP.seconds * CLIP.framesPerSecond, perSecond: CLIP.framesPerSecond, shoot };
  await encodeFrames(frames, [...codec, ...colour, '-g', '48', '-movflags', '+faststart', '-an', `creatives/${slug}/preview.mp4`]);
  await harness.close();
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

const isStillsOnly = process.argv.includes('--stills');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const browser = await launch(SHARP);
for (const slug of wanted.length > 0 ? wanted : (await listBuildable()).flatMap(listUnits)) {
  if (slug !== toDemoSlug(slug)) {
    // Its card is its demo's.
    if (!isStillsOnly) await captureBackup(browser, slug);
    continue;
  }
  await captureThumbnail(browser, slug);
  if (isStillsOnly) continue;
  await captureClip(browser, slug);
  await captureBackup(browser, slug);
  const size = (name: string) => `${(statSync(`creatives/${slug}/${name}`).size / 1024).toFixed(1)} KiB`;
  console.log(`${slug}: thumbnail ${size('thumbnail.webp')}, clip ${size('preview.mp4')}, backup ${size('backup.jpg')}`);
}
await browser.close();
