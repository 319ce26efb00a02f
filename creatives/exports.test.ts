/** The zip as a buyer meets it: unpacked and opened from disk by a double click, without server, host or network. */
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDelivery, putClickTag, toFields } from '#app/components/take-away/delivery.ts';
import { putConfig } from '#app/components/take-away/pack.ts';
import type { Step } from '#creative-sdk/playthrough.ts';
import { findPlanned } from '#protocol/tracking.ts';
import { findChromium, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { launch } from '#tools/creative-harness.ts';
import { bundleParts, listBuildable, listUnits, loadPlan, partPath } from '#tools/creatives.ts';
import { loadPlaythrough } from '#tools/play.ts';
import { takeEvery } from '#tools/whole-run.ts';

/** Where the files lead, and where they report events. */
const LANDING = 'https://shop.example/';
const EVENTS = 'https://events.example/';
/** Only a person causes these; the ad reports them itself in whatever way it is played to its end. */
const PLAYED = ['impression', 'engagement_start', 'complete', 'click_through'];
const OPENING_MS = 1500;
const VIEWPORT = { width: 970, height: 545 };
/** One that is a single file and, in CI, one that asks for another; `npm run test:full` plays all. */
const slugs = process.env.TEST_FULL ? (await listBuildable()).flatMap(listUnits) : takeEvery(2, ['golden-hour', 'strix-studio-360']);

describe.skipIf(!findChromium())('the exported file, opened from disk', { timeout: 180_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(withoutGpu, findTestBrowser());
  });
  afterAll(() => browser.close());

  it.each(slugs)(
    '%s plays to its end card, reports what its plan says, each as often as it says, and leads to the landing page alone',
    async (slug) => {
      const folder = mkdtempSync(join(tmpdir(), 'surge-zip-'));
      const file = join(folder, 'index.html');
      const { html, files } = await bundleParts(slug, 'html5');
      const delivery = { ...noDelivery, landing: LANDING, events: `${EVENTS}?e=[EVENT]` };
      writeFileSync(file, putClickTag(putConfig(html, toFields({}, delivery)), delivery));
      for (const name of files) copyFileSync(partPath(slug, name), join(folder, name));
      const context = await browser.newContext({ viewport: VIEWPORT });
      const asked: string[] = [];
      const arrived: string[] = [];
      const errors: string[] = [];
      await context.route(
        (url) => url.protocol !== 'file:',
        (route) => {
          const url = new URL(route.request().url());
          if (url.href.startsWith(EVENTS)) arrived.push(url.searchParams.get('e') ?? '');
          else asked.push(url.href);
          return route.fulfill({ body: '<title>Landing</title>', contentType: 'text/html' });
        },
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('requestfailed', (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
      const found: string[] = [];
      page.on('requestfinished', (request) => request.url().startsWith('file:') && found.push(basename(request.url())));
      await page.clock.install();
      await page.goto(pathToFileURL(file).href);
      // The ad's first frame, and no more: a playthrough counts from there.
      await page.clock.runFor(100);
      const left = new Promise<boolean>((resolve) => context.once('page', () => resolve(true)));
      const { keyboard } = await loadPlaythrough(slug);
      await walk(page, keyboard);
      // An ad that is still loading its pictures may need a second try. A page that is opening must not be mistaken for none.
      const hasLeft = () => Promise.race([left, new Promise((resolve) => setTimeout(resolve, OPENING_MS, false))]);
      for (let again = 0; again < 5 && !(await hasLeft()); again++) {
        await page.clock.runFor(3000);
        await walk(page, keyboard.slice(-1));
      }
      expect(await hasLeft()).toBe(true);
      await expect.poll(() => asked).toEqual([LANDING]);
      expect(errors).toEqual([]);
      expect([...new Set(found)].sort()).toEqual(['index.html', ...files].sort());
      const plan = await loadPlan(slug);
      expect(arrived).toEqual(expect.arrayContaining(PLAYED));
      expect(arrived.filter((event) => !findPlanned(plan, event))).toEqual([]);
      const once = plan.filter(({ times }) => times === 'once').map(({ event }) => event);
      expect(once.filter((event) => arrived.filter((one) => one === event).length > 1)).toEqual([]);
      await context.close();
    },
  );
});

/** Keyboard steps on the page's own clock, which moves as told. */
async function walk(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('wait' in step) await page.clock.runFor(step.wait * 1000);
    else if ('press' in step) {
      await page.keyboard.down(step.press);
      await page.clock.runFor((step.hold ?? 0.1) * 1000);
      await page.keyboard.up(step.press);
    }
  }
}
