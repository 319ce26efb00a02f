/**
 * Records the clips of Choose the Road and the films of television's ads: `npm run record [-- <clip or demo> …]`. The picture of Choose the Road without the interface is drawn frame by frame at the times of the
 * film (creatives/choose-the-road/cuts.ts) and encoded twice, as H.264 and as AV1, each within the sizes below. The film for video players has a sound
 * (tools/film-sound.ts) and comes in three sizes, made smaller from the largest. Lossless masters stay in tests/output.
 * Needs Chromium, and ffmpeg with libx264 and libsvtav1. A test compares the film with app/components/take-away/vast.ts.
 */
import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { brand } from '../creatives/choose-the-road/copy.ts';
import { CLIP, type ClipId, cuts, FRAMES_PER_SECOND } from '../creatives/choose-the-road/cuts.ts';
import { launch, SHARP } from './creative-harness.ts';
import { encodeFilm, encodeFrames } from './encode.ts';
import { SOUND_BYTES, writeFilmSound } from './film-sound.ts';
import { recordTelevision, televisions } from './record-television.ts';

const FOLDER = 'creatives/choose-the-road';
const MASTERS = 'tests/output/footage';

interface Rung {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The greatest size of each of its two files, bytes. */
  readonly limit: number;
  /** Kilobits per second; a higher rate makes no visible difference. */
  readonly most: number;
}

/** Together at most 4 MB. */
const ladder: readonly Rung[] = [
  { name: 'film-480', width: 854, height: 480, limit: 420_000, most: 240 },
  { name: 'film', ...CLIP, limit: 700_000, most: 510 },
  { name: 'film-1080', width: 1920, height: 1080, limit: 880_000, most: 1000 },
];
/** What a clip is encoded as; the largest is the size in which it is drawn. */
const toRungs = (id: ClipId): readonly Rung[] => (id === 'film' ? ladder : [{ name: id, ...CLIP, limit: 700_000, most: 510 }]);
/** The margin below a limit, because encoders miss their rate a little. */
const MARGIN = 0.93;
/** Opens a page whose `recording.shoot(index)` draws a frame of the clip. */
export async function openRecording(browser: Browser, id: ClipId, size: { readonly width: number; readonly height: number } = CLIP): Promise<Page> {
  const { width, height } = size;
  const source = `
    import { Recording } from './${FOLDER}/recording.ts';
    const size = ${JSON.stringify({ width, height })};
    document.fonts.load('600 20px Manrope').then(() => { window.recording = new Recording('${id}', ${JSON.stringify(brand)}, size); });`;
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
  const page = await openRecording(browser, id, toRungs(id).at(-1));
  const shoot = async (index: number) => {
    const png: string = await page.evaluate((i) => Reflect.get(window, 'recording').shoot(i), index);
    return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
  };
  const count = (cuts[id].to - cuts[id].from) * FRAMES_PER_SECOND;
  await encodeFrames({ name: id, count, perSecond: FRAMES_PER_SECOND, shoot }, ['-c:v', 'ffv1', '-pix_fmt', 'bgr0', master]);
  await page.close();
}

async function encode(master: string, id: ClipId, rung: Rung, sound?: string): Promise<void> {
  const seconds = cuts[id].to - cuts[id].from;
  const bytes = rung.limit * MARGIN - (sound ? SOUND_BYTES : 0);
  const rate = Math.min(rung.most, (bytes * 8) / seconds / 1000);
  await encodeFilm(master, `${FOLDER}/${rung.name}`, { ...rung, rate, perSecond: FRAMES_PER_SECOND, ...(sound && { sound }) });
}

function isClip(name: string): name is ClipId {
  return Object.hasOwn(cuts, name);
}

if (import.meta.main) {
  await mkdir(MASTERS, { recursive: true });
  const asked = process.argv.slice(2);
  const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
  const browser = await launch(SHARP);
  for (const id of Object.keys(cuts).filter(isClip).filter(isAsked)) {
    const master = `${MASTERS}/${id}.mkv`;
    await record(browser, id, master);
    const sound = id === 'film' ? `${MASTERS}/film.m4a` : undefined;
    if (sound) await writeFilmSound(sound);
    for (const rung of toRungs(id)) await encode(master, id, rung, sound);
  }
  for (const slug of Object.keys(televisions).filter(isAsked)) await recordTelevision(browser, slug, `${MASTERS}/${slug}.mkv`);
  await browser.close();
}
