/** The journeys in Firefox ESR, by WebDriver BiDi, against the production build. Skipped by name where Firefox is not installed. */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { takeEvery } from '#tools/whole-run.ts';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const canRun = existsSync(FIREFOX) && existsSync('build/server/main.js');
const STARTED_MS = 30_000;

describe.skipIf(!canRun)('in Firefox', { timeout: 120_000 }, () => {
  let browser: Browser;
  let server: ProductionServer;
  let page: Page;
  /** Faults of the journey, as in tests/e2e/fixture.ts. */
  let faults: string[];

  beforeAll(async () => {
    server = await startProduction();
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    faults = [];
    // A font that was still coming as its page was left.
    page.on('pageerror', (error) => /downloadable font: download failed/.test(String(error)) || faults.push(`uncaught: ${error}`));
    page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
    page.on('response', (response) => response.status() >= 500 && faults.push(`answer ${response.status()}: ${response.url()}`));
    await page.setViewport({ width: 1280, height: 800 });
  });
  afterEach(async () => {
    const wrong = await page.$$eval('.error-page h1', (headings) => headings.map((heading) => heading.textContent));
    await page.close();
    expect([...faults, ...wrong]).toEqual([]);
  });

  const open = (path: string) => page.goto(server.origin + path, { waitUntil: 'load' });
  const path = () => new URL(page.url()).pathname;
  const untilPath = (wanted: string) => page.waitForFunction((part) => location.pathname === part, { timeout: 15_000 }, wanted);

  it('Firefox opens the landing page, the gallery and a preview, and goes back to the list', async () => {
    await open('/');
    expect(await page.title()).toBe('Surge - Web And Dashboard');
    await page.evaluate(() => document.querySelector<HTMLElement>('#showcase a[href="/experience"]')?.scrollIntoView());
    await page.waitForSelector('html[data-hydrated]');
    await page.click('#showcase a[href="/experience"]');
    await untilPath('/experience/gamification');
    await page.waitForSelector('::-p-xpath(//h1[text()="Gamification"])');
    await page.click('.demo-card a');
    await page.waitForSelector('dialog.preview:modal');
    await page.keyboard.press('Escape');
    await untilPath('/experience/gamification');
  });

  it.each(
    takeEvery(4, [
      '/experience/gamification/preview/1',
      '/experience/3d-roll-and-3d-xplore/preview/9',
      '/experience/sticky-and-scrolling/preview/11',
      '/experience/horizon/preview/12',
      '/experience/ctv/preview/14',
    ]),
  )('Firefox plays the creative of %s and leaves it', async (address) => {
    await open(address);
    await page.waitForSelector('.player[data-phase="running"]', { timeout: STARTED_MS });
    await page.click('.preview-close');
    await untilPath('/experience/gamification');
    expect(path()).toBe('/experience/gamification');
  });

  it('Firefox switches language and settings, and keeps both', async () => {
    await open('/formats');
    await page.click('.language-menu button');
    await page.waitForSelector('html[data-hydrated]');
    await page.evaluate(() => document.querySelector<HTMLElement>('.language-menu a[hreflang="de"]')?.click());
    await page.waitForSelector('html[lang="de"]');
    await page.reload();
    expect(await page.$eval('html', (html) => html.lang)).toBe('de');
    expect(await page.evaluate(() => localStorage.getItem('I18N_LANGUAGE'))).toBe('gr');
  });

  it('Firefox filters a list without loading the page', async () => {
    await open('/formats');
    await page.hover('.facet-value');
    await page.waitForSelector('html[data-hydrated]');
    await page.click('[data-facet="device"] a.facet-value:not([aria-current])');
    await page.waitForFunction(() => location.search.includes('device='));
  });
});
