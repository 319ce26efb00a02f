/**
 * Reads how an ad serves those who have no mouse, see little, want no motion or use their own colours: `npm run access [-- <slug> …]` writes
 * creatives/<slug>/access.json.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { type AccessRecord, listAccess, summarizeLooks } from '#app/components/access/access.ts';
import type { Measurement } from '#catalogue/measurements.ts';
import { contrastOf, luminanceOf } from '#creative-sdk/page-access.ts';
import type { Step } from '#creative-sdk/playthrough.ts';
import { Track } from '#guest/flashes.ts';
import { type Harness, launch, openHarness } from './creative-harness.ts';
import { bundleCreative, listBuildable, listUnits, loadDemo } from './creatives.ts';
import { lookAtCreative } from './look-at-creative.ts';
import { accessPath, hashCreative, measuredPath, toFrame } from './measure-creative.ts';
import { loadPlaythrough, play, toEndCard } from './play.ts';

/** A screen that flashes six times a second is seen bright and dark. */
const FRAMES_PER_SECOND = 12;
const UNTOUCHED_S = 15;
/** The picture is looked at in so many parts, of which a quarter must flash. */
const COLUMNS = 8;
const ROWS = 8;
const FLASHING_PARTS = (COLUMNS * ROWS) / 4;
/** Of a control's pixels, those that stand out from its ground. */
const LEAST_DRAWN = 0.005;
/** WCAG 2.2, 1.4.11 Non-text Contrast. */
const PARTS_CONTRAST = 3;
const POSTER_S = 0.6;

export async function readAccessOf(browser: Browser, slug: string): Promise<AccessRecord> {
  const { keyboard } = await loadPlaythrough(slug);
  const keys = keyboard.flatMap((step) => ('press' in step ? [step.press] : 'remote' in step ? [step.remote] : []));
  return {
    hash: hashCreative(Buffer.from(await bundleCreative(slug))),
    keys: [...new Set(keys)],
    ...summarizeLooks(await lookAtCreative(browser, slug)),
    flashes: Math.max(await countFlashes(browser, slug, [{ wait: UNTOUCHED_S }]), await countFlashes(browser, slug, toEndCard(keyboard))),
    lost: await listLost(browser, slug, toEndCard(keyboard)),
  };
}

const open = async (browser: Browser, slug: string, options: { readonly forcedColors?: boolean } = {}) =>
  openHarness(browser, slug, { ...toFrame((await loadDemo(slug)).size), config: { clock: 'host' }, ...options });

/** Most flashes in a second that a quarter of the picture has, on the virtual clock. */
async function countFlashes(browser: Browser, slug: string, steps: readonly Step[]): Promise<number> {
  const lab = await open(browser, slug);
  const tracks = Array.from({ length: COLUMNS * ROWS }, () => new Track());
  let most = 0;
  let now = 0;
  const look = async (at: number) => {
    const parts = await readParts(lab);
    const flashes = tracks.map((track, index) => track.add(at * 1000, parts[index] ?? 0)).sort((one, other) => other - one);
    most = Math.max(most, flashes[FLASHING_PARTS - 1] ?? 0);
  };
  // Every frame on the way to a second is looked at.
  const seek = async (at: number) => {
    while (now < at) {
      now = Math.min(at, now + 1 / FRAMES_PER_SECOND);
      await lab.seek(now);
      await look(now);
    }
  };
  await play({ ...lab, seek }, steps);
  await lab.close();
  return most;
}

/** Relative luminance of each part of the picture. */
async function readParts(lab: Harness): Promise<readonly number[]> {
  return readLights(lab, await lab.page.locator('iframe').screenshot({ type: 'jpeg', quality: 70 }), { resizeWidth: COLUMNS, resizeHeight: ROWS });
}

/** Controls that are seen, but not with the visitor's own few colours: on the poster and on the end card. */
async function listLost(browser: Browser, slug: string, steps: readonly Step[]): Promise<readonly string[]> {
  const [seen, forced] = [await listDrawn(browser, slug, steps, false), await listDrawn(browser, slug, steps, true)];
  return [...seen].filter((name) => !forced.has(name)).sort();
}

/** Names of the controls of which something is drawn. */
async function listDrawn(browser: Browser, slug: string, steps: readonly Step[], forcedColors: boolean): Promise<ReadonlySet<string>> {
  const lab = await open(browser, slug, { forcedColors });
  const drawn = new Set<string>();
  const look = async () => {
    for (const control of await lab.frame.locator('button:visible, a[href]:visible, input:visible').all()) {
      const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
      const picture = await control.screenshot({ timeout: 10_000 }).catch(() => undefined);
      if (picture && (await readDrawn(lab, picture)) >= LEAST_DRAWN) drawn.add(name.trim());
    }
  };
  await lab.seek(POSTER_S);
  await look();
  await play(lab, steps);
  await look();
  await lab.close();
  return drawn;
}

/** The share of a picture's pixels that have a contrast of 3:1 to the light that most of them have. */
async function readDrawn(lab: Harness, picture: Buffer): Promise<number> {
  const lights = await readLights(lab, picture);
  const counts = new Map<number, number>();
  for (const light of lights) {
    const step = Math.round(light * 50) / 50;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [ground = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return lights.filter((light) => contrastOf(light, ground) >= PARTS_CONTRAST).length / Math.max(1, lights.length);
}

/** The relative luminance of a picture's pixels, row by row. */
async function readLights({ page }: Harness, picture: Buffer, size: ImageBitmapOptions = {}): Promise<readonly number[]> {
  const data = await page.evaluate(
    async ({ text, size }) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]), size);
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
    },
    { text: picture.toString('base64'), size },
  );
  return Array.from({ length: data.length / 4 }, (_, pixel) => luminanceOf(...data.slice(pixel * 4, pixel * 4 + 3)));
}

if (import.meta.main) {
  const wanted = process.argv.slice(2).filter((word) => word !== '--');
  const browser = await launch();
  for (const slug of wanted.length > 0 ? wanted : (await listBuildable()).flatMap(listUnits)) {
    const record = await readAccessOf(browser, slug);
    await writeFile(accessPath(slug), `${JSON.stringify(record, undefined, 2)}\n`);
    const measured: Measurement = JSON.parse(await readFile(measuredPath(slug), 'utf8'));
    const failed = listAccess(record, measured).filter(({ isPassed }) => !isPassed);
    console.log(`${slug}: ${failed.length === 0 ? 'passes' : failed.map(({ name, seen }) => `${name} ${JSON.stringify(seen)}`).join('; ')}`);
    if (failed.length > 0) process.exitCode = 1;
  }
  await browser.close();
}
