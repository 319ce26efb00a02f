import { expect, expectNoViolation, type Locator, type Page, test } from './fixture.ts';
import { creativeOf, tabIntoFrame } from './play-creative.ts';

/** A strip that a person's press opens, upwards over the page (catalogue/demo.ts, opensTo). */
const STRIP = '10?unit=320x50';
const PREVIEW = `/experience/sticky-and-scrolling/preview/${STRIP}`;

const player = (page: Page) => page.locator('.player');
const shut = (page: Page) => player(page).getByRole('button', { name: 'Close the ad' });
const shutSize = (page: Page) => shut(page).evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => Math.min(offsetWidth, offsetHeight));
const sizeOf = (page: Page) => player(page).evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth}x${offsetHeight}`);
const expectSize = (page: Page, size: '320x50' | '320x250') => expect.poll(() => sizeOf(page)).toBe(size);

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
  await expectSize(page, '320x50');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

/** The middle of the strip's belt, where a dish is within reach. */
async function dishOf(page: Page): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = await boxOf(player(page));
  return [x + width * 0.48, y + height / 2];
}

test('in the preview: a press opens it over the page, which stays; its button and Escape shut it, and the preview is still there', {
  tag: '@ci',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1536, height: 900 });
  await open(page, PREVIEW);
  const heading = page.getByRole('heading', { name: 'Warung teh yang tutup saat hujan' });
  const [before, headingBefore] = [await boxOf(player(page)), await boxOf(heading)];
  await page.mouse.click(...(await dishOf(page)));
  await expectSize(page, '320x250');
  const opened = await boxOf(player(page));
  expect(opened.y + opened.height).toBeCloseTo(before.y + before.height, 0);
  expect(await boxOf(heading), 'the page does not move').toEqual(headingBefore);
  expect(await shutSize(page)).toBeGreaterThanOrEqual(44);
  await expect(creativeOf(page).getByRole('button', { name: /^Open bag: 1 dish/ })).toBeVisible();
  await expectNoViolation(page);
  await shut(page).click();
  await expectSize(page, '320x50');

  await page.getByRole('button', { name: 'Skip the ad' }).focus();
  await tabIntoFrame(page);
  await page.keyboard.press('Enter');
  await expectSize(page, '320x250');
  await page.keyboard.press('Escape');
  await expectSize(page, '320x50');
  await expect(page).toHaveURL(PREVIEW);
  // The ad knows it too: keys overtake what the page tells it.
  await expect
    .poll(() =>
      creativeOf(page)
        .locator('html')
        .evaluate(() => innerHeight),
    )
    .toBe(50);
  await page.keyboard.press('Enter');
  await expectSize(page, '320x250');
  await shut(page).press('Enter');
  await expectSize(page, '320x50');
  await expect(page.getByRole('button', { name: 'Skip the ad' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of [PREVIEW, `/play/${STRIP}`]) {
    test(`${path}: it stands at the foot at its own size, opens by a tap and shuts by another`, async ({ page }) => {
      await open(page, path);
      const before = await boxOf(player(page));
      expect(before.y, 'at the foot').toBeGreaterThan(680);
      expect(before.x, 'in the middle').toBeCloseTo(35, 0);
      await page.touchscreen.tap(...(await dishOf(page)));
      await expectSize(page, '320x250');
      const opened = await boxOf(player(page));
      expect(opened.y + opened.height).toBeCloseTo(before.y + before.height, 0);
      await expect(creativeOf(page).getByRole('button', { name: /^Open bag: 1 dish/ })).toBeVisible();
      expect(await shutSize(page)).toBeGreaterThanOrEqual(44);
      await shut(page).tap();
      await expectSize(page, '320x50');
    });
  }

  test('a strip of 320x100 stands at the foot too, and does not open', async ({ page }) => {
    await page.goto('/play/10?unit=320x100');
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    await expect.poll(() => sizeOf(page)).toBe('320x100');
    const { y, height } = await boxOf(player(page));
    await page.touchscreen.tap(60, y + height / 2);
    await expect(creativeOf(page).getByRole('button', { name: /^Open bag: 1 dish/ })).toBeVisible();
    expect(await sizeOf(page)).toBe('320x100');
  });
});

test('an ad that says by itself that it opens stays a strip', { tag: '@ci' }, async ({ page }) => {
  await page.route('**/units/320x50/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body style="margin:0;height:100vh"><script>
        let port; const say = (m) => port.postMessage({ k: 'ck', v: 1, ...m });
        const expand = () => { say({ t: 'event', name: 'expand', data: {}, at: 0, index: 0 }); console.log('expand'); };
        addEventListener('message', (e) => { if (port || e.data.t !== 'hello') return; port = e.ports[0];
          port.onmessage = ({ data }) => { if (data.t !== 'config') return; say({ t: 'started', firstFrameMs: 5, tier: 'A', capabilities: [] }); setTimeout(expand, 6000); };
          say({ t: 'ready', nonce: e.data.nonce, id: 10, size: '320x50' }); });
        addEventListener('pointerup', expand);
        parent.postMessage({ k: 'ck', v: 1, t: 'boot', document: performance.timeOrigin }, '*');
      </script></body>`,
    }),
  );
  const said = page.waitForEvent('console', (message) => message.text() === 'expand');
  await page.goto(PREVIEW);
  await said;
  // To the browser a test that looks at the page presses it, for five seconds: it looks when the page has ceased to.
  await page.waitForTimeout(2500);
  expect(await sizeOf(page)).toBe('320x50');
  await page.mouse.click(...(await dishOf(page)));
  await expectSize(page, '320x250');
});
