import { isWholeRun, takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, type Page, prefer, signIn, test } from './fixture.ts';

/** Panels and menus of the dashboard's frame, in the variants that differ most: in all of them in a whole run, elsewhere in one each, by turns. */
const variants = [
  'colour=light',
  'mode=dark&sidebar=compact&colour=ladylip&picture=img2',
  'layout=horizontal&topbar=colored',
  'layout=horizontal&mode=dark&topbar=dark&width=boxed',
];
const parts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the settings panel': async (page) => {
    await page.locator('.settings-button').click();
    await expect(page.locator('.settings-panel')).toBeVisible();
  },
  'the search': async (page) => {
    await page.locator('.search-button').click();
    await expect(page.getByRole('combobox')).toBeVisible();
  },
  'the user menu': async (page) => {
    await page.locator('.user-button').click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the notifications': async (page) => {
    await page.locator('.shell-bell').click();
    await expect(page.locator('.notification-menu')).toBeVisible();
  },
};

for (const [turn, [name, openPart]] of takeEvery(2, Object.entries(parts)).entries()) {
  test(`${name} has no violation in its variants`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    for (const [at, variant] of variants.entries()) {
      if (!isWholeRun && at !== turn) continue;
      await prefer(page, { settings: variant });
      await page.goto('/formats');
      await openPart(page);
      await expectNoViolation(page, variant);
    }
  });
}
