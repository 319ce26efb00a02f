/**
 * Our files in players that we did not write. Their code is not ours to copy: who has it names its place in a variable, and the tests run.
 *
 * - `SIMID_PLAYER`: the folder `examples` of IAB's SIMID repository at 16b51c57 (Apache-2.0), with its reference player.
 * - `MRAID_BRIDGE`: the file `build/criteo-mraid.js` of Criteo's MRAID bridge 2.0.0 (Apache-2.0), as its apps have it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { findChromium, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { launch } from '#tools/creative-harness.ts';
import { bundleCreative, listBuildable, listUnits, loadDemo, partPath } from '#tools/creatives.ts';

const { SIMID_PLAYER: simidPlayer = '', MRAID_BRIDGE: mraidBridge = '' } = process.env;
/** SHA-256 of what runs of them: another version would be another judge. */
const HASHES: Readonly<Record<string, string>> = {
  ...(simidPlayer && {
    [join(simidPlayer, 'player/simid_player.js')]: '18589f1fc5e5c9fd1c133e8b3a914a0a96d95083afcfd67cf1933448c20ec500',
    [join(simidPlayer, 'simid_protocol.js')]: '256d9bcc7f561bfb0234bdd27a1b25e3d6cadb2541aa59d846ebc2ec2183503b',
  }),
  ...(mraidBridge && { [mraidBridge]: '00a2e0a5a815013a44537a55e270de85a86bcb5c1fb7560c5c6fc5c785965002' }),
};
const SOON = { timeout: 15_000 };
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.mp4': 'video/mp4', '.css': 'text/css' };

let browser: Browser;
let server: Server;
let origin: string;
/** What is served under its path, before the folder of a player. */
const served = new Map<string, string | Buffer>();
let context: BrowserContext;
let page: Page;
const outside: string[] = [];
const errors: string[] = [];

/** A file of the player's folder, or nothing. */
function findFile(path: string): Buffer | undefined {
  const file = join(simidPlayer, normalize(path));
  return simidPlayer && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

describe.skipIf(!findChromium() || !(simidPlayer || mraidBridge))('in players of others (SIMID_PLAYER, MRAID_BRIDGE)', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    browser = await launch(withoutGpu, findTestBrowser());
    server = createServer(({ url = '/' }, response) => {
      const path = decodeURIComponent(url.split('?')[0] ?? '');
      const body = served.get(path) ?? findFile(path);
      if (body === undefined) response.writeHead(404).end();
      else response.setHeader('content-type', types[extname(path)] ?? 'text/html').end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(async () => {
    for (const list of [outside, errors]) list.length = 0;
    context = await browser.newContext();
    // Nothing leaves this machine.
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== origin,
      (route) => {
        outside.push(route.request().url());
        return route.abort();
      },
    );
    page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
  });
  afterEach(() => context.close());

  it.each(Object.entries(HASHES))('%s is of the version that is named above', (file, hash) => {
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(hash);
  });

  describe.skipIf(!simidPlayer)('the SIMID reference player of IAB', () => {
    it('opens a session with the film’s creative, starts it, is paused and played by it, reports for it, and is told of the click', async () => {
      served.set('/film/simid.html', await bundleCreative('choose-the-road', 'simid'));
      served.set('/film/film-av1.mp4', readFileSync(partPath('choose-the-road', 'film-av1.mp4')));
      await page.addInitScript(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        addEventListener('message', ({ data }) => typeof data === 'string' && said.push(data));
      });
      await page.goto(`${origin}/player/simid_player.html`);
      await page.fill('#creative_url', '/film/simid.html');
      await page.fill('#video_url', '/film/film-av1.mp4');
      const parameters = { brand: { name: 'Acme Coffee' }, landing: 'https://shop.example/', events: { to: 'https://count.example/?e=[EVENT]' } };
      await page.fill('#ad_params', JSON.stringify(parameters));
      await page.getByRole('button', { name: 'Start ad playback' }).click();
      const frame = page.frameLocator('iframe');
      // Hotspots move: the keyboard does not miss them.
      const press = (name: string) => frame.getByRole('button', { name }).press('Enter');
      const isPaused = () => page.locator('#ad_video_player').evaluate((film) => film instanceof HTMLVideoElement && film.paused);
      await frame.getByText('Which road tonight?').waitFor();
      await expect.poll(isPaused, SOON).toBe(false);
      await expect.poll(() => frame.locator('body').innerText(), SOON).toContain('Acme Coffee');
      await press('Forest');
      await press('Pop-up kitchen');
      await expect.poll(isPaused, SOON).toBe(true);
      await press('Drive on');
      await expect.poll(isPaused, SOON).toBe(false);
      await press('Skip to the camp');
      await press('Book a test night');
      const listSaid = async () => {
        const said: readonly string[] = await page.evaluate(() => Reflect.get(window, 'said'));
        return said.map((text): { readonly type: string; readonly args: { readonly trackingUrls?: readonly string[] } } => JSON.parse(text));
      };
      await expect.poll(async () => (await listSaid()).map(({ type }) => type), SOON).toContain('SIMID:Creative:clickThru');
      const said = await listSaid();
      expect(said.slice(0, 3).map(({ type }) => type)).toEqual(['createSession', 'resolve', 'resolve']);
      expect(said.map(({ type }) => type)).not.toContain('reject');
      const tracked = said.flatMap(({ args: { trackingUrls = [] } }) => trackingUrls.map((url) => new URL(url).searchParams.get('e')));
      expect(tracked).toEqual(expect.arrayContaining(['engagement_start', 'interaction:choose', 'interaction:hotspot']));
      expect(errors).toEqual([]);
      // All that is reported goes through the player; this one sends none of it.
      expect(outside.filter((url) => !url.startsWith('https://shop.example/'))).toEqual([]);
    });
  });

  describe.skipIf(!mraidBridge)('the MRAID bridge of Criteo', async () => {
    const units = mraidBridge ? (await listBuildable()).flatMap(listUnits) : [];
    const demos = await Promise.all(units.map(loadDemo));
    const inApps = units.filter((_, index) => demos[index] && listKinds(demos[index]).includes('mraid'));

    it.each(inApps)('%s shows nothing before it is viewable, runs without an error, and leaves by the bridge alone', async (slug) => {
      served.set('/mraid.html', await bundleCreative(slug, 'mraid'));
      served.set('/mraid.js', readFileSync(mraidBridge));
      await page.addInitScript(() => {
        const calls: string[] = [];
        const note =
          (name: string) =>
          (...given: unknown[]) => {
            calls.push([name, ...given].join(' '));
          };
        const names = ['open', 'expand', 'close', 'playVideo', 'resize', 'setOrientationProperties'];
        const log = (level: string, ...given: unknown[]) => level === 'Error' && note('error')(...given);
        Object.assign(window, { calls, criteoMraidBridge: { ...Object.fromEntries(names.map((name) => [name, note(name)])), log } });
      });
      await page.goto(`${origin}/mraid.html`);
      const tell = (name: string, ...given: unknown[]) =>
        page.evaluate(([method, list]) => void Reflect.apply(Reflect.get(Reflect.get(window, 'mraid'), method), Reflect.get(window, 'mraid'), list), [
          name,
          given,
        ] as const);
      const countParts = () => page.locator('#stage').evaluate(({ childElementCount }) => childElementCount);
      await tell('setMaxSize', 414, 736, 2);
      await tell('setScreenSize', 414, 736);
      await tell('setSupports', { sms: false, tel: false, inlineVideo: true });
      await tell('setCurrentPosition', 0, 0, 320, 480);
      await tell('notifyReady', 'inline');
      await page.waitForTimeout(500);
      expect(await countParts()).toBe(0);
      await tell('setIsViewable', true);
      await expect.poll(countParts, SOON).toBeGreaterThan(0);
      await page.waitForTimeout(1000);
      await tell('setIsViewable', false);
      expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
      expect([...errors, ...outside]).toEqual([]);
    });

    it('opens the landing page of a press', async () => {
      served.set('/mraid.html', await bundleCreative('golden-hour', 'mraid'));
      served.set('/mraid.js', readFileSync(mraidBridge));
      await page.addInitScript(() => {
        const calls: string[] = [];
        Object.assign(window, { calls, criteoMraidBridge: { open: (url: string) => calls.push(url), log: () => {} } });
      });
      await page.goto(`${origin}/mraid.html`);
      await page.evaluate(() => {
        const mraid: { notifyReady(type: string): void; setIsViewable(is: boolean): void } = Reflect.get(window, 'mraid');
        mraid.notifyReady('inline');
        mraid.setIsViewable(true);
      });
      await page.getByRole('button', { name: 'Plan the trip' }).first().click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'calls')), SOON).toEqual(['https://lumara-isles.example/']);
    });
  });
});
