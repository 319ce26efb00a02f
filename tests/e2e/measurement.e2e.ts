import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FigureRow, Insight } from '#server/events/figures.ts';
import { loadPlaythrough } from '#tools/play.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { type BrowserContext, expect, type Page, test } from './fixture.ts';
import { walkToExit } from './walk.ts';

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

/** What sales would read: of the running server, or of its store when it is stopped. */
async function readInsight(...args: string[]): Promise<readonly FigureRow[]> {
  const command = ['build/server/commands.js', 'insight', '--format', 'json', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } });
  const insight: Insight = JSON.parse(stdout);
  return insight.rows;
}

/** The page goes as it does when a visitor follows a link: what waits is sent by beacon. Nothing tells when that arrives: expectations of it are repeated. */
async function leave(page: Page): Promise<void> {
  await page.goto(`${server.origin}/robots.txt`);
}

async function playToExit(page: Page): Promise<void> {
  // First what takes time, and no `expect`, which looks once a second at last: the ad would be far on in its own show.
  const { pointer } = await loadPlaythrough(DEMO.slug);
  await page.goto(server.origin + PREVIEW);
  await page.locator(running).waitFor({ timeout: 30_000 });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // From the first frame again: on a busy machine the ad is playing itself by now, and the first tap would meet another scene.
  await page.getByRole('button', { name: 'Replay' }).dispatchEvent('click');
  await walkToExit(page, pointer);
  await expect(page.locator('.stage-notice')).toBeVisible();
}

function listRequests(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}
const isOfEvents = (url: string) => url.endsWith('/api/events');

test('one demo played to its end is one of each, and some seconds', async ({ page }) => {
  await playToExit(page);
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
  }).toPass({ timeout: 10_000 });
  await server.stop();
  expect(await readInsight('--by', 'device')).toEqual(rows);
  server = await startProduction({ DATA_DIR: dataDir });
});

test('who only looks is a view; the tab on the stage and the language count', async ({ page }) => {
  await page.goto(`${server.origin + PREVIEW}?tab=mobile&lang=gr`);
  await expect(page.locator(running)).toBeVisible({ timeout: 30_000 });
  await leave(page);
  const expected = { ...nothing, of: 'demo', name: DEMO.name, by: 'gr', views: 1, playRate: 0, medianEngagedSeconds: null };
  await expect(async () => {
    expect(await readInsight('--by', 'language')).toEqual(expect.arrayContaining([expect.objectContaining(expected)]));
  }).toPass({ timeout: 10_000 });
});

test('a code that was scanned counts once, however often its page is loaded again', async ({ page }) => {
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
  }).toPass({ timeout: 10_000 });
});

test('with Global Privacy Control nothing is sent, and the visit is still the visitor’s to tell of', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  const requests = listRequests(context);
  await playToExit(page);
  // Whatever waited to be sent would be sent now.
  await leave(page);
  expect(requests.filter(isOfEvents)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('surge.visit'))).toContain(`"demo":${DEMO.id}`);
  expect(await readInsight()).toEqual([]);
});

test('a visitor who looks around gets no cookie, and asks nobody else for anything', async ({ page, context }) => {
  const requests = listRequests(context);
  for (const path of ['/', '/formats', '/experience/gamification', PREVIEW, `/play/${DEMO.id}`]) {
    await page.goto(server.origin + path);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 15_000 });
  }
  await expect(page.locator(running)).toBeVisible({ timeout: 30_000 });
  await leave(page);
  expect(await context.cookies()).toEqual([]);
  expect(requests.filter((url) => /^https?:/.test(url) && new URL(url).origin !== server.origin)).toEqual([]);
  // It was counted all the same.
  await expect(async () => {
    expect((await readInsight()).find(({ of }) => of === 'all')?.views).toBe(2);
  }).toPass({ timeout: 10_000 });
});
