/**
 * Records the clips of Choose the Road: `npm run record [-- <clip> …]`. Its picture without the interface is drawn frame by frame at the times of the
 * film (creatives/choose-the-road/cuts.ts) and encoded twice, as H.264 and as AV1, each within the size below. Lossless masters stay in tests/output.
 * Needs Chromium, and ffmpeg with libx264 and libsvtav1. A test compares the clips with app/components/take-away/vast.ts.
 */
import { statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { brand } from '../creatives/choose-the-road/copy.ts';
import { type ClipId, cuts, FRAMES_PER_SECOND } from '../creatives/choose-the-road/cuts.ts';
import { launch } from './creative-harness.ts';
import { encodeFrames, run } from './encode.ts';

const FOLDER = 'creatives/choose-the-road';
const MASTERS = 'tests/output/footage';
/** The greatest size of a clip in bytes, and the margin below it, because encoders miss their rate a little. */
const LIMIT = 700_000;
const MARGIN = 0.9;
/** Kilobits per second; a higher rate makes no visible difference. */
const MAX_RATE = 510;
/** A keyframe every two seconds. */
const GROUP = String(2 * FRAMES_PER_SECOND);

/** The arguments of each encoder for a rate in kilobits per second. Snow and stars would need a higher rate than they get, the fork a lower one. */
const codecs: Readonly<Record<string, (rate: string) => readonly string[]>> = {
  h264: (rate) =>
    ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-x264-params', `keyint=${GROUP}:min-keyint=${GROUP}:scenecut=0`].concat([
      '-crf',
      '24',
      '-maxrate',
      rate,
      '-bufsize',
      rate,
    ]),
  av1: (rate) => ['-c:v', 'libsvtav1', '-preset', '8', '-g', GROUP, '-b:v', rate, '-svtav1-params', 'tune=0'],
};
/** Browsers assume BT.709, but ffmpeg converts with BT.601 unless told otherwise. */
const COLOUR = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'].concat([
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
]);

/** Opens a page whose `recording.shoot(index)` draws a frame of the clip. */
export async function openRecording(browser: Browser, id: ClipId): Promise<Page> {
  const source = `
    import { Recording } from './${FOLDER}/recording.ts';
    document.fonts.load('600 20px Manrope').then(() => { window.recording = new Recording('${id}', ${JSON.stringify(brand)}); });`;
  const bundle = await build({ stdin: { contents: source, resolveDir: '.', loader: 'ts' }, bundle: true, format: 'iife', write: false });
  const font = (await readFile(`${FOLDER}/font.woff2`)).toString('base64');
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Recording</title>
<style>@font-face{font-family:Manrope;font-weight:600;src:url(data:font/woff2;base64,${font})}</style>`);
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  await page.waitForFunction(() => Reflect.has(window, 'recording'));
  return page;
}

async function record(browser: Browser, id: ClipId, master: string): Promise<void> {
  const page = await openRecording(browser, id);
  const shoot = async (index: number) => {
    const png: string = await page.evaluate((i) => Reflect.get(window, 'recording').shoot(i), index);
    return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
  };
  const count = (cuts[id].to - cuts[id].from) * FRAMES_PER_SECOND;
  await encodeFrames({ name: id, count, perSecond: FRAMES_PER_SECOND, shoot }, ['-c:v', 'ffv1', '-pix_fmt', 'bgr0', master]);
  await page.close();
}

async function encode(master: string, id: ClipId, codec: string): Promise<void> {
  const path = `${FOLDER}/${id}-${codec}.mp4`;
  const seconds = cuts[id].to - cuts[id].from;
  const rate = Math.round(Math.min(MAX_RATE, (LIMIT * 8 * MARGIN) / seconds / 1000));
  const args = ['-y', '-loglevel', 'error', '-i', master, ...COLOUR, ...(codecs[codec]?.(`${rate}k`) ?? []), '-movflags', '+faststart', '-an', path];
  await run('ffmpeg', args);
  const { size } = statSync(path);
  console.log(`${path}: ${size} bytes`);
  if (size > LIMIT) throw new Error(`${path} is too heavy`);
}

function isClip(name: string): name is ClipId {
  return Object.hasOwn(cuts, name);
}

if (import.meta.main) {
  await mkdir(MASTERS, { recursive: true });
  const wanted = process.argv.slice(2).filter(isClip);
  const browser = await launch();
  for (const id of wanted.length > 0 ? wanted : Object.keys(cuts).filter(isClip)) {
    const master = `${MASTERS}/${id}.mkv`;
    await record(browser, id, master);
    for (const codec of Object.keys(codecs)) await encode(master, id, codec);
  }
  await browser.close();
}
