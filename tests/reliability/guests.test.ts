/** Hostile creatives in the built site, in Chromium and Firefox: each is stopped with a reason or reaches nothing; the page still works. */
import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileCreatives, toCaller } from '#tests/fixtures/hostile-creatives.ts';
import { chromiumArgs, findChromium } from '#tools/chromium.ts';
import { type HostileHost, startHostileHost } from './hostile-host.ts';

const PREVIEW = '/experience/horizon/preview/12';
const BRAND_NAME = '.brand-pane input[type=text]';
const isFull = Boolean(process.env.TEST_FULL);

/** As in normal browsers: each sandboxed frame in a process of its own, which Playwright would switch off. */
const ISOLATED = '--enable-features=IsolateSandboxedIframes';

const engines = [
  { name: 'chrome', path: findChromium(), args: [...chromiumArgs, ISOLATED] },
  { name: 'firefox', path: process.env.FIREFOX ?? '/usr/bin/firefox-esr', args: [] },
] as const;

describe.each(engines)('a hostile creative in $name', ({ name, path = '', args }) => {
  // By default one engine; with TEST_FULL both engines and all creatives.
  const isOn = existsSync(path) && existsSync('build/server/main.js') && (isFull || name === 'chrome');
  describe.skipIf(!isOn)('', { timeout: 60_000 }, () => {
    let browser: Browser;
    let host: HostileHost;
    let page: Page;

    beforeAll(async () => {
      host = await startHostileHost();
      browser = await puppeteer.launch({ browser: name, executablePath: path, headless: true, args: [...args] });
    }, 60_000);
    afterAll(async () => {
      await browser.close();
      await host.stop();
    });
    beforeEach(async () => {
      page = await browser.newPage();
      await page.setViewport({ width: 1600, height: 900 });
    });
    afterEach(() => page.close());

    const untilRunning = () => page.waitForSelector('.player[data-phase="running"]', { timeout: 20_000 });
    const untilPath = (wanted: string) => page.waitForFunction((part) => location.pathname === part, { timeout: 10_000 }, wanted);
    const open = async (html: string, address = PREVIEW) => {
      host.show(html);
      await page.goto(host.origin + address, { waitUntil: 'load' });
      await untilRunning();
    };
    const close = async (to = '/experience/gamification') => {
      await page.click('.preview-close');
      await untilPath(to);
      await page.waitForFunction(() => !document.querySelector('dialog.preview'));
    };
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    const ended = Object.entries(hostileCreatives).flatMap(([kind, { html, end }]) => (end ? [{ kind, html, end }] : []));
    // Firefox runs a page and its frames in one process: an endless loop blocks both (SECURITY.md).
    const stageable = ended.filter(({ kind }) => (kind === 'frozen' ? isFull && name === 'chrome' : isFull || kind === 'window'));

    it.each(stageable)('a hostile creative of kind $kind is stopped, and the page says why and can be closed', async ({ html, end }) => {
      // A call of Puppeteer counts as a press of the visitor, who would then have entered the ad: so the page reports by itself.
      await page.evaluateOnNewDocument(sayAlerts);
      const said = new Promise<void>((resolve) => page.on('console', (message) => message.text().includes(end) && resolve()));
      host.show(html);
      await page.goto(host.origin + PREVIEW, { waitUntil: 'load' });
      await said;
      expect(await page.$$('dialog iframe')).toHaveLength(0);
      expect(await page.$('.demo-video')).not.toBeNull();
      await close();
    });

    it.each(isFull ? ([{ kind: 'window' }, { kind: 'knocks' }, { kind: 'port' }] as const) : ([{ kind: 'knocks' }] as const))(
      'a hostile creative of kind $kind is stopped on the landing page as well',
      async ({ kind }) => {
        host.show(hostileCreatives[kind].html);
        await page.goto(host.origin, { waitUntil: 'load' });
        await page.waitForSelector('[data-hero][data-state="playing"]', { timeout: 15_000 });
        await page.waitForSelector('[data-hero][data-state="still"]', { timeout: 15_000 });
        expect(page.frames().map((frame) => new URL(frame.url(), host.origin).pathname)).not.toContain('/creatives/golden-hour/index.html');
        await page.click('.site-footer-answers a[href="/start-campaign"]');
        await untilPath('/start-campaign');
      },
    );

    it('a hostile creative cannot take the focus while the visitor types', async () => {
      await page.evaluateOnNewDocument(() => window === top && localStorage.setItem('surge.panels', 'tools'));
      await open(hostileCreatives.focusOut.html);
      await page.click(BRAND_NAME);
      await pause(1200);
      await page.keyboard.type('Hello world', { delay: 50 });
      expect(await page.$eval(BRAND_NAME, (field) => field instanceof HTMLInputElement && field.value)).toBe('Hello world');
    });

    it.each(isFull ? [{ kind: 'Close' }, { kind: 'Escape' }] : [{ kind: 'Escape' }])(
      'a hostile creative that fills the history does not keep $kind from leading to the list',
      async ({ kind }) => {
        host.show(hostileCreatives.history.html);
        await page.goto(`${host.origin}/formats`, { waitUntil: 'load' });
        await page.mouse.move(400, 400);
        await page.waitForSelector('html[data-hydrated]');
        const card = await page.waitForSelector('.demo-card a[href="/experience/horizon/preview/12"]');
        await card?.evaluate((link) => link instanceof HTMLElement && link.click());
        await untilRunning();
        await page.waitForFunction(() => history.length > 8, { timeout: 10_000 });
        if (kind === 'Close') return close('/formats');
        await page.keyboard.press('Escape');
        await untilPath('/formats');
        await page.waitForFunction(() => !document.querySelector('dialog.preview'));
      },
    );

    it('a hostile creative cannot get full screen after a click', async () => {
      await open(hostileCreatives.fullscreen.html);
      await pause(1200);
      await page.click('.player iframe');
      await pause(1000);
      expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBeUndefined();
      expect(await page.$('.stage-notice')).toBeNull();
    });

    it.skipIf(name === 'firefox').each([{ where: 'its own document' }, { where: 'a frame in it' }])(
      'a hostile creative sends no packet by WebRTC from $where',
      async ({ where }) => {
        const heard: string[] = [];
        const stun = createSocket('udp4', (_, { address }) => heard.push(address));
        await new Promise<void>((resolve) => stun.bind(0, '127.0.0.1', resolve));
        await open(toCaller(`stun:127.0.0.1:${stun.address().port}`, where !== 'its own document'));
        await pause(3000);
        stun.close();
        expect(heard).toEqual([]);
        expect(await page.evaluate(() => 1 + 1)).toBe(2);
        await close();
      },
    );
  });
});

/** Runs in the page: copies the texts of alerts to the console. */
function sayAlerts(): void {
  if (window !== top) return;
  const look = () => {
    for (const alert of document.querySelectorAll('[role="alert"]')) console.log(alert.textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
