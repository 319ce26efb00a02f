import { takeEvery } from '#tools/whole-run.ts';
import { expect, type Locator, type Page, tabTo, test } from './fixture.ts';
import { creativeOf } from './play-creative.ts';

/** Where an ad stands on a simulated page, if not in a slot of its size (catalogue/demo.ts, Placement). */
const BELT = '/experience/sticky-and-scrolling/preview/10';
const DESCENT = '/experience/sticky-and-scrolling/preview/11';

const panel = (page: Page) => page.locator('[role=tabpanel]:not([hidden])');
const screenOf = (page: Page) => panel(page).locator('.device-screen');
const frame = (page: Page) => panel(page).locator('.player iframe');

test.use({ viewport: { width: 1536, height: 900 } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(panel(page).locator('.player[data-phase="running"]')).toBeVisible();
}

/** Scrolls the page in the device, by as many of its screens. */
const scrollBy = (page: Page, screens: number) =>
  panel(page)
    .locator('[data-page]')
    .evaluate((element, share) => element.scrollBy(0, share * element.clientHeight), screens);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** What lies on top at a place of the screen, as shares of its width and height. */
const topmost = (page: Page, x: number, y: number) =>
  screenOf(page).evaluate(
    (element, place) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width * place.x, box.top + box.height * place.y)?.tagName;
    },
    { x, y },
  );

test('a sticky ad stays at the foot of the screen while the page scrolls, closes, and is called back by its tab', { tag: '@ci' }, async ({
  page,
}) => {
  await open(page, BELT);
  const before = await boxOf(frame(page));
  const screen = await boxOf(screenOf(page));
  expect(screen.bottom - before.bottom).toBeLessThan(16);
  const heading = page.getByText('The harbour that learned to wait for the tide');
  const headingBefore = await boxOf(heading);
  await scrollBy(page, 0.5);
  await expect.poll(async () => (await boxOf(heading)).top).toBeLessThan(headingBefore.top - 100);
  expect(await boxOf(frame(page))).toEqual(before);

  const close = page.getByRole('button', { name: 'Close the ad' });
  const touchArea = await close.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => Math.min(offsetWidth, offsetHeight));
  expect(touchArea, 'CSS pixels of the device’s page').toBeGreaterThanOrEqual(50);
  await close.click();
  await expect(page.getByText('in view 0%')).toBeVisible();
  expect(await topmost(page, 0.5, 0.97)).not.toBe('IFRAME');
  const again = page.getByRole('button', { name: 'Show the ad again' });
  await expect(again).toBeInViewport();
  await again.click();
  await expect.poll(() => topmost(page, 0.5, 0.97)).toBe('IFRAME');

  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame(page), 'a closed ad is no stop of Tab').not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => topmost(page, 0.5, 0.97)).toBe('IFRAME');
});

for (const tab of takeEvery(2, ['mobile', 'desktop'])) {
  test(`an interscroller is a window: the ad fills the ${tab} screen, stands still behind the page and follows its scrolling`, async ({ page }) => {
    await open(page, `${DESCENT}?tab=${tab}`);
    const screen = await boxOf(screenOf(page));
    const inner = await screenOf(page).evaluate((element: HTMLElement) => element.clientWidth / element.offsetWidth);
    expect(await topmost(page, 0.5, 0.2), 'the page above the window').not.toBe('IFRAME');
    expect(await topmost(page, 0.5, 0.9)).toBe('IFRAME');
    const first = await boxOf(frame(page));
    expect((first.right - first.left) / ((screen.right - screen.left) * inner), 'as wide as the screen').toBeCloseTo(1, 1);
    expect(first.bottom - first.top).toBeGreaterThan((screen.bottom - screen.top) * 0.9);
    const depth = creativeOf(page).locator('.figure');

    await scrollBy(page, 0.5);
    await expect(depth).not.toHaveText('0');
    await scrollBy(page, 0.5);
    expect(await boxOf(frame(page)), 'it stands still').toEqual(first);
    for (const y of [0.02, 0.5, 0.98]) expect(await topmost(page, 0.5, y), 'nothing stands over it').toBe('IFRAME');
    await scrollBy(page, 0.55);
    await expect(depth).toHaveText('300');
    await scrollBy(page, 0.8);
    expect(await topmost(page, 0.5, 0.9), 'the page below the window').not.toBe('IFRAME');
  });
}
