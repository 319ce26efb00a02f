/**
 * The SIMID file over a video player that follows the text of the IAB (SIMID 1.2, sections 4 and 6); it is written here and shares no code with the
 * creative.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Browser, Frame, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { launch } from '#tools/creative-harness.ts';
import { bundleCreative } from '#tools/creatives.ts';

/** A busy machine draws few frames a second. */
const SOON = { timeout: 10_000 };
const CLICK_TAG = 'https://clicks.example/?to=wendara';
const PLAYER = `<!doctype html><html lang="en"><title>Player</title><link rel="icon" href="data:,">
<style>body{margin:0}video,iframe{position:absolute;width:640px;height:360px;border:0}iframe{display:none}</style>
<video muted playsinline src="film-av1.mp4"></video><iframe title="creative" src="simid.html"></iframe>
<script>
const video = document.querySelector('video'), frame = document.querySelector('iframe'), query = new URLSearchParams(location.search);
window.log = [];
let sessionId = '', next = 100;
const waiting = new Map();
const send = (type, args) => {
  const messageId = next++;
  frame.contentWindow.postMessage(JSON.stringify({ sessionId, messageId, timestamp: Date.now(), type, args }), '*');
  return new Promise((resolve, reject) => waiting.set(messageId, { resolve, reject }));
};
const answer = (type, messageId, value) => send(type, { messageId, value });
const size = { x: 0, y: 0, width: 640, height: 360 };
const start = async () => {
  await send('SIMID:Player:init', {
    environmentData: { videoDimensions: size, creativeDimensions: size, fullscreen: false, fullscreenAllowed: false, skippableState: 'notSkippable',
      variableDurationAllowed: !query.has('fixed'), version: '1.2', muted: true, volume: 1, navigationSupport: 'playerHandles' },
    creativeData: { adParameters: '', clickThruUrl: '${CLICK_TAG}' } });
  window.isReady = true;
  await send('SIMID:Player:startCreative', {});
  frame.style.display = 'block';
  for (const name of ['play', 'pause', 'timeupdate', 'volumechange', 'ended'])
    video.addEventListener(name, () => send('SIMID:Media:' + name, name === 'timeupdate' ? { currentTime: video.currentTime } : { muted: video.muted, volume: video.volume }));
  await video.play();
};
const requests = {
  'SIMID:Creative:requestPause': () => video.pause(),
  'SIMID:Creative:requestPlay': () => video.play(),
  'SIMID:Creative:clickThru': () => {},
};
addEventListener('message', ({ data, source }) => {
  const said = source === frame.contentWindow ? JSON.parse(data) : undefined;
  if (!said || (said.type !== 'createSession' && said.sessionId !== sessionId)) return;
  window.log.push(said);
  if (said.type === 'createSession') {
    sessionId = said.sessionId;
    answer('resolve', said.messageId);
    video.readyState > 0 ? start() : video.addEventListener('loadedmetadata', start, { once: true });
  } else if (said.type === 'resolve') waiting.get(said.args.messageId)?.resolve();
  else if (said.type === 'reject') waiting.get(said.args.messageId)?.reject();
  else if (requests[said.type]) { requests[said.type](); answer('resolve', said.messageId); }
});
</script>`;

interface Said {
  readonly type: string;
  readonly sessionId: string;
  readonly messageId: number;
  readonly args: Readonly<Record<string, unknown>>;
}

async function serve(slug: string): Promise<Server> {
  const folder = `creatives/${slug}`;
  const creative = await bundleCreative(slug, 'simid');
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1).split('?')[0] ?? '';
    if (!name) response.setHeader('content-type', 'text/html').end(PLAYER);
    else if (name === 'simid.html') response.setHeader('content-type', 'text/html').end(creative);
    else if (existsSync(`${folder}/${name}`)) response.setHeader('content-type', 'video/mp4').end(readFileSync(`${folder}/${name}`));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function openPlayer(browser: Browser, server: Server, query = ''): Promise<{ page: Page; frame: Frame }> {
  const address = server.address();
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/${query}`);
  await page.locator('iframe').waitFor({ state: 'visible' });
  const frame = page.frames()[1];
  if (!frame) throw new Error('No frame');
  return { page, frame };
}

const log = (page: Page): Promise<readonly Said[]> => page.evaluate(() => Reflect.get(window, 'log'));
const types = async (page: Page) => (await log(page)).map(({ type }) => type).filter((type) => type.startsWith('SIMID:'));

describe.skipIf(!findChromium())('the SIMID file in a video player', { timeout: 60_000 }, () => {
  let browser: Browser;
  let server: Server;
  const pages: Page[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(withoutGpu, findTestBrowser()), serve('choose-the-road')]);
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const open = async (query = ''): Promise<{ page: Page; frame: Frame }> => {
    const opened = await openPlayer(browser, server, query);
    pages.push(opened.page);
    return opened;
  };
  const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused);
  // Hotspots move all the time, and jump when the film is cut: a pointer may miss them on a busy machine, the keyboard does not.
  const press = (frame: Frame, name: string) => frame.getByRole('button', { name }).press('Enter');

  it('opens the session, answers, and starts when the player says so', async () => {
    const { page, frame } = await open();
    const said = await log(page);
    expect(said.map(({ type }) => type)).toEqual(['createSession', 'resolve', 'resolve']);
    expect(said[0]?.sessionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(said.map(({ messageId }) => messageId)).size).toBe(3);
    await frame.getByText('Which road tonight?').waitFor();
    await expect.poll(() => isPaused(page), SOON).toBe(false);
  });

  it('asks the video to stand still while a hotspot is open, and to go on after it', async () => {
    const { page, frame } = await open();
    await press(frame, 'Forest');
    await press(frame, 'Pop-up kitchen');
    await frame.locator('.card p', { hasText: 'hot soup' }).waitFor();
    await expect.poll(() => isPaused(page), SOON).toBe(true);
    await press(frame, 'Drive on');
    await expect.poll(() => isPaused(page), SOON).toBe(false);
    expect(await types(page)).toEqual(['SIMID:Creative:requestPause', 'SIMID:Creative:requestPlay']);
  });

  it('asks nothing of a player that cannot stop its video', async () => {
    const { page, frame } = await open('?fixed');
    await press(frame, 'Forest');
    await press(frame, 'Pop-up kitchen');
    await frame.locator('.card p', { hasText: 'hot soup' }).waitFor();
    await page.waitForTimeout(500);
    expect(await types(page)).toEqual([]);
    expect(await isPaused(page)).toBe(false);
  });

  it('stands still with the player, and drives on with it', async () => {
    const { page, frame } = await open();
    await page.evaluate(() => document.querySelector('video')?.pause());
    await frame.getByRole('button', { name: 'Play the ad' }).waitFor();
    await page.evaluate(() => document.querySelector('video')?.play());
    await frame.getByRole('button', { name: 'Pause the ad' }).waitFor();
    await press(frame, 'Forest');
    await press(frame, 'Range');
    await expect.poll(() => isPaused(page), SOON).toBe(true);
    await page.evaluate(() => document.querySelector('video')?.play());
    await frame.getByRole('button', { name: 'Drive on' }).waitFor({ state: 'hidden' });
    expect(await isPaused(page)).toBe(false);
    expect(await types(page)).toEqual(['SIMID:Creative:requestPause']);
  });

  it('leaves through the player, to the address of the VAST answer, and nowhere else', async () => {
    const { page, frame } = await open();
    await press(frame, 'Forest');
    await press(frame, 'Skip to the camp');
    await press(frame, 'Book a test night');
    await expect.poll(() => types(page), SOON).toEqual(['SIMID:Creative:clickThru']);
    expect((await log(page)).at(-1)?.args).toEqual({ playerHandles: true, url: CLICK_TAG });
    expect(page.context().pages()).toHaveLength(1);
    expect(frame.url()).toMatch(/simid\.html$/);
  });
});

describe.skipIf(!findChromium())('the SIMID file of a television’s ad', { timeout: 90_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(withoutGpu, findTestBrowser());
  });
  afterAll(() => browser.close());

  const open = async (slug: string) => {
    const server = await serve(slug);
    const opened = await openPlayer(browser, server);
    await expect.poll(() => opened.page.evaluate(() => document.querySelector('video')?.paused), SOON).toBe(false);
    return { ...opened, server };
  };

  it('hears the keys of a remote over its film', async () => {
    const { page, frame, server } = await open('living-light');
    await page.locator('iframe').focus();
    await frame.locator('.name', { hasText: 'Klokke' }).waitFor(SOON);
    await page.keyboard.press('ArrowRight');
    await frame.locator('.name', { hasText: 'Lund' }).waitFor(SOON);
    server.close();
  });

  it('leaves through the player', async () => {
    const { page, frame, server } = await open('brew-by-remote');
    // It is offered when the film has come to its end.
    await frame.getByRole('button', { name: 'Get the beans' }).press('Enter', { timeout: 50_000 });
    await expect.poll(() => types(page), SOON).toContain('SIMID:Creative:clickThru');
    expect((await log(page)).at(-1)?.args).toEqual({ playerHandles: true, url: CLICK_TAG });
    server.close();
  });
});
