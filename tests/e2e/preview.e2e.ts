import { packBrand } from '#app/components/brand/packed-brand.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectPage, holdRequests, MISSING, type Page, test } from './fixture.ts';
import { creativeOf, tabIntoFrame } from './play-creative.ts';

const HORIZON = '/experience/horizon/preview/12';
const SIP = '/experience/gamification/preview/1';
const DESCENT = '/experience/sticky-and-scrolling/preview/11';
const RITUAL = '/experience/4d-card-and-swiper/preview/7';
const BREW = '/experience/ctv/preview/14';
const running = '.player[data-phase="running"]';

test('a preview is a modal dialog, open when the page loads, with the focus inside', async ({ page }) => {
  await page.goto(HORIZON);
  await expect(page.locator('dialog.preview:modal')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Golden Hour' })).toBeFocused();
  await expect(page).toHaveTitle(/Golden Hour, 970X250 \| Surge/);
  await expect(page.getByText('Ad Size: 970X250')).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
    expect(isInside).toBe(true);
  }
});

for (const [name, leave] of takeEvery(3, [
  ['the X', async (page) => page.locator('.preview-close').click()],
  ['the Close button', async (page) => page.locator('.workbench-foot').getByRole('link', { name: 'Close' }).click()],
  ['Escape', async (page) => page.keyboard.press('Escape')],
] satisfies [string, (page: Page) => Promise<void>][])) {
  test(`a preview without a list before it is left to /experience by ${name}`, async ({ page }) => {
    await page.goto(HORIZON);
    await expect(page.locator('dialog.preview:modal')).toBeVisible();
    await leave(page);
    await expectPage(page, /\/experience\/gamification$/, 'Gamification');
  });
}

test('a preview is left by a click beside it, in a window with room there', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 3000, height: 1400 });
  await page.goto(HORIZON);
  await expect(page.locator('dialog.preview:modal')).toBeVisible();
  await page.mouse.click(40, 700);
  await expectPage(page, /\/experience\/gamification$/, 'Gamification');
});

test('leaving a preview returns to the same place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/formats');
  const card = page.getByRole('link', { name: /View Demo Descent/ });
  // A click may scroll a little too: it comes to the same place as the pointer before it.
  await card.hover();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // What is above the card may still change its height.
  const readTop = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await readTop();
  await card.click();
  await expect(page.locator('dialog.preview:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page, /\/formats$/, 'All formats');
  await expect.poll(readTop).toBe(before);
});

test('a preview moves to the next demo of the list, and still closes to the list', async ({ page }) => {
  await page.goto('/experience/interactive');
  await page.getByRole('link', { name: /View Demo Strix/ }).click();
  await page.getByRole('link', { name: 'Next demo: Golden Hour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Golden Hour' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page, /\/experience\/interactive$/, 'Interactive');
});

test('a creative goes on running while device tabs are switched', { tag: '@ci' }, async ({ page }) => {
  await page.goto(DESCENT);
  await expect(page.locator('#panel-mobile .player')).toHaveAttribute('data-phase', 'running');
  const born = () =>
    page
      .frames()
      .find((frame) => frame.url().includes('/descent/'))
      ?.evaluate(() => performance.timeOrigin);
  const before = await born();
  await page.getByRole('tab', { name: 'Desktop' }).click();
  await expect(page).toHaveURL(/tab=desktop/);
  await expect(page.locator('#panel-desktop .player')).toHaveAttribute('data-phase', 'running');
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(page.locator('#panel-mobile .player')).toBeVisible();
  expect(await born()).toBe(before);
});

test('a preview opens the device tab of its address, and arrow keys move between tabs', { tag: '@ci' }, async ({ page }) => {
  await page.goto(`${DESCENT}?tab=desktop`);
  await expect(page.getByRole('tab', { name: 'Desktop' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Desktop' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
});

test('the overlay can be dismissed and shown again', { tag: '@ci' }, async ({ page }) => {
  await page.goto(SIP);
  const close = page.getByRole('button', { name: 'Close the ad' });
  const box = await close.boundingBox();
  // Drawn with the phone: 50 px of its page, and never too small for a pointer (WCAG 2.5.8).
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(box?.width).toBeLessThanOrEqual(50);
  await close.click();
  await expect(page.locator('.player')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the ad again' }).click();
  await expect(page.locator(running)).toBeVisible();
});

test('a preview has the slots of a laptop page and of a phone page', { tag: '@ci' }, async ({ page }) => {
  await page.goto(`${RITUAL}?tab=desktop`);
  for (const [panel, names] of [
    ['desktop', ['970x250', '300x250', '300x600', '728x90']],
    ['mobile', ['300x250', '300x600', '320x100', '320x50']],
  ] as const) {
    if (panel === 'mobile') await page.getByRole('tab', { name: 'Mobile' }).click();
    for (const name of names) await expect(page.locator(`#panel-${panel} [data-slot="${name}"]`)).toHaveCount(1);
    await expect(page.locator(`#panel-${panel} [data-slot="300x600"] iframe`)).toHaveCount(1);
  }
  const size = await page.locator('.phone .device-screen').evaluate((screen) => [screen.clientWidth, screen.clientHeight]);
  expect(size).toEqual([375, 667]);
});

test('the remote controls the television', async ({ page }) => {
  await page.goto(BREW);
  await expect(page.locator(running)).toBeVisible();
  await expect(creativeOf(page).getByRole('heading', { name: 'Pour your own latte' })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const softer = creativeOf(page).getByRole('button', { name: 'Softer' });
  await expect(softer).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).press('Tab');
  await expect(page.getByRole('button', { name: 'Play or pause' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(softer).toBeHidden();
});

test('the page pauses and replays the ad', async ({ page }) => {
  await page.goto(HORIZON);
  await expect(page.locator(running)).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(creativeOf(page).getByRole('button', { name: 'Play the ad' })).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(creativeOf(page).getByRole('button', { name: 'Pause the ad' })).toBeVisible();
});

test('a skip link leads past the ad to the controls of the shown tab', { tag: '@ci' }, async ({ page }) => {
  await page.goto(DESCENT);
  await expect(page.locator(running)).toBeVisible();
  for (const tab of ['Desktop', 'Mobile']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: 'Skip the ad' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Replay' })).toBeFocused();
  }
});

test('on the ad’s own page a skip link leads to the campaign, and the specs are reached by keyboard', async ({ page }) => {
  await page.goto('/play/1');
  await expect(page.locator(running)).toBeVisible();
  await page.getByRole('button', { name: 'Skip the ad' }).press('Enter');
  await expect(page.locator('footer').getByRole('link', { name: 'Plan a campaign with this format' })).toBeFocused();
  await tabIntoFrame(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary')).toBeFocused();
});

test('Escape takes the focus back from the ad, then closes the preview', async ({ page }) => {
  await page.goto(HORIZON);
  await expect(page.locator(running)).toBeVisible();
  await tabIntoFrame(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.preview-close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(page, /\/experience\/gamification$/, 'Gamification');
});

test('a creative that does not answer is replaced by its recording, with a sentence, and can be tried again', async ({ page, allowFault }) => {
  allowFault(/ERR_FAILED .*\/creatives\/golden-hour\//);
  let isBlocked = true;
  await page.route('**/creatives/golden-hour/index.html', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(HORIZON);
  await expect(page.getByRole('alert')).toContainText('The ad did not answer', { timeout: 9000 });
  await expect(page.locator('.demo-video video')).toHaveAttribute('loop', '');
  await expect(page.locator('.demo-video')).toContainText('Your browser does not support the video tag.');
  await expect(page.getByRole('alert')).not.toContainText('brand');
  isBlocked = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(running)).toBeVisible();
});

test('a recording says that the brand in it is not the one that was sent', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/ERR_FAILED .*\/creatives\/golden-hour\//);
  await page.route('**/creatives/golden-hour/index.html', (route) => route.abort());
  await page.goto(`/play/12${await packBrand({ name: 'Acme Coffee' })}`);
  await expect(page.getByText('Sent with the brand Acme Coffee')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('It shows the sample’s own brand, not the one that was put into the ad.', { timeout: 9000 });
  await expect(page.locator('.demo-video video')).toBeVisible();
});

test('whoever gets a link with a brand sees nothing of the sample’s before it, however slow the way is', async ({ page }) => {
  // What unpacks the brand.
  const release = await holdRequests(page, '**/assets/packed-brand*.js');
  await page.goto(`/play/12${await packBrand({ name: 'Acme Coffee', headline: 'Wake up somewhere new' })}`);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  // There is no event for an ad that does not start.
  await page.waitForTimeout(1500);
  await expect(page.locator('.player iframe')).not.toHaveAttribute('src');
  expect(
    await page.locator('.player-still').evaluateAll((stills) => stills.filter((still) => still.checkVisibility({ opacityProperty: true })).length),
  ).toBe(0);
  release();
  await expect(creativeOf(page).getByText('Wake up somewhere new').first()).toBeAttached();
  await expect(page.locator(running)).toBeVisible();
  await page.getByText('Specs', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'About this demo' })).toContainText('Acme Coffee');
  await expect(page.getByRole('region', { name: 'About this demo' })).not.toContainText('Lumara Isles');
});

const missing = [
  '/experience/horizon/preview/999',
  '/experience/gamification/preview/12',
  '/experience/horizon/preview/0',
  '/experience/horizon/preview/-1',
  '/experience/horizon/preview/1e9',
  '/experience/__proto__/preview/12',
  '/experience/horizon/preview/%00',
  '/experience/horizon/preview/١٢',
];
const SENTENCE = 'No ad format found for the selected type and ID.';

test('an address without a demo is answered with 404 and a sentence', async ({ request }) => {
  for (const path of missing) {
    const response = await request.get(path);
    const text = await response.text();
    expect([response.status(), text.includes(SENTENCE)], path).toEqual([404, true]);
  }
});

for (const path of ['/experience/horizon/preview/999', '/experience/__proto__/preview/12']) {
  test(`${path} says in the dialog that there is no such demo, and leads on`, async ({ page, allowFault }) => {
    allowFault(MISSING);
    await page.goto(path);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(page.locator('dialog.preview:modal')).toBeVisible();
    await expect(page.locator('dialog').getByRole('link', { name: 'All formats' })).toBeVisible();
    await expect(page.locator('dialog').getByRole('link', { name: 'Horizon' })).toHaveCount(path.includes('/horizon/') ? 1 : 0);
    await page.keyboard.press('Escape');
    await expectPage(page, /\/experience\/gamification$/, 'Gamification');
  });
}

test('the ad fills a real phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SIP);
  await expect(page.locator(running)).toBeVisible();
  const box = await page.locator('.player').boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height ?? 0).toBeGreaterThan(600);
  await expect(page.locator('.phone')).toHaveCSS('display', 'contents');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('without script a preview can be read, and its links work', { tag: '@ci' }, async ({ page }) => {
    await page.goto(DESCENT);
    await expect(page.getByRole('heading', { name: 'Descent' })).toBeVisible();
    await expect(page.getByText('Ad Size: 300X600')).toBeVisible();
    await page.getByRole('tab', { name: 'Desktop' }).click();
    await expect(page).toHaveURL(/tab=desktop/);
    await page.locator('.preview-close').click();
    await expectPage(page, /\/experience\/gamification$/, 'Gamification');
  });
});
