import { isWholeRun } from '#tools/whole-run.ts';
import { expect, type Page, test } from './fixture.ts';
import { tabIntoFrame } from './play-creative.ts';

/** CSS pixels: phones upright and on their side, tablets, laptops, and 1440x900 and 1280x1024 at 200 and 400 % zoom. */
const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [844, 390],
  [1024, 600],
  [720, 450],
  [360, 225],
  [320, 256],
] as const;
/** The least width of each ad on the screen, CSS pixels, in the narrowest and in all other windows. */
const demos = {
  'horizon/preview/12': { narrow: 300, wide: 380 },
  'gamification/preview/1?tab=mobile': { narrow: 150, wide: 150 },
  '3d-roll-and-3d-xplore/preview/8?tab=mobile': { narrow: 150, wide: 150 },
  'ctv/preview/14': { narrow: 190, wide: 300 },
};

/** CSS pixels of a window in which specs and tools may both stand beside the stage; in others one of them does, or on phones lies over it. */
const COLUMNS_FROM = 1200;

const frame = (page: Page) => page.locator('[role=tabpanel]:not([hidden]) .player iframe');
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const specs = (page: Page) => page.getByRole('region', { name: 'About this demo' });
const tools = (page: Page) => page.getByRole('complementary', { name: 'Tools' });

/** In whole runs each demo is shown in all windows, elsewhere in every eleventh one, each demo in another. */
const isShown = (turn: number, index: number) => isWholeRun || (2 * turn + index) % windows.length === 0;
/** Bottom sheets are opened in every second window of a demo, so that two demos cover all windows; with `npm run test:full` in all of them. */
const opensSheets = (turn: number, index: number) => process.env.TEST_FULL || (turn + index) % 2 === 0;

for (const [turn, [path, { narrow, wide }]] of Object.entries(demos).entries()) {
  test(`${path}: ad, specs, tools and close are reached in every window`, async ({ page }) => {
    await page.goto(`/experience/${path}`);
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    for (const [index, [width, height]] of windows.entries()) {
      if (!isShown(turn, index)) continue;
      await page.setViewportSize({ width, height });
      const say = `${width}x${height}`;
      await expect(frame(page), say).toBeInViewport({ ratio: 0.95 });
      expect((await frame(page).boundingBox())?.width, say).toBeGreaterThanOrEqual(width < 500 ? narrow : wide);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), say).toBeLessThanOrEqual(width);
      for (const [name, part] of [
        ['Specs', specs(page)],
        ['Tools', tools(page)],
      ] as const) {
        if (!opensSheets(turn, index) || (await part.isVisible())) continue;
        await toggle(page, name).click();
        await expect(part, say).toBeVisible();
        if (width < COLUMNS_FROM) {
          await expect(part.getByRole('heading', { name, level: 2 }), say).toBeFocused();
          await part.getByRole('button', { name: `Close: ${name}` }).click();
        } else await toggle(page, name).click();
        await expect(part, say).toBeHidden();
        await expect(toggle(page, name), say).toBeFocused();
      }
      for (const close of await page.getByRole('link', { name: 'Close', exact: true }).all()) await expect(close, say).toBeInViewport({ ratio: 1 });
    }
  });
}

/** What the browser cuts off at the right of these. */
const listCut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className, textContent, scrollWidth, clientWidth }) => `${className}: ${textContent}, ${scrollWidth} px in ${clientWidth}`),
    );

for (const [path, [width, height]] of [
  ['horizon/preview/12', [768, 1024]],
  ['interactive/preview/9', [1024, 768]],
  ['gamification/preview/1', [768, 1024]],
] as const) {
  test(`${path}: on a tablet the ad is seen beside its tools and beside its specs, and nothing is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/experience/${path}`);
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    const born = () =>
      page
        .frameLocator('[role=tabpanel]:not([hidden]) .player iframe')
        .locator('body')
        .evaluate(() => performance.timeOrigin);
    const before = await born();
    for (const [name, part] of [
      ['Tools', tools(page)],
      ['Specs', specs(page)],
    ] as const) {
      await toggle(page, name).click();
      await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeFocused();
      await expect(part).toBeInViewport({ ratio: 1 });
      await expect(frame(page)).toBeInViewport({ ratio: 0.95 });
      const [ad, pane] = [await frame(page).boundingBox(), await part.boundingBox()];
      if (!ad || !pane) throw new Error('No boxes');
      expect(ad.width, 'a leaderboard keeps nearly half of its size').toBeGreaterThan(path.startsWith('gamification') ? 300 : 420);
      const isApart = ad.x + ad.width <= pane.x || pane.x + pane.width <= ad.x || ad.y + ad.height <= pane.y;
      expect(isApart, `${name} covers the ad: ${JSON.stringify({ ad, pane })}`).toBe(true);
      expect(
        await listCut(page, '.workbench-name, .workbench-size, .device-tabs, .slot-plan > *, .stage-bar, .console-counts, .workbench-foot > *'),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: 'Close: Specs' }).click();
    await expect(toggle(page, 'Specs')).toBeFocused();
    expect(await born(), 'the ad went on').toBe(before);
  });
}

test('the names of demos are not cut, on a tablet and on a phone', { tag: '@ci' }, async ({ page }) => {
  for (const path of ['interactive/preview/5', 'interactive/preview/9', 'horizon/preview/12']) {
    await page.goto(`/experience/${path}`);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [992, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await listCut(page, '.workbench-name, .workbench-size'), `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [844, 390],
] as const) {
  test(`a preview is switched to dark and back at ${width}x${height}, and stays so`, { tag: width === 768 ? [] : '@ci' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/experience/horizon/preview/12');
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    const stage = page.locator('.workbench-head');
    const readGround = () => stage.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await readGround();
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await expect(page.getByRole('button', { name: 'Switch to light' })).toBeInViewport({ ratio: 1 });
    expect(await readGround()).not.toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await expect(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible();
    expect(await readGround()).toBe(light);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back and Escape close a bottom sheet first, and the ad goes on playing', async ({ page }) => {
    await page.goto('/experience/gamification');
    await page.getByRole('link', { name: 'View Demo Spin & Sip' }).tap();
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    await page
      .frameLocator('.player iframe')
      .locator('body')
      .evaluate(() => Object.assign(window, { isSame: true }));
    await toggle(page, 'Tools').tap();
    await expect(tools(page)).toBeVisible();
    await page.goBack();
    await expect(tools(page)).toBeHidden();
    await toggle(page, 'Specs').tap();
    await expect(specs(page).getByText('Bobatide (sample)')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(specs(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Spin & Sip' })).toBeVisible();
    expect(
      await page
        .frameLocator('.player iframe')
        .locator('body')
        .evaluate(() => Reflect.get(window, 'isSame')),
    ).toBe(true);
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Gamification' })).toBeVisible();
  });

  test('a bottom sheet scrolls over an ad', async ({ page }) => {
    await page.goto('/experience/horizon/preview/12');
    await toggle(page, 'Specs').tap();
    const last = specs(page).getByRole('list').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('Escape closes a bottom sheet each time, and another demo opens without one', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/experience/interactive');
  await page.getByRole('link', { name: 'View Demo Choose the Road' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose the Road' })).toBeVisible();
  for (const name of ['Specs', 'Tools', 'Specs', 'Tools', 'Specs']) {
    await toggle(page, name).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0);
    await expect(toggle(page, name)).toBeFocused();
  }
  await toggle(page, 'Specs').click();
  await toggle(page, 'Tools').click();
  await expect(specs(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(page.getByRole('tab', { name: 'Mobile', selected: true })).toBeVisible();
  await expect(tools(page)).toBeHidden();
  await toggle(page, 'Tools').click();
  await page.getByRole('link', { name: 'Next demo: Strix Studio 360' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Strix Studio 360' })).toBeVisible();
  await expect(tools(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Interactive' })).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the television of a client’s link fills its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/play/14');
  await expect(page.locator('.player iframe')).toBeVisible();
  await expect(page.locator('.player iframe')).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.player iframe').boundingBox())?.width).toBeGreaterThan(800);
});

test('a preview can be entered, read and left by keyboard alone: ad, specs and tools', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/experience/horizon/preview/12');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
  await tabIntoFrame(page);
  for (const name of ['Specs', 'Tools']) {
    await toggle(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Close: ${name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toggle(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Gamification' })).toBeVisible();
});
