import { expect, expectPage, open, test } from './fixture.ts';

/** Two pages of one layout each: where the link from one to the other is, which elements stay, and where the focus is then. */
const moves = [
  {
    path: '/privacy',
    link: '.site-footer a[href="/imprint"]',
    address: /\/imprint$/,
    heading: 'Who runs this site.',
    stays: ['.site-header', '.site-footer'],
    focused: 'main',
  },
  {
    path: '/login',
    link: 'main a[href^="/register"]',
    address: /\/register/,
    heading: 'Put your name on it.',
    stays: ['.focus-bar'],
    focused: 'main',
  },
  {
    path: '/formats',
    link: '.shell-sidebar a[href="/experience/horizon"]',
    address: /\/horizon$/,
    heading: 'Horizon',
    stays: ['.shell-sidebar', '.shell-footer'],
    focused: '.shell-sidebar [aria-current]',
  },
] as const;

for (const { path, link, address, heading, stays, focused } of moves) {
  test(`a move from ${path} within its layout keeps ${stays.join(' and ')}, and the focus has its place`, async ({ page }) => {
    await open(page, path);
    // React does not know this attribute: an element that was drawn again does not have it.
    for (const part of stays) await page.locator(part).evaluate((element) => element.toggleAttribute('data-before'));
    await page.locator(link).first().focus();
    await page.keyboard.press('Enter');
    await expectPage(page, address, heading);
    for (const part of stays) await expect(page.locator(part)).toHaveAttribute('data-before');
    await expect(page.locator(focused)).toBeFocused();
  });
}

test('Back within a layout gives the focus to the link that had led away', async ({ page }) => {
  await open(page, '/');
  const link = page.locator('.hero a[href="/start-campaign"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expectPage(page, /\/start-campaign$/, 'Tell us the result. We build the way there.');
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the bar of the public pages marks the section on the landing page alone', async ({ page }) => {
  await open(page, '/');
  const current = page.locator('.site-header-links [aria-current]');
  await page.locator('#model').scrollIntoViewIfNeeded();
  await expect(current).toHaveText('Performance Model');
  await page.locator('.site-footer a[href="/privacy"]').click();
  await expectPage(page, /\/privacy$/, 'What we keep, why, and for how long.');
  await expect(current).toHaveCount(0);
  await page.locator('.site-header .logo').click();
  await expectPage(page, /\/$/, 'Performance at Scale. Results that Matter.');
  await expect(current).toHaveText('Home');
});
