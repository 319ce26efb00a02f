/** The corner in which an app draws its own way to close an ad (MRAID 3: 50 by 50 density-independent pixels at the top right). */
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { type SizeName, sizes } from '#catalogue/sizes.ts';
import type { Step } from '#creative-sdk/playthrough.ts';
import { findChromium, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { launch } from '#tools/creative-harness.ts';
import { bundleCreative, listBuildable, listUnits, loadDemo } from '#tools/creatives.ts';
import { loadPlaythrough } from '#tools/play.ts';

/** CSS pixels. */
const CORNER = 50;
const FRAME_MS = 50;
const APP = 'https://app.example/';
/** An app that shows the ad at once and opens it when asked. */
const CONTAINER = `
let state = 'default';
let opensTo;
window.mraid = { getState: () => state, getVersion: () => '3.0', isViewable: () => true, addEventListener() {}, open() {},
  setExpandProperties(size) { opensTo = size; }, expand() { state = 'expanded'; window.opened = opensTo; },
  close() { state = 'default'; window.opened = undefined; } };`;
/** An app shows these among its own content, where it draws no such corner; once opened they have one. */
const strips: readonly SizeName[] = ['320x50', '320x100'];
const isInApps = async (slug: string) => listKinds(await loadDemo(slug)).includes('mraid');
const all = (await Promise.all((await listBuildable()).flatMap(listUnits).map(async (slug) => ((await isInApps(slug)) ? [slug] : [])))).flat();
/** Two that take some seconds; `npm run test:full` plays all. */
const slugs = process.env.TEST_FULL ? all : ['foil-deck/units/carousel', 'golden-hour/units/300x250'];

describe.skipIf(!findChromium())('the close corner of an app', { timeout: 180_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(withoutGpu, findTestBrowser());
  });
  afterAll(() => browser.close());

  it.each(slugs)('is free of the controls of %s from its first frame to its end card', async (slug) => {
    const demo = await loadDemo(slug);
    const size = sizes[demo.size];
    const html = await bundleCreative(slug, 'mraid');
    const context = await browser.newContext({ viewport: size });
    await context.route('**/*', (route) => {
      const isPage = route.request().url() === APP;
      return route.fulfill({ contentType: isPage ? 'text/html' : 'text/javascript', body: isPage ? html : CONTAINER });
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(APP);
    await page.clock.runFor(100);
    const found = new Set<string>();
    const look = async (isOpen: boolean) => {
      if (!strips.includes(demo.size) || isOpen) for (const name of await listInCorner(page)) found.add(name);
    };
    await look(false);
    for (const step of (await loadPlaythrough(slug)).keyboard) {
      await walk(page, step);
      const opened: { width: number; height: number } | undefined = await page.evaluate(() => Reflect.get(window, 'opened'));
      await page.setViewportSize(opened ?? size);
      await page.clock.runFor(FRAME_MS);
      await look(opened !== undefined);
    }
    expect([...found]).toEqual([]);
    await context.close();
  });
});

/** Names of buttons, links and fields that lie there. A surface that is all of the ad is none: under what an app draws it is as good as anywhere. */
const listInCorner = (page: Page): Promise<readonly string[]> =>
  page.evaluate((corner) => {
    const isInCorner = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isThere = right > innerWidth - corner && left < innerWidth && top < corner && bottom > 0 && right > left && bottom > top;
      return isThere && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    return Array.from(document.querySelectorAll('button, a[href], input'))
      .filter(isInCorner)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
  }, CORNER);

async function walk(page: Page, step: Step): Promise<void> {
  if ('wait' in step) await page.clock.runFor(step.wait * 1000);
  else if ('press' in step) {
    await page.keyboard.down(step.press);
    await page.clock.runFor((step.hold ?? 0.1) * 1000);
    await page.keyboard.up(step.press);
  }
}
