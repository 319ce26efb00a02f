import { menuPages } from '#app/layouts/shell/workspace-menu.ts';
import { dictionaries } from '#tools/dictionaries.ts';
import { isWholeRun, takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, expectPage, expectVariants, listVariants, open, type Page, prefer, signIn, test } from './fixture.ts';

/** The menu of the workspace: who sees it, what it leads to, and its ways by mouse and by keyboard. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Workspace', exact: true });
const LEVEL_3 = /\/multi-level\/web\/mobile\/in-page$/;

/** Pages that anybody may read, and those that stand outside of the dashboard's frame. */
const isPublic = (path: string) => /^\/(pages-|styleguide|register|forgot-password|page-|auth-(?!lock)|notifications|blog-)/.test(path);
const hasFrame = (path: string) => !/^\/(blog-|pages-(maintenance|comingsoon|404|500)|register|forgot-password|page-|auth-)/.test(path);

/** `npm run test:full` follows every part of the menu, other runs one: a third in CI, a 24th elsewhere. */
const PARTS = isWholeRun ? 3 : 24;
for (let part = 0; part < (process.env.TEST_FULL ? PARTS : 1); part++) {
  const paths = menuPages.map(({ path }) => path).filter((_, number) => number % PARTS === part);

  test(`signed out, pages of the menu that ask for an account lead to the sign-in and back, part ${part + 1} of ${PARTS}`, { tag: '@ci' }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of paths.filter((one) => !isPublic(one) && one !== '/auth-lock-screen')) {
      await page.goto(path);
      await expectPage(page, `/login?next=${encodeURIComponent(path)}`, 'Back to your numbers.');
    }
    const [back = ''] = paths.filter((path) => !isPublic(path) && path !== '/auth-lock-screen').slice(-1);
    await page.getByRole('button', { name: 'Use demo account' }).click();
    await expect(page).toHaveURL(back);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`signed in, every page of the menu has its heading, is marked in the menu, and its branches are open, part ${part + 1} of ${PARTS}`, async ({
    page,
    allowFault,
  }) => {
    // Two of them show an error on purpose.
    allowFault(/error page .*\/pages-(404|500)/);
    test.setTimeout(240_000);
    await signIn(page);
    // It locks the session.
    for (const path of paths.filter((one) => one !== '/auth-lock-screen')) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      if (!hasFrame(path)) continue;
      await page.keyboard.press('Shift');
      const link = menuOf(page).locator(`a[href="${path}"]`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(link).toBeInViewport();
      await expect(menuOf(page).locator('[aria-current]')).toHaveCount(1);
    }
  });
}

test('signed out the menu and its texts are not loaded, neither is the sample data; signing out in another tab takes them away', async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await prefer(page, { language: 'gr' });
  await open(page, '/formats');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Henrik');
  await expect(page.getByText('Keine Treffer')).toBeVisible();
  // `open`: the pretend backend. `gr`: texts of public pages, and those of the workspace.
  expect(loaded.filter((path) => /\/(?:workspace-|open-)/.test(path))).toEqual([]);
  expect(loaded.filter((path) => path.includes('/gr-'))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('authUser', '{"uid":1,"username":"Ada","role":"admin","email":"a@b.example"}'));
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('navigation', { name: 'Arbeitsbereich' })).toBeVisible();
  expect(new Set(loaded.filter((path) => path.includes('/gr-'))).size).toBe(2);
  expect(loaded.some((path) => path.includes('/workspace-'))).toBe(true);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(page.getByRole('navigation', { name: 'Arbeitsbereich' })).toHaveCount(0);
});

for (const path of ['/find', '/compare?demos=1,12', '/decks/new']) {
  test(`signed in, ${path} shows the menu of the workspace without a move of its visitor`, { tag: '@ci' }, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await expect(menuOf(page)).toBeVisible();
    await expect(menuOf(page).getByRole('button', { name: 'Account' })).toBeVisible();
  });
}

test('what was opened and closed is so after a reload, and the branch of the current page opens by itself', { tag: '@ci' }, async ({ page }) => {
  await signIn(page);
  await open(page, '/pages-faqs');
  const branch = (name: string) => menuOf(page).getByRole('button', { name });
  await expect(branch('Utility')).toHaveAttribute('aria-expanded', 'true');
  await branch('Account').click();
  await branch('Components').click();
  await expect(menuOf(page).getByRole('link', { name: 'Style guide' })).toBeHidden();
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(branch('Account')).toHaveAttribute('aria-expanded', 'true');
  await expect(branch('Components')).toHaveAttribute('aria-expanded', 'false');
  // A closed group opens for its page; a branch that was closed at its page stays closed there.
  await page.goto('/styleguide/button');
  await page.keyboard.press('Shift');
  await expect(menuOf(page).getByRole('link', { name: 'Style guide' })).toHaveAttribute('aria-current', 'true');
  await branch('Components').click();
  await expect(branch('Components')).toHaveAttribute('aria-expanded', 'false');
});

test('a foreign text in place of what was opened leaves the menu as on a first visit', async ({ page }) => {
  await signIn(page);
  await page.goto('/pages-faqs');
  await page.evaluate(() => localStorage.setItem('surge.menu', '{"Pages":7'));
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(menuOf(page).getByRole('button', { name: 'Utility' })).toHaveAttribute('aria-expanded', 'true');
});

test.describe('by keyboard alone', () => {
  /** Presses Tab until the focus is on what is wanted. */
  async function tabTo(page: Page, name: string, isLink = false): Promise<void> {
    const wanted = page.getByRole(isLink ? 'link' : 'button', { name, exact: true }).and(page.locator(':focus'));
    for (let presses = 0; presses < 120 && (await wanted.count()) === 0; presses++) await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
  }
  const openByKey = async (page: Page, ...names: readonly string[]) => {
    for (const name of names) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    }
  };
  const goToLevel3 = async (page: Page) => {
    await tabTo(page, 'In the page', true);
    await page.keyboard.press('Enter');
    await expectPage(page, LEVEL_3, 'In the page');
  };

  test.beforeEach(({ page }) => signIn(page));

  test('a page of the third level is reached in the tree', async ({ page }) => {
    await open(page, '/pages-faqs');
    await openByKey(page, 'Web', 'Mobile');
    await goToLevel3(page);
    await expect(page.locator('.workspace-menu a[aria-current=page]')).toBeFocused();
  });

  for (const type of ['icon', 'compact']) {
    test(`a page of the third level is reached in a fly-out, ${type}, and Escape gives the focus back`, { tag: '@ci' }, async ({ page }) => {
      await prefer(page, { settings: `sidebar=${type}` });
      await open(page, '/pages-faqs');
      const web = menuOf(page).getByRole('button', { name: 'Web' });
      await openByKey(page, 'Web');
      await expect(web).toHaveAttribute('aria-expanded', 'true');
      // The page stays within reach.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await tabTo(page, 'Desktop', true);
      await page.keyboard.press('Escape');
      await expect(web).toBeFocused();
      await expect(web).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('link', { name: 'Desktop' })).toHaveCount(0);
      await page.keyboard.press('Enter');
      await goToLevel3(page);
      await expect(page.locator('.workspace-fly-out:popover-open')).toHaveCount(0);
      await expect(web).toHaveAttribute('data-current');
    });
  }

  test('a page of the third level is reached in the columns of the horizontal layout, and Escape gives the focus back', { tag: '@ci' }, async ({
    page,
  }) => {
    await prefer(page, { settings: 'layout=horizontal' });
    await open(page, '/pages-faqs');
    const button = page.getByRole('button', { name: 'Workspace' });
    await openByKey(page, 'Workspace');
    await expect(menuOf(page)).toBeVisible();
    await tabTo(page, 'Desktop', true);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await goToLevel3(page);
    await expect(menuOf(page)).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a page of the third level is reached in the drawer, and Escape gives the focus back', { tag: '@ci' }, async ({ page }) => {
      await open(page, '/pages-faqs');
      await openByKey(page, 'Menu');
      await tabTo(page, 'Web');
      await page.keyboard.press('Escape');
      await expect(page.locator('.shell-sidebar')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
      await openByKey(page, 'Menu', 'Web', 'Mobile');
      await goToLevel3(page);
      await expect(page.locator('.shell-sidebar')).toBeHidden();
    });

    test('a page of the third level is reached in the list of the horizontal layout, and Escape gives the focus back', { tag: '@ci' }, async ({
      page,
    }) => {
      await prefer(page, { settings: 'layout=horizontal' });
      await open(page, '/pages-faqs');
      await openByKey(page, 'Menu', 'Web');
      await expect(menuOf(page).getByRole('button', { name: 'Web' })).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
      await openByKey(page, 'Menu', 'Mobile');
      await goToLevel3(page);
      await expect(menuOf(page)).toBeHidden();
    });
  });
});

test('fly-outs and columns close by a click elsewhere and by leaving', { tag: '@ci' }, async ({ page }) => {
  await signIn(page);
  await prefer(page, { settings: 'layout=horizontal' });
  await open(page, '/pages-faqs');
  const button = page.getByRole('button', { name: 'Workspace' });
  await button.click();
  await expect(menuOf(page)).toBeVisible();
  await page.mouse.click(4, 780);
  await expect(menuOf(page)).toBeHidden();
  await button.click();
  await menuOf(page).getByRole('link', { name: 'Audio' }).focus();
  await page.getByRole('button', { name: 'Search' }).focus();
  await expect(menuOf(page)).toBeHidden();
  await prefer(page, { settings: 'sidebar=compact' });
  await open(page, '/pages-faqs');
  await menuOf(page).getByRole('button', { name: 'Web' }).click();
  await expect(page.getByRole('link', { name: 'Desktop' })).toBeVisible();
  await page.mouse.click(900, 60);
  await expect(page.getByRole('link', { name: 'Desktop' })).toHaveCount(0);
});

test('the leaves of the menu show their place: the way to them, what is beside them, and what comes before and after', async ({ page }) => {
  await signIn(page);
  await open(page, '/multi-level/web/mobile/in-page');
  const place = page.getByRole('navigation', { name: 'Place in the menu' });
  await expect(place.getByRole('listitem')).toHaveText(['Multi Level', 'Web', 'Mobile', 'In the page']);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'After Over the page' }).click();
  await expectPage(page, /over-page$/, 'Over the page');
  await main.getByRole('link', { name: 'After Streaming' }).click();
  await expectPage(page, /streaming$/, 'Streaming');
  await expect(place.getByRole('listitem')).toHaveText(['Multi Level', 'Television', 'Streaming']);
  await main.getByRole('link', { name: 'Before Over the page' }).click();
  await main.getByRole('link', { name: 'In the page' }).first().click();
  await expectPage(page, LEVEL_3, 'In the page');
});

test('an address below the leaves that the menu does not have is not found', async ({ page, allowFault }) => {
  allowFault(/404/);
  await signIn(page);
  const response = await page.goto('/multi-level/web/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('the search finds pages of the menu, and says so, only for who is signed in', async ({ page }) => {
  await open(page, '/formats');
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
  };
  await search('public screens');
  await expect(page.getByRole('combobox', { name: 'Search formats, demos and pages' })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Public screens' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signIn(page);
  await open(page, '/formats');
  await search('public screens');
  await expect(page.getByRole('combobox', { name: 'Search pages and records' })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Public screens' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectPage(page, /public-screens$/, 'Public screens');
});

test('the search finds an order by its number, as it is now, also when another tab changed it', { tag: '@ci' }, async ({ page, context }) => {
  await signIn(page);
  await open(page, '/formats');
  const field = page.getByRole('combobox');
  const order = page.getByRole('group', { name: 'Customer orders' }).getByRole('option', { name: /SK2542/ });
  await page.keyboard.press('Control+k');
  await field.fill('sk2542');
  await expect(order).toHaveAttribute('aria-selected', 'true');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.evaluate(() => localStorage.setItem('surge.demo.orders', '{"nextId":20,"rows":[]}'));
  await expect(order).toHaveCount(0);
  await other.evaluate(() => localStorage.removeItem('surge.demo.orders'));
  await expect(order).toBeVisible();
  await field.press('Enter');
  await expectPage(page, /\/ecommerce-orders\?find=%23SK2542$/, 'Customer orders');
  await expect(page.getByRole('searchbox')).toHaveValue('#SK2542');
  await expect(page.getByText('#SK2542')).toBeVisible();
});

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: { 'Over the page': 'Over the page' }, ...dictionaries };

test('a leaf of the menu has no violation with the menu open, in its languages and modes, and does not scroll sideways at 320 px', {
  tag: '@ci',
}, async ({ page }) => {
  await signIn(page);
  await expectVariants(page, listVariants(0), async ({ code }) => {
    await page.goto('/multi-level/web/mobile/over-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[code]?.['Over the page'] ?? '');
    await expect(page.locator('.workspace-menu [aria-current=page]')).toHaveCount(1);
  });
});

for (const settings of takeEvery(4, [
  'colour=light',
  'mode=dark&sidebar=compact&colour=ladylip&picture=img2',
  'sidebar=icon&colour=colored',
  'layout=horizontal',
])) {
  test(`the menu has no violation, ${settings}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await prefer(page, { settings });
    await open(page, '/multi-level/web/mobile/in-page');
    if (settings.startsWith('layout')) await page.getByRole('button', { name: 'Workspace' }).click();
    else if (settings.includes('sidebar')) await menuOf(page).getByRole('button', { name: 'Web' }).click();
    await expect(menuOf(page).getByRole('link', { name: 'In the page' })).toBeVisible();
    await expectNoViolation(page);
  });
}
