import { expect, holdScripts, hydrate, keepOnDevice, type Page, prefer, test } from './fixture.ts';

/** The header of the dashboard's frame: who is signed in is known on the device alone, and shown before the first paint. */
const hydrated = 'html[data-hydrated]';
const account = { uid: 1, username: 'Maren Holt', role: 'admin', email: 'demo@surge.example' };

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications, 3 unread' });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name}, account` });
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

const keepAccount = (page: Page, value: object = account) => keepOnDevice(page, 'authUser', JSON.stringify(value));

/** The text of the header in each frame since the page began. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const look = () => {
      for (const element of document.querySelectorAll('.user-button-name, .shell-sign-in'))
        if (element.checkVisibility() && element.textContent) said.add(element.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
const listSaid = (page: Page) => page.evaluate('[...window.said]');

for (const layout of ['vertical', 'horizontal']) {
  for (const width of [390, 1280]) {
    test(`who is signed out sees the link to sign in and nothing of an account, ${layout}, ${width} px`, async ({ page }) => {
      await prefer(page, { settings: `layout=${layout}` });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/experience/horizon?tab=mobile');
      for (const state of ['before', 'after']) {
        if (state === 'after') await hydrate(page);
        await expect(signIn(page)).toBeVisible();
        await expect(bell(page)).toHaveCount(0);
        await expect(menuOf(page, 'Admin')).toHaveCount(0);
      }
      await page.getByText('Pages', { exact: true }).click();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Maintenance' })).toBeVisible();
      for (const name of ['My Wallet', 'Lock screen']) await expect(page.getByRole('link', { name })).toHaveCount(0);
    });
  }
}

test('signing in leads back to the page, with name and bell; signing out in another tab shows here', async ({ page, context }) => {
  await page.goto('/experience/horizon');
  await signIn(page).click();
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Horizon' })).toBeVisible();
  await expect(menuOf(page, 'Maren Holt')).toBeVisible();
  await expect(bell(page)).toBeVisible();
  await expect(signIn(page)).toHaveCount(0);
  // Also in a tab that is not hydrated: its scripts are still on their way.
  const unhydrated = await context.newPage();
  await holdScripts(unhydrated);
  // A signed-in page asks for them at once, and is not loaded without them.
  await unhydrated.goto('/formats', { waitUntil: 'domcontentloaded' });
  await expect(menuOf(unhydrated, 'Maren Holt')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other.getByRole('button', { name: 'Use demo account' })).toBeVisible();
  for (const tab of [page, unhydrated]) {
    await expect(signIn(tab)).toBeVisible();
    await expect(bell(tab)).toHaveCount(0);
  }
  await expect(unhydrated.locator(hydrated)).toHaveCount(0);
  await other.getByRole('button', { name: 'Use demo account' }).click();
  for (const tab of [page, unhydrated]) await expect(menuOf(tab, 'Maren Holt')).toBeVisible();
});

test('the name in the header is in the first frame, in every language, and stays after hydration', { tag: '@ci' }, async ({ page }) => {
  await keepAccount(page);
  await recordFrames(page);
  for (const [language, word] of [
    ['en', 'account'],
    ['gr', 'Konto'],
    ['rs', 'учётная запись'],
  ] as const) {
    await prefer(page, { language });
    await page.goto('/experience/gamification');
    const button = page.getByRole('button', { name: `Maren Holt, ${word}` });
    await expect(button).toBeVisible();
    // By itself, as somebody is signed in: every frame until then is recorded.
    await expect(page.locator(hydrated)).toHaveCount(1);
    await expect(button).toBeVisible();
    expect(await listSaid(page)).toEqual(['Maren Holt']);
  }
});

test('an account without a name is called Admin', async ({ page }) => {
  await keepAccount(page, { ...account, username: '' });
  await page.goto('/formats');
  await expect(menuOf(page, 'Admin')).toBeVisible();
});

test('the header is right in its first frame, also when coming from a page without it', { tag: '@ci' }, async ({ page }) => {
  await keepAccount(page);
  await recordFrames(page);
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('link', { name: 'View More' }).click();
  await expect(menuOf(page, 'Maren Holt')).toBeVisible();
  expect(await listSaid(page)).toEqual(['Maren Holt']);
});

test('without script nobody is signed in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/formats');
  await expect(signIn(page)).toHaveAttribute('href', '/login?next=%2Fformats');
  await expect(bell(page)).toHaveCount(0);
  await context.close();
});
