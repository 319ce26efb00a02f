/**
 * Thumbnails and card clips from the real creatives: `npm run capture [-- <slug> …]`. Writes creatives/<slug>/thumbnail.webp (the hero still, without
 * text) and preview.mp4 (five seconds of the autopilot), both 640x360. Needs Chromium, ffmpeg and cwebp.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { type LabOptions, launch, openLab } from './creative-lab.ts';
import { listCreatives } from './creatives.ts';

const FRAME = { width: 640, height: 360 };
const CLIP = { from: 0.5, seconds: 5, framesPerSecond: 24 };
/** H.264 at this quality stays well under 250 KB for five seconds. */
const CRF = '27';

async function run(command: string, args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

function toOptions(config: LabOptions['config']): LabOptions {
  // The best tier, also on a machine that draws it in software.
  return {
    ...FRAME,
    config: { tier: 'A', ...config },
  };
}

/** With its headers it fits the first flight of a connection, ten packets: one round trip less to the largest paint of a gallery. */
const THUMBNAIL_BYTES = 13_500;

async function captureThumbnail(browser: Browser, slug: string): Promise<void> {
  const lab = await openLab(browser, slug, { ...toOptions({ mode: 'still' }), pixelRatio: 2 });
  const png = `creatives/${slug}/thumbnail.png`;
  await writeFile(png, await lab.shoot());
  await lab.close();
  const encode = (...how: string[]) =>
    run('cwebp', ['-quiet', ...how, '-m', '6', '-resize', String(FRAME.width), String(FRAME.height), png, '-o', `creatives/${slug}/thumbnail.webp`]);
  await encode('-q', '80');
  if (statSync(`creatives/${slug}/thumbnail.webp`).size > THUMBNAIL_BYTES) await encode('-size', String(THUMBNAIL_BYTES), '-pass', '10');
  await unlink(png);
}

async function captureClip(browser: Browser, slug: string): Promise<void> {
  const lab = await openLab(browser, slug, toOptions({ mode: 'record' }));
  const rate = String(CLIP.framesPerSecond);
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      rate,
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      CRF,
      '-pix_fmt',
      'yuv420p',
      '-profile:v',
      'high',
    ].concat([
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-colorspace',
      'bt709',
      '-g',
      '48',
      '-movflags',
      '+faststart',
      '-an',
      `creatives/${slug}/preview.mp4`,
    ]),
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const frames = CLIP.seconds * CLIP.framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    await lab.seek(CLIP.from + frame / CLIP.framesPerSecond);
    if (!encoder.stdin.write(await lab.shoot())) await once(encoder.stdin, 'drain');
    if (frame % CLIP.framesPerSecond === 0) console.log(`${slug}: ${frame} of ${frames} frames`);
  }
  encoder.stdin.end();
  await once(encoder, 'exit');
  await lab.close();
}

const wanted = process.argv.slice(2);
const browser = await launch();
for (const slug of wanted.length > 0 ? wanted : await listCreatives()) {
  await captureThumbnail(browser, slug);
  await captureClip(browser, slug);
  const size = (name: string) => `${(statSync(`creatives/${slug}/${name}`).size / 1024).toFixed(1)} KiB`;
  console.log(`${slug}: thumbnail ${size('thumbnail.webp')}, clip ${size('preview.mp4')}`);
}
await browser.close();
