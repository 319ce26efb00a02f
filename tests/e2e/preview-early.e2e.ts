/** A preview on a phone, where the ad runs but the page hydrates only at a touch (docs/decisions/041). */
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectPage, holdScripts, keepOnDevice, type Page, stopBeforeHydration, test } from './fixture.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const HORIZON = '/experience/horizon/preview/12';
const DESCENT = '/experience/sticky-and-scrolling/preview/11';
const hydrated = 'html[data-hydrated]';
const running = '.player[data-phase="running"]';

/** When the document of the ad was created: it identifies the document. */
async function born(page: Page): Promise<number> {
  const ad = page.frames().find((frame) => frame.url().includes('/creatives/'));
  if (!ad) throw new Error('No ad');
  return ad.evaluate(() => performance.timeOrigin);
}

async function openUnhydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(running)).toBeVisible();
  await expect(page.locator('.player-still')).toBeHidden();
}

test('a preview loads no script until its ad is touched; then the ad goes on, and the console has all its events', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openUnhydrated(page, HORIZON);
  await expect(page.locator('dialog.preview:modal')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Golden Hour' })).toBeFocused();
  // There is no event for a request that is not made.
  await page.waitForTimeout(1500);
  expect(scripts).toEqual([]);
  await expect(page.locator(hydrated)).toHaveCount(0);
  const before = await born(page);
  await page.touchscreen.tap(195, 440);
  await expect(page.locator(hydrated)).toHaveCount(1);
  expect(await born(page)).toBe(before);
  await page.getByRole('button', { name: 'Tools', exact: true }).tap();
  const log = page.getByRole('list', { name: 'Events' });
  await expect(log.locator('li[data-event="engagement_start"]')).toHaveCount(1);
  // On the ad's clock, which started long before the page's script was loaded.
  const impressionAt = Number(await log.locator('li[data-event="impression"] time').textContent());
  const touchAt = Number(await log.locator('li[data-event="engagement_start"] time').textContent());
  expect(impressionAt).toBeGreaterThan(0);
  expect(touchAt - impressionAt).toBeGreaterThan(0.5);
});

test('a control of a preview pressed before hydration takes effect after it', async ({ page }) => {
  const release = await holdScripts(page);
  await openUnhydrated(page, HORIZON);
  await page.getByRole('button', { name: 'Tools', exact: true }).tap();
  release();
  await expect(page.getByRole('complementary', { name: 'Tools' })).toBeVisible();
});

test('a device tab pressed before hydration is shown after it, and the ad of the first plays on', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/formats');
  const release = await holdScripts(page);
  await page.goto(DESCENT);
  await expect(page.locator(running)).toBeVisible();
  const before = await born(page);
  await page.getByRole('tab', { name: 'Desktop' }).tap();
  release();
  await expect(page.locator('#panel-desktop')).toBeVisible();
  expect(await born(page)).toBe(before);
  await page.goBack();
  await expectPage(page, /\/formats$/, 'All formats');
});

for (const [name, leave] of [
  ['Escape', async (page) => page.keyboard.press('Escape')],
  ['the X', async (page) => page.locator('.preview-close').tap()],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`a preview is left by ${name} to its list before hydration`, async ({ page }) => {
    await holdScripts(page);
    await page.goto('/formats');
    await page.getByRole('link', { name: /View Demo Descent/ }).tap();
    await expect(page.locator('dialog.preview:modal')).toBeVisible();
    await leave(page);
    await expectPage(page, /\/formats$/, 'All formats');
  });
}

test('a preview hydrates when its ad does not answer, and says so', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/ERR_FAILED .*\/creatives\/golden-hour\//);
  await page.route('**/creatives/golden-hour/index.html', (route) => route.abort());
  await page.goto(HORIZON);
  await expect(page.getByRole('alert')).toContainText('The ad did not answer', { timeout: 12_000 });
  await expect(page.locator('.demo-video video')).toBeVisible();
});

test('a brand that this device keeps is in the ad of a preview', async ({ page }) => {
  await keepOnDevice(page, 'surge.brand', '{"headline":"Wake up somewhere new"}');
  await page.goto('/play/12');
  await expect(page.frameLocator('.player iframe').getByText('Wake up somewhere new').first()).toBeAttached();
});

for (const isStopped of takeEvery(2, [false, true]))
  test(`an arrow key pressed on a device tab before hydration moves after it${isStopped ? ', also if React stops it' : ''}`, async ({ page }) => {
    if (isStopped) await stopBeforeHydration(page);
    const release = await holdScripts(page);
    await openUnhydrated(page, DESCENT);
    await page.getByRole('tab', { name: 'Mobile' }).press('ArrowRight');
    release();
    await expect(page.getByRole('tab', { name: 'Desktop', selected: true })).toBeFocused();
  });

for (const isStopped of takeEvery(2, [false, true]))
  test(`a single key pressed before hydration does its work after it, once${isStopped ? ', also if React stops it' : ''}`, async ({ page }) => {
    if (isStopped) await stopBeforeHydration(page);
    const release = await holdScripts(page);
    await openUnhydrated(page, DESCENT);
    await page.keyboard.press('k');
    release();
    await expect(page.getByRole('button', { name: 'Keep Descent' })).toHaveAttribute('aria-pressed', 'true');
    // A second repetition would let it go again.
    await page.waitForTimeout(300);
    await expect(page.getByRole('button', { name: 'Keep Descent' })).toHaveAttribute('aria-pressed', 'true');
  });
