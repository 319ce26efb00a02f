/** Where exported files lead, whatever address they are given: opened from disk, in an app's container, over a video player, and clicked. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, withoutGpu } from '#tools/chromium.ts';
import { launch } from '#tools/creative-harness.ts';
import { bundleCreative } from '#tools/creatives.ts';
import { brand } from './golden-hour/copy.ts';

const SLUG = 'golden-hour';
const BUILT_IN = 'https://www.example.com/';
const bad = [
  'javascript:document.write("ran")',
  ' javascript:document.write("ran")',
  'java\nscript:document.write("ran")',
  '\u0001javascript:document.write("ran")',
  'data:text/html,<script>document.write("ran")</script>',
  'blob:https://x.example/1',
  '//x.example/',
  '\\\\x.example/',
  '/x',
  'x.html',
  'https:x.example',
  'https://user@x.example/',
  'https://x.example/\u0000',
  ' https://x.example/',
];
const good = [
  'http://x.example/',
  'https://x.example:8443/a?b#c',
  'https://clicks.example/c?cb=%%CACHEBUSTER%%&t=[time]&to=https%3A%2F%2Fbrand.example%2F%3Fa%3D1%26b%3D2',
  'https://clicks.example/clk;1;2?https://brand.example/?utm=a',
];
/** One of each kind, where a page has to be opened for each. */
const few = [bad[0], bad[2], bad[6]];
const toUrl = (address: string) => new URL(address).href;
/** A player that speaks as much SIMID as it takes to start, and leaves the way out to the creative. */
const PLAYER = `<!doctype html><title>Player</title><iframe src="simid.html" style="width:970px;height:250px"></iframe><script>
const size = { x: 0, y: 0, width: 970, height: 250 }, clickThruUrl = new URLSearchParams(location.search).get('to');
addEventListener('message', ({ data, source }) => {
  const said = JSON.parse(data);
  if (said.type !== 'createSession') return;
  const send = (type, args, messageId) => source.postMessage(JSON.stringify({ sessionId: said.sessionId, messageId, timestamp: 0, type, args }), '*');
  send('SIMID:Player:init', { environmentData: { videoDimensions: size, creativeDimensions: size, navigationSupport: 'adHandles' }, creativeData: { clickThruUrl } }, 1);
  send('SIMID:Player:startCreative', {}, 2);
});</script>`;

describe.skipIf(!findChromium())('the way out of an exported file', { timeout: 120_000 }, () => {
  let browser: Browser;
  let context: BrowserContext;
  const folder = mkdtempSync(join(tmpdir(), 'surge-tags-'));

  beforeAll(async () => {
    browser = await launch(withoutGpu);
    for (const target of ['html5', 'simid'] as const) writeFileSync(join(folder, `${target}.html`), await bundleCreative(SLUG, target));
    writeFileSync(join(folder, 'player.html'), PLAYER);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 970, height: 270 }, reducedMotion: 'reduce' });
    await context.route(
      (url) => url.protocol !== 'file:',
      (route) => route.fulfill({ body: '<title>Landing</title>', contentType: 'text/html' }),
    );
    return () => context.close();
  });

  const open = async (file: string, query = '') => {
    const page = await context.newPage();
    const opened: { url: string; hasOpener: boolean }[] = [];
    page.on('popup', async (popup) => {
      const one = { url: '', hasOpener: true };
      opened.push(one);
      await popup.waitForLoadState();
      Object.assign(one, { url: popup.url(), hasOpener: await popup.evaluate(() => window.opener !== null) });
    });
    await page.goto(`${pathToFileURL(join(folder, file)).href}${query}`);
    const frame = page.frames().at(-1) ?? page.mainFrame();
    await frame.locator('.cta').waitFor({ state: 'attached' });
    const expectOpened = (urls: readonly string[]) =>
      expect.poll(() => opened, { timeout: 20_000 }).toEqual(urls.map((url) => ({ url: toUrl(url), hasOpener: false })));
    return { page, frame, expectOpened };
  };
  /** The key press gives the ad a real gesture; without one it would ignore the click, which a script makes. */
  const leave = async (page: Page, frame: Frame) => {
    await frame.evaluate(() => window.focus());
    await page.keyboard.press('Enter');
    await frame.evaluate(() => document.querySelector<HTMLButtonElement>('.cta')?.click());
  };

  it.each(few)('is the built-in click tag when the address of the page carries %j', async (address = '') => {
    const value = encodeURIComponent(address);
    const { page, frame, expectOpened } = await open('html5.html', `?clickTag=${value}&clickTAG=${value}`);
    await leave(page, frame);
    await expectOpened([BUILT_IN]);
  });

  it('is what the address of the page carries, macros and nested addresses included', async () => {
    for (const [name, address = ''] of [
      ['clickTag', good[0]],
      ['clickTAG', good[2]],
    ] as const) {
      const { page, frame, expectOpened } = await open('html5.html', `?${name}=${encodeURIComponent(address)}`);
      await leave(page, frame);
      await expectOpened([address]);
    }
  });

  it('is the click tag that an ad server wrote in, if it is a web address', async () => {
    const { page, frame, expectOpened } = await open('html5.html');
    for (const address of [...bad, ...good]) {
      await page.evaluate((tag) => Object.assign(window, { clickTag: tag }), address);
      await leave(page, frame);
      // Two pages that open at once may be told of in either order.
      await expectOpened(good.slice(0, good.indexOf(address) + 1));
    }
    // None of the bad ones came late.
    await expectOpened(good);
  });

  it('is the brand’s own page in an app, whatever landing page the file was given', async () => {
    await context.addInitScript(() => {
      const left: string[] = [];
      Object.assign(window, { left, mraid: { getState: () => 'default', addEventListener: () => {}, open: (url: string) => left.push(url) } });
    });
    const html = await bundleCreative(SLUG, 'mraid');
    // A landing page is https.
    for (const landing of [...few, ...good.slice(0, 2)]) {
      writeFileSync(
        join(folder, 'mraid.html'),
        html.replace(/(?<=id="config"[^>]*>)\{\}/, () => JSON.stringify({ brand: { landing } })),
      );
      const { page, frame } = await open('mraid.html');
      await leave(page, frame);
      expect(await page.evaluate(() => Reflect.get(window, 'left'))).toEqual([landing === good[1] ? landing : brand.landing]);
    }
  });

  it.each([...few, good[0]])('is a web address over a player that sends %j', async (address = '') => {
    const { page, frame, expectOpened } = await open('player.html', `?to=${encodeURIComponent(address)}`);
    await leave(page, frame);
    await expectOpened([address === good[0] ? address : brand.landing]);
  });
});
