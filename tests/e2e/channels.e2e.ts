import { takeEvery } from '#tools/whole-run.ts';
import { expect, open, type Page, test } from './fixture.ts';
import { creativeOf } from './play-creative.ts';

/** Key Channels of the landing page (spec §2): what each link says, and the ad that then plays. */
const plays = [
  ['Play it: 300×250', 'Catch the Morning', '300X250'],
  ['Play it: Catch the Morning', 'Catch the Morning', '300X600'],
  ['Play it: Brew by Remote', 'Brew by Remote', 'CTV'],
  ['Play it: interstitial scratch', 'Spin & Sip', 'FULL SCREEN'],
  ['Play it: carousel split', 'Foil Deck', 'FULL SCREEN'],
  ['Play it: panorama split', 'Golden Hour', 'FULL SCREEN'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [link, name, size] of takeEvery(6, plays)) {
  test(`“${link}” on the landing page opens the ad that proves it, and Back returns`, async ({ page }) => {
    await open(page, '/');
    await page.locator('#features').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText(`Ad Size: ${size}`)).toBeVisible();
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    await expect(creativeOf(page).locator('#stage')).not.toBeEmpty();
    await page.goBack();
    await expect(heading(page)).toHaveText('Performance at Scale. Results that Matter.');
  });
}

test('the notification of the locked phone opens over its screen, then as the demo', async ({ page }) => {
  await open(page, '/');
  const notification = page.getByRole('link', { name: /^Open the notification: Oatavia/ });
  await notification.scrollIntoViewIfNeeded();
  // It is there while it grows, for a few frames.
  await Promise.all([page.locator('.drawing-screen').waitFor(), notification.click()]);
  await expect(heading(page)).toHaveText('Catch the Morning');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
});
