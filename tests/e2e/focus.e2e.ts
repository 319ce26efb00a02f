import type { Locator } from '@playwright/test';
import { expect, expectPage, type Page, test } from './fixture.ts';

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

test('leaving a preview gives the focus back to the card that led there', async ({ page }) => {
  await page.goto('/experience/gamification');
  await page.mouse.move(300, 300);
  await hydrated(page);
  const link = page.locator('.demo-card a').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] h1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

/** The scripts of this page are held back: a link in it loads the preview as a new document. */
async function holdScripts(page: Page, pathname: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    if (new URL(page.url()).pathname === pathname) await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue().catch(() => {});
  });
}

/** Opens the preview by keyboard, before the page is hydrated, and leaves it. */
async function openAndLeave(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] h1')).toBeFocused();
  await hydrated(page);
  await page.unroute('**/assets/*.js');
  await page.keyboard.press('Escape');
}

test('leaving a preview that was opened before the list hydrated gives the focus back to its card', { tag: '@ci' }, async ({ page }) => {
  await holdScripts(page, '/formats');
  await page.goto('/formats');
  const link = page.getByRole('link', { name: 'View Demo Descent' });
  await openAndLeave(page, link);
  await expectPage(page, /\/formats$/, 'All formats');
  await expect(link).toBeFocused();
});

test('leaving a preview that was opened from the landing page gives the focus back to its card', { tag: '@ci' }, async ({ page }) => {
  await holdScripts(page, '/');
  await page.goto('/');
  const link = page.getByRole('link', { name: 'View Demo Spin & Sip' });
  await link.scrollIntoViewIfNeeded();
  await openAndLeave(page, link);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('moving to another page puts the focus at the new page', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.locator('a[href^="/register"]').first().focus();
  await page.keyboard.press('Enter');
  await expectPage(page, /\/register/, 'Put your name on it.');
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expectPage(page, /\/login/, 'Back to your numbers.');
  await expect(page.locator('main a[href^="/register"]').first()).toBeFocused();
});

test('moving to the next demo puts the focus at its name', async ({ page }) => {
  await page.goto('/experience/gamification/preview/1');
  await page.mouse.move(300, 300);
  await hydrated(page);
  await page.locator('dialog a[href$="/preview/2"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/preview\/2/);
  await expect(page.locator('dialog[open] h1')).toBeFocused();
});

test('a page that is loaded does not take the focus', async ({ page }) => {
  await page.goto('/start-campaign');
  await page.mouse.move(300, 300);
  await hydrated(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
