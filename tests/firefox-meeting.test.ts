/** The site without network in Firefox ESR (docs/decisions/078). Skipped by name where Firefox is not installed. */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const canRun = existsSync(FIREFOX) && existsSync('build/meeting/meeting-files.json');
const STORED_MS = 90_000;
const STARTED_MS = 30_000;

describe.skipIf(!canRun)('in Firefox, without network', { timeout: 180_000 }, () => {
  let browser: Browser;
  let server: ProductionServer;
  let page: Page;
  let isServing = true;

  beforeAll(async () => {
    server = await startProduction();
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    if (isServing) await server.stop();
  });

  const open = (path: string) => page.goto(server.origin + path, { waitUntil: 'load' });
  const heading = () => page.$eval('h1', (element) => element.textContent);

  it('Firefox opens a page, plays an ad, finds and changes the language from what was taken along', async () => {
    await open('/meeting');
    await page.locator('::-p-xpath(//button[text()="Take everything along"])').click();
    await page.waitForSelector('::-p-xpath(//p[text()="Done. You may unplug the network."])', { timeout: STORED_MS });
    await server.stop();
    isServing = false;
    await open('/experience/horizon/preview/12');
    await page.waitForSelector('.player[data-phase="running"]', { timeout: STARTED_MS });
    await open('/find?model=CPI&screen=mobile');
    await page.waitForFunction(() => document.querySelectorAll('.find-three > li').length === 3);
    await open('/pages-pricing?lang=gr');
    await page.waitForFunction(() => location.pathname === '/pages-pricing' && document.documentElement.lang === 'de');
    await open('/d/abcdefghijklmnopqrstuv');
    expect(await heading()).toMatch(/\w/);
    expect(await page.$$('script')).toHaveLength(0);
  });
});
