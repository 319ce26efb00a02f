import { expect, type Page, test } from './fixture.ts';

const playing = (page: Page) =>
  page
    .locator('.demo-card video')
    .evaluateAll((videos) =>
      videos
        .filter((video) => video instanceof HTMLVideoElement && !video.paused)
        .map((video) => video.closest('article')?.querySelector('h3')?.textContent),
    );
/** Brings a card's picture to the middle of the window. */
const centre = (page: Page, name: string) =>
  page.locator('.demo-card', { hasText: name }).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the card in the middle plays its trailer, one at a time', async ({ page }) => {
    await page.goto('/experience/gamification');
    await centre(page, 'Catch the Morning');
    await expect.poll(() => playing(page)).toEqual(['Catch the Morning']);
    await centre(page, 'Fee Smash');
    await expect.poll(() => playing(page)).toEqual(['Fee Smash']);
    // The page may still grow when its foot is first shown, and leave a card in the middle.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await playing(page)).toEqual([]);
    }).toPass();
  });

  test('no trailer plays under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/experience/gamification');
    await centre(page, 'Catch the Morning');
    // Longer than it takes otherwise; nothing else would ever tell that it stays away.
    await page.waitForTimeout(1500);
    await expect(page.locator('.demo-card video')).toHaveCount(0);
  });
});

test('a trailer has the ratio of its card’s picture, on a phone and on a desktop', { tag: '@ci' }, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/experience/gamification');
    const card = page.locator('.demo-card').first();
    const video = card.locator('video');
    // A page that hydrates under the pointer hears of it with its next move.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await card.hover({ position: { x: 100, y: 100 } });
      const width = await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.videoWidth : 0), undefined, { timeout: 2000 });
      expect(width).toBeGreaterThan(0);
    }).toPass();
    const share = await video.evaluate((element) => {
      if (!(element instanceof HTMLVideoElement)) return 0;
      return element.videoWidth / element.videoHeight / (element.clientWidth / element.clientHeight);
    });
    expect(Math.abs(share - 1)).toBeLessThan(0.06);
  }
});
