/** The clips beside the page: that they are of this very picture, and that hotspots and picture keep together while they play. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { type Harness, launch, openHarness } from '#tools/creative-harness.ts';
import { bundleCreative } from '#tools/creatives.ts';
import { openRecording } from '#tools/record-footage.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { type ClipId, cuts, FRAMES_PER_SECOND } from './cuts.ts';
import { type RoadId, roadIds } from './film.ts';
import { spotAt } from './track.ts';
import { fitView } from './view.ts';

const LIMIT = 700_000;
/** Size in which the two pictures are compared: small enough that noise of the encoder does not count, large enough to see the road move. */
const SMALL = '320:180';
/** Of 255, on average: what an encoder may change. The firs before the snow, all edges, cost it most: 4.1. */
const NOISE = 4.5;
const folder = 'creatives/choose-the-road';
const clips = Object.keys(cuts).filter((name): name is ClipId => Object.hasOwn(cuts, name));
const codecs = ['h264', 'av1'];
const files = clips.flatMap((id) => codecs.map((codec) => `${id}-${codec}.mp4`));
const run = promisify(execFile);
const hasFfmpeg = await run('ffmpeg', ['-version']).then(
  () => true,
  () => false,
);

async function decode(args: readonly string[], input?: Buffer): Promise<Buffer> {
  const out = ['-frames:v', '1', '-vf', `scale=${SMALL}`, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const running = run('ffmpeg', ['-v', 'error', ...args, ...out], { encoding: 'buffer', maxBuffer: 1 << 24 });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

it.each(files)('%s is within its weight', (name) => {
  expect(statSync(`${folder}/${name}`).size).toBeLessThanOrEqual(LIMIT);
});

it.each([
  ['preview', true],
  ['simid', true],
  ['html5', false],
  ['mraid', false],
] as const)('is named by the file for %s: %s', async (target, isNamed) => {
  expect((await bundleCreative('choose-the-road', target)).includes('.mp4')).toBe(isNamed);
});

describe.skipIf(!isWholeRun || !hasFfmpeg)('the photosensitivity filter (ffmpeg)', () => {
  it.each(clips)('finds no dangerous flashes in %s', { timeout: 60_000 }, async (id) => {
    const filter = 'photosensitivity=bypass=1,metadata=print:file=-';
    const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', `${folder}/${id}-h264.mp4`, '-vf', filter, '-f', 'null', '-'], {
      maxBuffer: 1 << 24,
    });
    const found = Array.from(stdout.matchAll(/badness=([\d.]+)/g), ([, badness]) => Number(badness));
    expect(found.length).toBeGreaterThan(50);
    expect(Math.max(...found)).toBeLessThan(3);
  });
});

describe.skipIf(!isWholeRun || !findChromium() || !hasFfmpeg)('the footage', { timeout: 120_000 }, () => {
  let browser: Browser;
  let lab: Harness | undefined;

  beforeAll(async () => {
    browser = await launch(withoutGpu, findTestBrowser());
  });
  afterAll(async () => {
    await lab?.close();
    await browser.close();
  });

  it.each(clips)('the clips of %s show at their seconds what is drawn at the same seconds of the film', async (id) => {
    const page = await openRecording(browser, id);
    for (const second of [0.5, 2, 3.6]) {
      const index = Math.round(second * FRAMES_PER_SECOND);
      const shoot = async (at: number) => {
        const png: string = await page.evaluate((i) => Reflect.get(window, 'recording').shoot(i), at);
        return decode(['-f', 'image2pipe', '-i', '-'], Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'));
      };
      const [drawn, later] = [await shoot(index), await shoot(index + 6)];
      for (const codec of codecs) {
        const recorded = await decode(['-ss', String((index - 0.5) / FRAMES_PER_SECOND), '-i', `${folder}/${id}-${codec}.mp4`]);
        const same = difference(recorded, drawn);
        expect(same, `${id}-${codec}.mp4 is of another picture: npm run record -- ${id}`).toBeLessThan(NOISE);
        expect(difference(recorded, later)).toBeGreaterThan(same);
      }
    }
    await page.close();
  });

  it('is what the page shows, with the hotspots on it, on every road', async () => {
    lab = await openHarness(browser, 'choose-the-road', { width: 960, height: 540 });
    await watchVideo(lab);
    await lab.page.mouse.click(480, 500);
    for (const road of roadIds) {
      await lab.frame.locator('.choice:visible, .chip:visible').nth(roadIds.indexOf(road)).click();
      await expect.poll(async () => (await framesOf(lab, road)).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(FRAMES);
      const frames = await framesOf(lab, road);
      const isOff = frames.filter((frame) => offTrack(road, frame) > 1.5);
      expect(isOff.length / frames.length, JSON.stringify(isOff)).toBeLessThan(0.2);
    }
    expect(lab.errors).toEqual([]);
  });

  it('stops with the film', async () => {
    if (!lab) throw new Error('No lab');
    const count = () => lab?.frame.evaluate(() => Reflect.get(window, 'playing')());
    await expect.poll(count, { timeout: 3000 }).toBe(1);
    await lab.send({ t: 'pause' });
    await expect.poll(count, { timeout: 3000 }).toBe(0);
    await lab.send({ t: 'resume' });
    await expect.poll(count, { timeout: 3000 }).toBe(1);
  });
});

/**
 * A frame in which a video and a hotspot were in sight. Where the machine cannot keep the video in step the ad draws the film instead, and in a road's
 * first half second no hotspot is lit: such frames count for nothing.
 */
interface Seen {
  readonly road: string;
  readonly second: number;
  /** The video's second at the frame before. */
  readonly before: number;
  readonly x: number;
  readonly y: number;
}

/** Frames needed to judge a road, even where only some of its ten seconds are played from the clip. */
const FRAMES = 15;

/** Notes each frame which video is in sight, with its second, and the place of the solar roof's hotspot: the first, and the first lit. */
async function watchVideo({ frame }: Harness): Promise<void> {
  await frame.evaluate(() => {
    const list = () => [...document.querySelectorAll<HTMLVideoElement>('.footage video')];
    const frames: Seen[] = [];
    const watch = (before: number) => {
      const video = list().find((one) => one.style.visibility === 'visible');
      const second = video?.currentTime ?? 0;
      const spot = document.querySelector('.spot:not([hidden])');
      const { e: x = 0, f: y = 0 } = spot ? new DOMMatrix(getComputedStyle(spot).transform) : {};
      if (video && spot) frames.push({ road: video.currentSrc.split('/').at(-1)?.split('-')[0] ?? '', second, before, x, y });
      requestAnimationFrame(() => watch(second));
    };
    watch(0);
    Object.assign(window, { seen: frames, playing: () => list().filter((video) => !video.paused).length });
  });
}

/** All frames so far that showed the clip of this road. */
async function framesOf(lab: Harness | undefined, road: RoadId): Promise<readonly Seen[]> {
  const frames: readonly Seen[] | undefined = await lab?.frame.evaluate(() => Reflect.get(window, 'seen'));
  return frames?.filter((frame) => frame.road === road) ?? [];
}

const PARTS = 20;

/** CSS pixels between the hotspot and the roof. The ad placed it at some moment of this frame, which on a busy machine is long. */
function offTrack(road: RoadId, { before, second, x, y }: Seen): number {
  const from = Math.min(before, second);
  const moments = Array.from({ length: PARTS + 1 }, (_, part) => from + ((second - from) * part) / PARTS);
  return Math.min(
    ...moments.map((moment) => {
      const [roofX, roofY] = toSpot(road, moment);
      return Math.hypot(roofX - x, roofY - y);
    }),
  );
}

/** Where the roof is at a second of a road, CSS pixels, by the track alone. */
function toSpot(road: RoadId, second: number): readonly [number, number] {
  const view = fitView(960, 540);
  const [x, y] = spotAt('solar', road, second);
  return [view.x + x * view.scale, view.y + y * view.scale];
}
