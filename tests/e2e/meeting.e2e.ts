import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { DeckDemo, DeckReceipt, OwnerView } from '#protocol/deck.ts';
import { type MeetingList, parseMeetingList } from '#protocol/take-along.ts';
import { findFreePort } from '#tools/free-port.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { callDecks } from './call-decks.ts';
import { expect, expectNoSidewaysScroll, expectNoViolation, expectPage, hydrate, keepOnDevice, MISSING, type Page, test } from './fixture.ts';
import { createEmail, listStored } from './stored-briefs.ts';

// One after the other, and not beside the journeys' own server: this one is stopped and started again.
test.describe.configure({ mode: 'serial' });

/** Also what Chromium says of a frame whose origin is taken away by its answer alone, and that a token from before the server's start is renewed. */
const NO_SERVER = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|can escape its sandboxing|422/;

const port = await findFreePort();
let folder: string;
let server: ProductionServer | undefined;
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  server = await startProduction({ PORT: String(port), DATA_DIR: folder, ...settings });
};

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'surge-meeting-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.beforeEach(async ({ allowFault }) => {
  // The server stops before the page closes.
  allowFault(/ERR_CONNECTION_REFUSED/);
  await start();
});
async function stop(): Promise<void> {
  const running = server;
  server = undefined;
  await running?.stop();
}
test.afterEach(stop);
test.use({ baseURL: `http://127.0.0.1:${port}` });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const isRegistered = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
const listCaches = (page: Page) => page.evaluate(() => caches.keys());

async function takeEverything(page: Page): Promise<void> {
  await page.goto('/meeting');
  await button(page, 'Take everything along').click();
  await expect(page.getByText('Done. You may unplug the network.')).toBeVisible({ timeout: 60_000 });
}

/** The server is gone, and the browser knows of no network. */
async function unplug(page: Page): Promise<void> {
  await stop();
  await page.context().setOffline(true);
}

function readList(): MeetingList {
  const list = parseMeetingList(JSON.parse(readFileSync('build/meeting/meeting-files.json', 'utf8')));
  if (!list) throw new Error('The build has written no list.');
  return list;
}

test('the list names files that the server has, with the bytes that they have', { tag: '@ci' }, async ({ request }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  const files = [...readList().files];
  const look = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const response = await request.get(file.url);
      const length = (await response.body()).byteLength;
      // The server's own origin stands in pages and sheets in place of the build's.
      const isPage = !/\.\w+$/.test(file.url) || file.url.startsWith('/experience/');
      if (response.status() !== 200 || Math.abs(length - file.bytes) > (isPage ? 4000 : 0))
        wrong.push(`${response.status()} ${file.url}: ${length}, not ${file.bytes}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, look));
  expect(wrong).toEqual([]);
});

test('a first visit asks for nothing of it and registers nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/formats', '/experience/horizon/preview/12']) {
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((path) => /worker|meeting/.test(path))).toEqual([]);
  // Looking is not asking: the page itself registers nothing before the press.
  await page.goto('/meeting');
  await expect(button(page, 'Take everything along')).toBeVisible();
  expect(await isRegistered(page)).toBe(false);
  expect(await listCaches(page)).toEqual([]);
  await expectNoViolation(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 320);
});

test('Chromium finds no fault in the manifest, and no reason against installing', async ({ page }) => {
  await page.goto('/meeting');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, display, start_url: startUrl } = JSON.parse(data);
  expect({ display, startUrl }).toEqual({ display: 'standalone', startUrl: '/formats' });
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
});

test('what was stopped goes on where it ended, and is removed at a press', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/meeting');
  // Slow enough to be stopped on any machine.
  await page.route('**/creatives/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => {});
  });
  await button(page, 'Take everything along').click();
  await expect(page.getByRole('progressbar', { name: 'Storing on this device' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => ((await caches.has('surge-meeting')) ? (await (await caches.open('surge-meeting')).keys()).length : 0)))
    .toBeGreaterThan(50);
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped. What is here already is not fetched again.')).toBeVisible();
  await page.unroute('**/creatives/**');
  await page.reload();
  const there = await page.evaluate(async () => (await (await caches.open('surge-meeting')).keys()).length);
  let asked = 0;
  page.on('request', () => asked++);
  await button(page, 'Go on storing').click();
  await expect(page.getByText('Done. You may unplug the network.')).toBeVisible({ timeout: 60_000 });
  expect(asked).toBeLessThan(readList().files.length - there + 20);
  await button(page, 'Remove from this device').click();
  await expect(page.getByText('Everything was removed from this device.')).toBeVisible();
  expect(await isRegistered(page)).toBe(false);
  expect(await listCaches(page)).toEqual([]);
});

test('without network: a preview by its address, an ad, an export, a spec sheet, finding, comparing, every language, and a brief that is sent once later', {
  tag: '@ci',
}, async ({ page, allowFault }) => {
  test.setTimeout(180_000);
  allowFault(NO_SERVER);
  await takeEverything(page);
  await unplug(page);

  const response = await page.goto('/experience/horizon/preview/12');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  const frame = page.locator('[data-creative] iframe');
  await expect(page.locator('.player[data-phase=running]')).toBeVisible();
  // As opaque as ever: the answer takes the origin away.
  const ad = page.frames().find((one) => one.url().includes('/creatives/golden-hour/'));
  expect(await ad?.evaluate(() => self.origin)).toBe('null');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');

  // The exports are made here, from stored files; the brand is drawn by the ad itself in a frame.
  await page.setViewportSize({ width: 1536, height: 900 });
  await hydrate(page);
  await page.keyboard.press('b');
  await page.getByRole('region', { name: 'Your brand' }).getByLabel('Name').fill('Lumara');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Everything in one pack').click()]);
  const names = Object.keys(unzipSync(await readFile(await download.path())));
  expect(names.filter((name) => /html5\.zip|backup\.jpg|clip\.mp4|tracking\.csv/.test(name)).length).toBeGreaterThan(2);

  await page.goto('/find?model=CPI&screen=mobile&trade=finance&have=logo&days=10');
  await expectPage(page, /\/find\?model=CPI/, 'Say the goal. Get three formats.');
  await expect(page.locator('.find-three > li')).toHaveCount(3);
  await page.goto('/compare?demos=1,9,12');
  await expect(page.locator('.compare')).toContainText('Golden Hour');
  await page.goto('/experience/horizon/preview/12/spec');
  await expect(page.getByRole('heading', { level: 1, name: /Golden Hour/ })).toBeVisible();

  const sheet = await page.evaluate(async () => {
    const response = await fetch('/experience/horizon/preview/12/spec.pdf?unit=300x250');
    return [response.status, response.headers.get('content-disposition')];
  });
  expect(sheet).toEqual([200, 'inline; filename="surge-golden-hour-300x250-spec.pdf"']);

  // What only the server has says so, and leads on without script.
  await page.goto('/d/abcdefghijklmnopqrstuv');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
  await page.getByRole('link', { name: 'All formats' }).click();
  await expectPage(page, /\/formats$/, /\w/);

  // A brief waits on the device, also over another page.
  const email = createEmail();
  await page.goto('/start-campaign?model=CPM');
  await expect(page).toHaveURL(/\/start-campaign\?model=CPM$/);
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Company').fill('Lumara Isles');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await button(page, 'Review and send').click();
  await button(page, 'Send this brief').click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();

  for (const [code, tag] of [
    ['gr', 'de'],
    ['sp', 'es'],
    ['it', 'it'],
    ['rs', 'ru'],
  ] as const) {
    await page.goto(`/pages-pricing?lang=${code}`);
    await expect(page).toHaveURL(/\/pages-pricing$/);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
  // The cookie is known to the worker.
  await page.goto('/formats');
  await expect(page).toHaveURL(/\/formats$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');

  await start();
  await page.context().setOffline(false);
  await expect(page.locator('.sent-notice').getByRole('link')).toHaveText(/^SG(-[0-9A-Z]{4}){3}$/);
  expect(await listStored(email, folder)).toHaveLength(1);
});

test('a network that does not answer is waited for three seconds', { tag: '@ci' }, async ({ page }) => {
  await takeEverything(page);
  const pid = server?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const from = performance.now();
  const response = await page.goto('/formats');
  const seconds = (performance.now() - from) / 1000;
  process.kill(pid, 'SIGCONT');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(seconds).toBeGreaterThan(2.5);
  expect(seconds).toBeLessThan(20);
});

test('a newer version is fetched when somebody agrees, its changed files alone, and nothing is loaded anew', { tag: '@ci' }, async ({ page }) => {
  await takeEverything(page);
  const list = readList();
  const files = list.files.map((file) => (file.url === '/icon-192.png' ? { ...file, revision: 'newer' } : file));
  await page.route('**/meeting-files.json', (route) => route.fulfill({ json: { version: 'newer', files } }));
  await page.reload();
  await expect(page.getByText('A newer version is here: 0.6 kB to fetch.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await button(page, 'Take the newer version').click();
  await expect(page.getByText('from version newer.')).toBeVisible();
  // The page itself asks for stylesheets of the pages to come.
  expect(asked.filter((path) => !/worker\.js|meeting-files\.json|^\/assets\/.*\.css$/.test(path))).toEqual(['/icon-192.png']);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await page.evaluate(async () => (await (await caches.open('surge-meeting')).keys()).length)).toBe(files.length + 1);
});

test('called off, a device that took the site along has no worker and nothing stored after its next visit', { tag: '@ci' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/404 .*\/meeting-files\.json/);
  await takeEverything(page);
  expect(await isRegistered(page)).toBe(true);
  await stop();
  await start({ WORKER: 'off' });
  await page.goto('/meeting');
  await expect(page.getByText('Taking along is switched off on this site.')).toBeVisible();
  await expect.poll(() => isRegistered(page)).toBe(false);
  await expect.poll(() => listCaches(page)).toEqual([]);
});

interface Owned extends DeckReceipt {
  readonly title: string;
}

async function makeDeck(page: Page, title: string, demos: readonly DeckDemo[] = [{ id: 12, note: 'Why it is here' }]): Promise<Owned> {
  const brand = { name: 'Lumara', headline: 'Wake up somewhere new', primary: '#0b4f3a' };
  return { ...(await callDecks<DeckReceipt>(page, '', { deck: { title, client: 'Lumara Coffee', brand, demos } }, server?.origin)), title };
}

/** The client's own page as the stage of its first demo. */
async function givePage(page: Page, { view, edit }: Owned): Promise<void> {
  await page.goto('/imprint');
  const drawn = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
      .toDataURL('image/jpeg', 0.7)
      .replace(/^[^,]*,/, ''),
  );
  const { picture } = await callDecks<{ picture: string }>(page, `/${view}/pictures`, { edit, picture: drawn }, server?.origin);
  const { deck, version } = await callDecks<OwnerView>(page, `/${view}/owner`, { edit }, server?.origin);
  const demos = deck.demos.map((demo) => ({ ...demo, page: { picture, x: 0.1, y: 0.2, width: 0.6 } }));
  await callDecks(page, `/${view}/change`, { edit, version, deck: { ...deck, demos } }, server?.origin);
}

const toRemembered = ({ view, edit, title }: Owned) => ({ id: view, edit, title, createdAt: '2026-11-29T00:00:00Z' });

test('a deck that was taken along opens without network in the client’s brand, also a locked one, and what is said of it arrives once', {
  tag: '@ci',
}, async ({ page, allowFault }) => {
  test.setTimeout(180_000);
  allowFault(NO_SERVER);
  const [open, locked, other] = [await makeDeck(page, 'Autumn'), await makeDeck(page, 'Winter'), await makeDeck(page, 'Spring')];
  await givePage(page, open);
  await callDecks(page, `/${locked.view}/change`, { edit: locked.edit, version: 1, password: 'correct horse' }, server?.origin);
  await keepOnDevice(page, 'surge.decks', JSON.stringify([open, locked, other].map(toRemembered)));
  await keepOnDevice(page, 'surge.deck-name', 'Mara');

  await page.goto('/meeting');
  const decks = page.getByRole('region', { name: 'Your decks on this device' });
  await expect(decks.getByRole('checkbox')).toHaveCount(3);
  await decks.getByRole('checkbox', { name: 'Spring' }).uncheck();
  await button(page, 'Take everything along').click();
  await expect(page.getByText('Done. You may unplug the network.')).toBeVisible({ timeout: 60_000 });
  await expect(decks.getByRole('listitem').filter({ hasText: 'Autumn' })).toContainText(/Stored on .*: \d.* kB\./);
  await expect(decks.getByRole('listitem').filter({ hasText: 'Winter' })).toContainText('Stored on');
  await expect(decks.getByRole('listitem').filter({ hasText: 'Spring' })).toContainText('Not stored yet.');
  await expectNoViolation(page);
  await unplug(page);

  await page.goto(`/d/${open.view}`);
  await expectPage(page, new RegExp(`/d/${open.view}$`), 'Autumn');
  await expect(page.getByText(/^As stored on this device on /)).toBeVisible();
  const stage = page.getByRole('img', { name: 'Picture of your page' });
  await expect.poll(() => stage.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1200);
  await button(page, 'Play Golden Hour').click();
  await expect(page.frameLocator('iframe[title="Golden Hour, interactive demo"]').getByText('Wake up somewhere new').first()).toBeAttached();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('From the train');
  await button(page, 'Send the comment').click();
  await expect(page.getByText(/^Not sent yet\. It is kept on this device/)).toBeVisible();

  await page.goto(`/d/${locked.view}`);
  await expectPage(page, new RegExp(`/d/${locked.view}$`), 'Winter');
  await page.goto(`/d/${other.view}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

  await page.goto(`/d/${open.view}`);
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await start();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0);
  await expect(page.getByText(/^As stored on this device on /)).toHaveCount(0);
  await expect(page.getByText('From the train')).toHaveCount(1);
  const { comments, played } = await callDecks<OwnerView>(page, `/${open.view}/owner`, { edit: open.edit }, server?.origin);
  expect(comments).toMatchObject([{ demo: 12, name: 'Mara', text: 'From the train', by: 'client' }]);
  expect(played).toEqual({});

  // With network it is the server that says what opens.
  allowFault(MISSING);
  await page.goto(`/d/${locked.view}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This deck cannot be opened' })).toBeVisible();
  await page.goto('/meeting');
  await button(page, 'Remove Autumn').click();
  await expect(decks.getByRole('listitem').filter({ hasText: 'Autumn' })).toContainText('Not stored yet.');
  await button(page, 'Store the ticked decks').click();
  await expect(page.getByText('The ticked decks are on this device as they are now.')).toBeVisible();
  await button(page, 'Remove from this device').click();
  await expect(decks.getByText('Not stored yet.')).toHaveCount(3);
  expect(await listCaches(page)).toEqual([]);
});
