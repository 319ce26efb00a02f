import { expect, expectPage, holdScripts, MISSING, stopBeforeHydration, test, waitForData } from './fixture.ts';

/** Pages that are complete without script hydrate on the first intent (docs/architecture.md). */
const hydrated = 'html[data-hydrated]';

for (const path of ['/', '/formats', '/formats?q=tea', '/experience/gamification']) {
  test(`${path} asks for no script before the first intent, and hydrates without an error after it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator(hydrated)).toHaveCount(0);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Shift');
    await expect(page.locator(hydrated)).toHaveCount(1);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test('an unknown page hydrates too', async ({ page, allowFault }) => {
  allowFault(MISSING);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await page.mouse.move(100, 100);
  await expect(page.locator(hydrated)).toHaveCount(1);
});

for (const press of ['mouse', 'keyboard'] as const) {
  test(`a click by ${press} before hydration takes effect after it, once`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/experience/gamification');
    const toggle = page.getByRole('button', { name: 'Switch to dark' });
    if (press === 'mouse') await toggle.click();
    else await toggle.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await expect(page.locator(hydrated)).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // If the click were repeated twice, the mode would be light again.
    await page.waitForTimeout(300);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

test('Ctrl+K before hydration opens the search', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/experience/gamification');
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('a click and the shortcut of the search that React stops while it hydrates take effect after it', async ({ page }) => {
  const release = await holdScripts(page);
  await stopBeforeHydration(page);
  await page.goto('/experience/gamification');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a click that the browser answers by itself is not repeated after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/experience/gamification');
  const menu = page.locator('details:has(> summary:visible)').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  release();
  await expect(page.locator(hydrated)).toHaveCount(1);
  await page.waitForTimeout(300);
  await expect(menu).toHaveAttribute('open', '');
});

test('a link works while the script loads', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/experience/gamification');
  await page
    .getByRole('link', { name: /view demo/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/preview\/\d+$/);
  await expect(page.locator('dialog[open]').getByRole('heading', { level: 1 })).toBeVisible();
});

test('web fonts come after the page has loaded', async ({ page }) => {
  await page.goto('/');
  const fonts = await page.locator('html').getAttribute('data-fonts');
  test.skip(!fonts, 'no web fonts');
  await expect(page.locator(`head > link[rel=stylesheet][href="${fonts}"]`)).toHaveCount(1);
});

test('the stylesheet of the first page stays: nothing of it is fetched again, no text moves, and pages opened later have their looks', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(new URL(request.url()).pathname));
  await page.goto('/experience/gamification', { waitUntil: 'networkidle' });
  const [joined = ''] = fetched.filter((path) => path.includes('+'));
  const parts = (joined.match(/[^/+]+(?=\+|\.css$)/g) ?? []).map((name) => `/assets/${name}.css`);
  expect(parts.length).toBeGreaterThan(1);
  const measure = () =>
    page.locator('main :is(h1, h2, p, a)').evaluateAll((found) => found.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await measure();
  await page.keyboard.press('Shift');
  await expect(page.locator(hydrated)).toHaveCount(1);
  expect(await measure()).toEqual(before);
  await page.locator('.logo').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Onest Heading/);
  expect(fetched.filter((path) => parts.includes(path))).toEqual([]);
  await page.goBack();
  await expect.poll(measure).toEqual(before);
});

test('a page that is opened from one without its stylesheets looks as it does when it is opened alone', async ({ page }) => {
  const look = () =>
    page.locator('body *').evaluateAll((found) =>
      found.flatMap((one) => {
        const { display, fontSize, color, backgroundColor, position } = getComputedStyle(one);
        return one.checkVisibility() ? `${one.localName}.${one.className}: ${[display, fontSize, color, backgroundColor, position].join()}` : [];
      }),
    );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expectPage(page, '/dashboard', 'What needs you today.');
  await waitForData(page);
  await page.mouse.move(0, 0);
  const moved = await look();
  await page.reload();
  await waitForData(page);
  await expect.poll(look).toEqual(moved);
});

test('a language chosen by link is remembered', async ({ page, context }) => {
  await page.goto('/?lang=gr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // The browser tells the driver of a new cookie a little later.
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'I18N_LANGUAGE')?.value).toBe('gr');
  expect(await page.evaluate(() => localStorage.getItem('I18N_LANGUAGE'))).toBe('gr');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a language that does not exist is ignored', async ({ page, context }) => {
  await page.goto('/?lang=%3Cscript%3E');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(await context.cookies()).toEqual([]);
});
