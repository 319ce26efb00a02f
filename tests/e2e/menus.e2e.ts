import { takeEvery } from '#tools/whole-run.ts';
import { expect, holdScripts, type Page, signIn, test } from './fixture.ts';

/** Every menu closes by Escape, which gives the focus back to its button, and by a click elsewhere: also before hydration. */
interface Menu {
  readonly path: string;
  readonly width: number;
  readonly button: string;
  /** Something in it, shown while it is open. */
  readonly content: (page: Page) => ReturnType<Page['getByRole']>;
}

const german = (page: Page) => page.getByRole('link', { name: 'Deutsch' });
const menus: Readonly<Record<string, Menu>> = {
  'the sections of the landing page': {
    path: '/',
    width: 390,
    button: 'Menu',
    content: (page) => page.getByRole('banner').getByRole('link', { name: 'Key Channels' }),
  },
  'the languages of the landing page': { path: '/', width: 1280, button: 'Language: English', content: german },
  'the languages of the dashboard': { path: '/formats', width: 390, button: 'Language: English', content: german },
  'the notifications': {
    path: '/formats',
    width: 1280,
    button: 'Notifications, 3 unread',
    content: (page) => page.getByRole('link', { name: 'View More' }),
  },
  'the user menu': {
    path: '/formats',
    width: 1280,
    button: 'Ada Lovelace, account',
    content: (page) => page.getByRole('menuitem', { name: 'Profile' }),
  },
  'the drawer': {
    path: '/formats',
    width: 390,
    button: 'Menu',
    content: (page) => page.getByRole('navigation', { name: 'Ad-Formats' }).getByRole('link', { name: 'Horizon' }),
  },
};

for (const [name, { path, width, button, content }] of takeEvery(2, Object.entries(menus))) {
  test(`${name}: closes by Escape and by a click elsewhere, before hydration and after`, async ({ page }) => {
    await signIn(page);
    const release = await holdScripts(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const opener = page.getByRole('button', { name: button, exact: true });
    for (const isHydrated of [false, true]) {
      if (isHydrated) release();
      await expect(page.locator('html[data-hydrated]')).toHaveCount(isHydrated ? 1 : 0);
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(content(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(content(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(content(page)).toBeVisible();
      await page.mouse.click(width - 4, 840);
      await expect(content(page)).toBeHidden();
    }
  });
}
