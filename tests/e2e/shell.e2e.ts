import { expect, expectPage, holdScripts, open as openPage, type Page, prefer, signIn, test } from './fixture.ts';

/** The dashboard's frame by mouse, by keyboard, and after a reload. */
const root = 'html';

const open = (page: Page, path = '/experience/gamification') => openPage(page, path);
const setSettings = (page: Page, settings: string) => prefer(page, { settings });
const isFocused = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.contains(document.activeElement));

test.describe('the settings panel', () => {
  test('settings can be chosen by keyboard alone, and show at once, after a reload and in a new tab', async ({ page, context, request }) => {
    await open(page);
    await page.getByRole('button', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await expect(panel).toBeVisible();
    expect(await isFocused(page, '.settings-panel')).toBe(true);
    await panel.getByRole('radio', { name: 'Boxed' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(root)).toHaveAttribute('data-layout-size', 'boxed');
    await expect(page.locator(root)).toHaveAttribute('data-sidebar-size', 'icon');
    await panel.getByRole('radio', { name: 'Fjord' }).press('Space');
    await expect(page.locator(root)).toHaveAttribute('data-sidebar', 'winter');
    await panel.getByRole('radio', { name: 'Sea' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
    const chosen = { 'data-layout-size': 'boxed', 'data-sidebar-size': 'icon', 'data-sidebar': 'winter', 'data-sidebar-image': 'img1' };
    await page.reload();
    const tab = await context.newPage();
    await tab.goto('/formats');
    for (const [name, value] of Object.entries(chosen)) {
      await expect(page.locator(root)).toHaveAttribute(name, value);
      await expect(tab.locator(root)).toHaveAttribute(name, value);
    }
    // Already in the server's HTML, so that nothing flashes.
    const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
    expect(await (await request.get('/formats', { headers: { cookie } })).text()).toMatch(/<html[^>]*data-sidebar="winter"/);
  });

  test('the settings panel closes by X, by a click outside, and by its own button', async ({ page }) => {
    await open(page);
    const panel = page.getByRole('dialog', { name: 'Settings' });
    const button = page.getByRole('button', { name: 'Settings' });
    await button.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(600, 100);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the settings panel offers what the layout has, and keeps nothing else', async ({ page }) => {
    await setSettings(page, 'colour=winter&picture=img2&sidebar=compact');
    await open(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await expect(panel.getByRole('radio', { name: 'Colored' })).toHaveCount(1);
    await panel.getByRole('radio', { name: 'Horizontal' }).check();
    await expect(panel.getByRole('group', { name: 'Sidebar colour' })).toHaveCount(0);
    for (const name of ['data-sidebar', 'data-sidebar-size', 'data-sidebar-image']) expect(await page.locator(root).getAttribute(name)).toBeNull();
    await panel.getByRole('radio', { name: 'Colored' }).first().check();
    await expect(page.locator(root)).toHaveAttribute('data-topbar', 'colored');
    await panel.getByRole('radio', { name: 'Vertical' }).check();
    await expect(page.locator(root)).toHaveAttribute('data-topbar', 'light');
    await expect(page.locator(root)).toHaveAttribute('data-sidebar', 'dark');
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(900);
  });

  test('the settings panel offers the settings of the sidebar only where there is one, and says so elsewhere', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Settings' });
    const hint = panel.getByText('Type, colour and picture of the sidebar are chosen on a wider screen: here it is a drawer.');
    for (const name of ['Sidebar type', 'Sidebar colour', 'Sidebar picture']) await expect(panel.getByRole('group', { name })).toBeVisible();
    await expect(hint).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Sidebar type', 'Sidebar colour', 'Sidebar picture']) await expect(panel.getByRole('group', { name })).toHaveCount(0);
    await expect(hint).toBeVisible();
  });

  test('the settings panel is fetched when the pointer is over its button, before hydration and before the click', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/formats');
    await page.getByRole('button', { name: 'Settings' }).hover();
    const fetched = page.waitForRequest(/settings-panel-[^/]*\.js$/);
    release();
    await fetched;
    await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  });

  test('the settings panel links presets and a campaign', { tag: '@ci' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Front page' }).click();
    await expectPage(page, /\/formats\?look=press$/, 'All formats');
    await expect(page.locator(root)).toHaveAttribute('data-topbar', 'colored');
    // The page stores the preset after it has loaded.
    await page.waitForLoadState();
    await page.goto('/experience/ctv');
    await expect(page.locator(root)).toHaveAttribute('data-layout', 'horizontal');
    // A choice overrules the link at once, and at the next reload.
    await open(page, '/formats?look=night');
    await expect(page.locator(root)).toHaveAttribute('data-sidebar', 'greatwhale');
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await expectPage(page, /\/formats$/, 'All formats');
    await page.reload();
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'light');
    await open(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Purchase Now' }).click();
    await expectPage(page, /\/start-campaign$/, 'Tell us the result. We build the way there.');
    expect(await page.locator(root).getAttribute('data-layout')).toBeNull();
  });
});

test('the sidebar toggle is remembered, and agrees with the settings', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.locator(root)).toHaveAttribute('data-sidebar-size', 'icon');
  await page.reload();
  await expect(page.locator(root)).toHaveAttribute('data-sidebar-size', 'icon');
  await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Icon' })).toBeChecked();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveAttribute('aria-expanded', 'true');
});

test('the compact sidebar shows no count beside an icon, and screen readers read it', async ({ page }) => {
  await setSettings(page, 'sidebar=compact');
  await open(page);
  const entry = page.getByRole('navigation', { name: 'Ad-Formats' }).getByRole('link', { name: /^Gamification\s*\d+$/ });
  await expect(entry).toBeVisible();
  expect((await entry.locator('.shell-item-count').boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('settings chosen in another tab show at once in this one, inside the dashboard and outside', { tag: '@ci' }, async ({ page, context }) => {
  const outside = await context.newPage();
  await outside.goto('/formats');
  await outside.mouse.move(300, 300);
  await expect(outside.locator(root)).toHaveAttribute('data-hydrated');
  await open(page);
  const other = await context.newPage();
  await open(other);
  await other.getByRole('button', { name: 'Switch to dark' }).click();
  for (const tab of [other, page, outside]) await expect(tab.locator(root)).toHaveAttribute('data-theme', 'dark');
});

test('settings chosen in another tab show when this tab is shown again', { tag: '@ci' }, async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await other.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(other.locator(root)).toHaveAttribute('data-theme', 'dark');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark');
});

test('a corrupt settings cookie gives the defaults', async ({ page }) => {
  await setSettings(page, '%7B%22layoutType%22%3A%22x%22%7D&layout=diagonal&colour=<b>');
  await open(page);
  await expect(page.locator(root)).toHaveAttribute('data-layout', 'vertical');
  await expect(page.locator(root)).toHaveAttribute('data-sidebar', 'dark');
});

test.describe('the header', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('the user menu works by keyboard', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Ada Lovelace, account' });
    await button.focus();
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Profile')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item('Logout')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(item('My Wallet')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Logout')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item('Lock screen')).toHaveAttribute('href', /^\/auth-lock-screen/);
    await expect(item('Profile')).toBeFocused();
    await item('Settings').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('the header shows three unread sample notifications in a list of 230 px', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    const menu = page.locator('.notification-menu');
    expect((await menu.locator('ul').boundingBox())?.height).toBeLessThanOrEqual(230);
    // The badge counts the unread ones of the four entries.
    await expect(menu.getByRole('listitem')).toHaveCount(4);
    await expect(menu.getByRole('listitem').filter({ hasText: 'unread' })).toHaveCount(3);
    for (const name of ['View All', 'View More']) await expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/notifications');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('menus of the header close by a click elsewhere, one at a time', { tag: '@ci' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ada Lovelace, account' }).click();
    await expect(page.locator('.notification-menu')).toBeHidden();
    await page.mouse.click(700, 600);
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('arrow keys move through the languages', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Language: English' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Español' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('link', { name: 'Español' })).toHaveCount(0);
  });
});

test.describe('the search', () => {
  test('the search opens by Ctrl+K, and a result is opened by keyboard alone', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('golden');
    await expect(page.getByRole('option', { name: /Golden Hour/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expectPage(page, /\/experience\/horizon\/preview\/12$/, 'Golden Hour');
  });

  test('the search says its keys and the days of records as the visitor writes them', { tag: '@ci' }, async ({ page, context }) => {
    await signIn(page);
    await prefer(page, { language: 'gr' });
    await open(page, '/dashboard');
    const keys = page.locator('.search-button-keys');
    await expect(keys).toHaveText('Strg K');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('publisher round table');
    await expect(page.getByRole('option').first()).toContainText(/Publisher round table\s*\d{2}\.\d{2}\.\d{4}$/);
    const mac = await context.newPage();
    await mac.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
    await open(mac, '/formats');
    await expect(mac.locator('.search-button-keys')).toHaveText('⌘K');
  });

  test('the search links all demos where it lists only the best', { tag: '@ci' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('MRAID');
    const rest = page.getByRole('option', { name: /^Show all: \d+/ });
    const all = Number((await rest.textContent())?.match(/\d+/)?.[0]);
    expect(all).toBeGreaterThan(7);
    await expect(page.getByRole('group', { name: 'Demos' }).getByRole('option')).toHaveCount(7);
    await rest.click();
    await expectPage(page, /\/formats\?q=MRAID$/, 'All formats');
    await expect(page.getByRole('link', { name: /^View Demo/ })).toHaveCount(all);
  });

  test('arrow keys move through the groups of the search, which says when nothing is found and gives the focus back', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(page.getByRole('group', { name: 'Ad-Formats' }).getByRole('option')).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = await page.getByRole('combobox').getAttribute('aria-activedescendant');
    await expect(page.getByRole('option', { selected: true })).toHaveAttribute('id', active ?? '');
    await expect(page.getByRole('option', { selected: true })).toContainText('Interactive');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.type('<img src=x onerror=alert(1)>');
    await expect(page.getByText('No match.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe('under 992 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar is a drawer that holds the focus and closes by Escape, by a tap outside and by leaving', async ({ page }) => {
    await signIn(page);
    await open(page);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.locator('.shell-sidebar');
    await button.click();
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() =>
        document.activeElement === document.body ? 'browser' : document.activeElement?.closest('.shell-sidebar') ? 'drawer' : 'page',
      );
      expect(place).not.toBe('page');
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(370, 600);
    await expect(drawer).toBeHidden();
    await expectPage(page, /gamification$/, 'Gamification');
    await button.click();
    await drawer.getByRole('link', { name: /Horizon/ }).click();
    await expectPage(page, /horizon$/, 'Horizon');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Horizon' })).toBeVisible();
    // The page can be used again.
    await page.getByRole('button', { name: 'Ada Lovelace, account' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('the horizontal menu opens and closes by its button, and closes by leaving', async ({ page }) => {
    await setSettings(page, 'layout=horizontal');
    await open(page);
    const menu = page.getByRole('navigation', { name: 'Ad-Formats' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await menu.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: /Horizon/ }).click();
    await expectPage(page, /horizon$/, 'Horizon');
    await expect(menu).toBeHidden();
  });
});

test('the horizontal layout is titled by the path, the vertical one by its page', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/^Showcase: Gamification/);
  await setSettings(page, 'layout=horizontal');
  await open(page);
  await expect(page).toHaveTitle('Experience/gamification | Surge - Dashboard');
});

test('the preloader stands for 2.5 seconds, in the horizontal layout', { tag: '@ci' }, async ({ page }) => {
  await setSettings(page, 'layout=horizontal&preloader=on');
  await page.goto('/formats', { waitUntil: 'commit' });
  const preloader = page.locator('.preloader');
  await expect(preloader).toBeVisible();
  await expect(preloader).toBeHidden({ timeout: 4000 });
  await setSettings(page, 'preloader=on');
  await page.goto('/formats');
  await expect(preloader).toHaveCount(0);
  await setSettings(page, 'layout=horizontal&preloader=on');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/formats');
  await expect(preloader).toBeHidden();
});
