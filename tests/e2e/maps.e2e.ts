import { readFileSync } from 'node:fs';
import { expect, expectPage, failCalls, type Page, prefer, signIn, test } from './fixture.ts';

const map = (page: Page) => page.getByRole('listbox', { name: 'World map of the monthly reach' });
const country = (page: Page, name: string) => map(page).getByRole('option', { name, exact: true });
/** The name and the figures above the map. */
const figures = (page: Page) => page.locator('.reach-figures [role="status"]');
const rows = (page: Page) => page.locator('.table tbody tr');
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
/** How near the map is. */
const zoom = async (page: Page) => {
  const [, , width = '960'] = ((await map(page).getAttribute('viewBox')) ?? '').split(' ');
  return 960 / Number(width);
};
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a country is pointed at, chosen by a press, kept by a reload, and Back undoes it', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/maps-vector');
  await expectPage(page, /\/maps-vector$/, 'Publisher reach by country');
  await expect(figures(page)).toContainText('All countries');
  await expect(figures(page)).toContainText('2,004');
  await country(page, 'Brazil').hover();
  await expect(figures(page)).toContainText('Brazil');
  await expect.poll(() => query(page)).toBe('');
  await country(page, 'Brazil').click();
  await expect.poll(() => query(page)).toBe('?country=BR');
  await country(page, 'Australia').click();
  await expect.poll(() => query(page)).toBe('?country=AU');
  await page.reload();
  await expect(figures(page)).toContainText('Australia');
  await expect(figures(page)).toContainText('22 of 58');
  await expect(country(page, 'Australia')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(figures(page)).toContainText('Brazil');
  await page.getByRole('button', { name: 'All countries' }).click();
  await expect.poll(() => query(page)).toBe('');
});

test('buttons, the wheel and a drag move the map; the page scrolls by the wheel until somebody is in the map', async ({ page }) => {
  await page.goto('/maps-vector');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => zoom(page)).toBeCloseTo(1.6);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => zoom(page)).toBeCloseTo(1);
  await map(page).hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  expect(await zoom(page)).toBe(1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
  const near = await map(page).getAttribute('viewBox');
  const low = await scrolled(page);
  await page.mouse.wheel(0, -40);
  await expect.poll(() => scrolled(page)).toBeLessThan(low);
  await expect(map(page)).toHaveAttribute('viewBox', near ?? '');
  const box = await map(page).boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 120, middle.y - 10, { steps: 4 });
  await page.mouse.up();
  await expect(map(page)).not.toHaveAttribute('viewBox', near ?? '');
  expect(query(page), 'a drag chooses nothing').toBe('');
  const before = await zoom(page);
  const place = await scrolled(page);
  await map(page).focus();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => zoom(page)).toBeGreaterThan(before);
  expect(await scrolled(page)).toBe(place);
  await page.getByRole('button', { name: 'Whole world' }).click();
  await expect.poll(() => zoom(page)).toBe(1);
});

test('by keyboard alone: from country to country, nearer, back to the whole world, and to none', async ({ page }) => {
  await page.goto('/maps-vector?country=DE');
  await map(page).focus();
  await expect.poll(() => zoom(page)).toBeGreaterThan(3);
  await page.keyboard.press('0');
  await expect.poll(() => zoom(page)).toBe(1);
  for (const [key, name, code] of [
    ['ArrowLeft', 'Belgium', 'BE'],
    ['ArrowUp', 'Netherlands', 'NL'],
    ['ArrowLeft', 'United Kingdom', 'GB'],
    ['ArrowDown', 'France', 'FR'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => query(page)).toBe(`?country=${code}`);
    await expect(figures(page)).toContainText(name);
    const active = await map(page).getAttribute('aria-activedescendant');
    await expect(country(page, name)).toHaveAttribute('id', active ?? '');
  }
  await page.keyboard.press('+');
  await expect.poll(() => zoom(page)).toBeCloseTo(1.6);
  const before = await map(page).getAttribute('viewBox');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(map(page)).not.toHaveAttribute('viewBox', before ?? '');
  await expect.poll(() => query(page)).toBe('?country=FR');
  await page.keyboard.press('-');
  await expect.poll(() => zoom(page)).toBeCloseTo(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => query(page)).toBe('');
  await expect(figures(page)).toContainText('All countries');
});

test('the table has the same figures, finds what is too small for the map, and saves what it shows', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/maps-vector?find=singapore');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Singapore' }).press('Enter');
  await expect.poll(() => query(page)).toBe('?country=SG&find=singapore');
  await expect(map(page)).toBeFocused();
  await expect(figures(page)).toContainText('Singapore');
  await expect(figures(page)).toContainText('1.8m');
  await expect.poll(() => zoom(page)).toBeGreaterThan(3);
  await page.goto('/maps-vector');
  await page.getByRole('combobox', { name: 'Region', exact: true }).selectOption('Latin America');
  await expect.poll(() => query(page)).toBe('?region=latin+america');
  await expect(rows(page)).toHaveCount(7);
  await expect(page.locator('.list-count')).toContainText('193 publishers, 87m people a month');
  await page.getByRole('button', { name: 'Publishers' }).press('Enter');
  await expect(rows(page).first()).toContainText('Brazil');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(9);
  expect(lines[1]).toMatch(/^Brazil,Latin America,53,34800000,/);
});

test('countries are named and figures written in the language of the page', { tag: '@ci' }, async ({ page }) => {
  await prefer(page, { language: 'gr' });
  await page.goto('/maps-vector?country=DE');
  await expect(page.locator('.reach-figures h2')).toHaveText('Deutschland');
  await expect(page.locator('.reach-figures')).toContainText('41,2 Mio.');
  await expect(page.getByRole('option', { name: 'Österreich' })).toHaveCount(1);
});

test('a failed call is said with its sentence, and trying again shows the map', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/profile');
  await failCalls(page, 'GET /reach');
  await page.goto('/maps-vector');
  await expect(page.getByRole('alert')).toContainText('Cannot get reach');
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(country(page, 'Germany')).toHaveCount(1);
});

test('without the map’s own script the table alone is shown', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/world-map|Failed to load|ERR_FAILED/);
  await page.route('**/world-map-*.js', (route) => route.abort());
  await page.goto('/maps-vector');
  await expect(page.getByRole('alert')).toContainText('The map could not be loaded. The table has the same figures.');
  await expect(rows(page)).toHaveCount(10);
});

test('two fingers bring the map nearer', { tag: '@ci' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'touches are sent by its protocol');
  await page.goto('/maps-vector');
  await map(page).scrollIntoViewIfNeeded();
  const box = await map(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((left, id) => ({ x: x + left, y, id })),
    });
  await touch('touchStart', 40);
  for (const apart of [50, 70, 90, 110, 120]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(() => zoom(page)).toBeGreaterThan(2);
  expect(query(page), 'a pinch chooses nothing').toBe('');
});
