/** Films a creative's trailer (creative-sdk/playthrough.ts): the shots of one play, where needed with what stands around such an ad. */
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Shot, Trailer } from '#creative-sdk/playthrough.ts';
import type { Action } from '#protocol/frame.ts';
import { type Harness, openHarness } from './creative-harness.ts';
import { ARTICLE, placeArticle, TELEVISION } from './trailer-settings.ts';

/** Pixels: those of the card's picture on a sharp desktop screen. */
export const CLIP = { width: 528, height: 440, framesPerSecond: 24 };
/** How long a pressed button of the remote stays lit. */
const LIT_S = 0.3;

/** Undefined for an ad without a cut of its own. */
export async function loadTrailer(slug: string): Promise<Trailer | undefined> {
  const module: { trailer?: Trailer } = await import(resolve('creatives', slug, 'playthrough.ts'));
  return module.trailer;
}

/** Returns every frame as PNG. */
export async function filmTrailer(browser: Browser, slug: string, trailer: Trailer): Promise<Buffer[]> {
  const width = trailer.width ?? CLIP.width;
  const picture = { width, height: (width * CLIP.height) / CLIP.width };
  const ad = trailer.setting === 'television' ? TELEVISION.ad : picture;
  const harness = await openHarness(browser, slug, { ...ad, pixelRatio: CLIP.width / width, config: { mode: 'record', tier: 'A' } });
  await harness.page.setViewportSize(picture);
  const set = await setUp(harness, trailer);
  const due = trailer.shots.flatMap(listFrames);
  const frames: Buffer[] = [];
  let time = 0;
  const pass = async (until: number) => {
    for (let next = due[frames.length]; next !== undefined && next <= until; next = due[frames.length]) {
      await harness.seek(next);
      await set.light(next);
      frames.push(await harness.page.screenshot({ timeout: 120_000 }));
    }
    if (until < Number.POSITIVE_INFINITY) await harness.seek(until);
    time = until;
  };
  for (const step of trailer.steps ?? []) {
    if ('wait' in step) await pass(time + step.wait);
    else if ('remote' in step) {
      await harness.send({ t: 'key', action: step.remote });
      set.press(step.remote, time);
    } else {
      await harness.send({ t: 'scroll', progress: step.scroll });
      await set.scroll(step.scroll);
    }
  }
  await pass(Number.POSITIVE_INFINITY);
  await harness.close();
  return frames;
}

function listFrames({ from, seconds }: Shot): number[] {
  return Array.from({ length: Math.round(seconds * CLIP.framesPerSecond) }, (_, index) => from + index / CLIP.framesPerSecond);
}

/** Builds what stands around the ad, and returns what happens to it. */
async function setUp({ page }: Harness, { setting }: Trailer) {
  let pressed: { readonly action: Action; readonly at: number } | undefined;
  if (setting)
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), setting === 'television' ? TELEVISION.html : ARTICLE);
  return {
    press(action: Action, at: number) {
      pressed = { action, at };
    },
    async light(time: number) {
      if (setting !== 'television') return;
      const lit = pressed && time - pressed.at < LIT_S ? pressed.action : '';
      await page.evaluate((action) => document.body.setAttribute('data-lit', action), lit);
    },
    async scroll(progress: number) {
      if (setting === 'article') await page.evaluate(placeArticle, progress);
    },
  };
}
