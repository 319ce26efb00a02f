import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FigureRow, Insight } from '#server/events/figures.ts';
import { loadPlaythrough } from '#tools/play.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { type BrowserContext, expect, type Page, test } from './fixture.ts';
import { playToExit } from './play-creative.ts';

const DEMO = { id: 12, name: 'Golden Hour', slug: 'golden-hour' } as const;
const PREVIEW = `/experience/horizon/preview/${DEMO.id}`;
const running = '.player[data-phase="running"]';
const nothing = { views: 0, plays: 0, completions: 0, clickThroughs: 0, qrOpens: 0 };

/** A server of its own: visits of other tests must not count. */
let server: ProductionServer;
let dataDir: string;

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'surge-counted-'));
  server = await startProduction({ DATA_DIR: dataDir });
});
test.afterEach(() => server.stop());

/** The report for sales: from the running server, or from its store when it is stopped. */
async function readInsight(...args: string[]): Promise<readonly FigureRow[]> {
  const command = ['build/server/commands.js', 'insight', '--format', 'json', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } });
  const insight: Insight = JSON.parse(stdout);
  return insight.rows;
}

/** Leaves the page, as by a link: waiting events are sent by beacon. It is not known when they arrive, so expectations are repeated. */
async function leave(page: Page): Promise<void> {
  await page.goto(`${server.origin}/robots.txt`);
}

async function playDemo(page: Page): Promise<void> {
  // Slow steps first, and no `expect`, whose checks grow to one a second: meanwhile the ad would play by itself.
  const { pointer } = await loadPlaythrough(DEMO.slug);
  await page.goto(server.origin + PREVIEW);
  await page.locator(running).waitFor({ timeout: 30_000 });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // From the first frame again: on a busy machine the ad is playing itself by now, and the first tap would meet another scene.
  await page.getByRole('button', { name: 'Replay' }).dispatchEvent('click');
  await playToExit(page, pointer);
  await expect(page.locator('.stage-notice')).toBeVisible();
}

function listRequests(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}
const isOfEvents = (url: string) => url.endsWith('/api/events');

test('a demo played to its end counts one view, one play, one completion and its engaged time', { tag: '@ci' }, async ({ page }) => {
  await playDemo(page);
  await leave(page);
  let rows: readonly FigureRow[] = [];
  const expected = {
    ...nothing,
    views: 1,
    plays: 1,
    playRate: 1,
    completions: 1,
    clickThroughs: 1,
    by: 'desktop',
    medianEngagedSeconds: expect.any(Number),
  };
  await expect(async () => {
    rows = await readInsight('--by', 'device');
    expect(rows.map(({ of, name }) => `${of} ${name}`)).toEqual(['format interactive', 'format horizon', 'demo Golden Hour', 'all all']);
    for (const row of rows) expect(row).toMatchObject(expected);
  }).toPass();
  await server.stop();
  expect(await readInsight('--by', 'device')).toEqual(rows);
  server = await startProduction({ DATA_DIR: dataDir });
});

test('a visit without a play counts one view, with the device tab and the language', { tag: '@ci' }, async ({ page }) => {
  await page.goto(`${server.origin + PREVIEW}?tab=mobile&lang=gr`);
  await expect(page.locator(running)).toBeVisible({ timeout: 30_000 });
  await leave(page);
  const expected = { ...nothing, of: 'demo', name: DEMO.name, by: 'gr', views: 1, playRate: 0, medianEngagedSeconds: null };
  await expect(async () => {
    expect(await readInsight('--by', 'language')).toEqual(expect.arrayContaining([expect.objectContaining(expected)]));
  }).toPass();
});

test('a scanned QR code counts once, however often its page is loaded again', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/play/${DEMO.id}?from=code#model`);
  await expect(page.locator(running)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`${server.origin}/play/${DEMO.id}#model`);
  await page.reload();
  await expect(page.locator(running)).toBeVisible({ timeout: 30_000 });
  await leave(page);
  const expected = { ...nothing, by: 'mobile', views: 2, qrOpens: 1 };
  await expect(async () => {
    expect((await readInsight('--by', 'device')).find(({ of }) => of === 'all')).toMatchObject(expected);
  }).toPass();
});

test('with Global Privacy Control no event is sent, and the visit is kept for the brief', { tag: '@ci' }, async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  const requests = listRequests(context);
  await playDemo(page);
  // Waiting events would be sent now.
  await leave(page);
  expect(requests.filter(isOfEvents)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('surge.visit'))).toContain(`"demo":${DEMO.id}`);
  expect(await readInsight()).toEqual([]);
});

test('a visit sets no cookie and sends no request to another site', { tag: '@ci' }, async ({ page, context }) => {
  const requests = listRequests(context);
  for (const path of ['/', '/formats', '/experience/gamification', PREVIEW, `/play/${DEMO.id}`]) {
    await page.goto(server.origin + path);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  }
  await expect(page.locator(running)).toBeVisible({ timeout: 30_000 });
  await leave(page);
  expect(await context.cookies()).toEqual([]);
  expect(requests.filter((url) => /^https?:/.test(url) && new URL(url).origin !== server.origin)).toEqual([]);
  // It was counted all the same.
  await expect(async () => {
    expect((await readInsight()).find(({ of }) => of === 'all')?.views).toBe(2);
  }).toPass();
});
