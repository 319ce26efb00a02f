import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolation,
  holdScripts,
  hydrate,
  keepOnDevice,
  type Locator,
  open,
  type Page,
  prefer,
  tabTo,
  test,
} from './fixture.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Keep ${name}`, exact: true });
const kept = (page: Page) => page.getByRole('link', { name: /^Kept demos: / });
const heads = (page: Page) => page.getByRole('columnheader');
const play = (page: Page, name: string) => page.getByRole('table').getByRole('button', { name: `Play ${name}`, exact: true });
const ad = (page: Page, name: string) => page.getByTitle(`${name}, interactive demo`);

test('demos are kept by hearts and by a key, counted, compared, played one at a time, and let go', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/experience/gamification');
  await expect(kept(page)).toHaveCount(0);
  await heart(page, 'Spin & Sip').click();
  await expect(heart(page, 'Spin & Sip')).toHaveAttribute('aria-pressed', 'true');
  await heart(page, 'Catch the Morning').click();
  await expect(kept(page)).toHaveText('2');
  await expect(page).toHaveURL(/gamification$/);

  await open(page, '/experience/horizon/preview/12');
  await page.keyboard.press('k');
  await expect(heart(page, 'Golden Hour')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Kept demos: 3' })).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Keep this demo');

  await open(page, '/formats');
  await expect(kept(page)).toHaveAccessibleName('Kept demos: 3');
  await kept(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demos side by side' })).toBeVisible();
  await expect(heads(page)).toHaveText(['Spin & Sip', 'Catch the Morning', 'Golden Hour']);
  const size = page.getByRole('row', { name: /^Size/ });
  await expect(size.getByRole('cell').last()).toHaveText('970X250');
  await expect(size.getByRole('rowheader')).toContainText('differs');
  await expect(
    page
      .getByRole('row', { name: /^initial load/i })
      .getByRole('cell')
      .first(),
  ).toHaveText(/kB \/ \d+ kB (pass|near the limit)$/);
  await expect(
    page
      .getByRole('row', { name: /^Events/ })
      .getByRole('cell')
      .first(),
  ).toContainText(/^\d+ events, \d+ of them by a person alone/);
  await expect(
    page
      .getByRole('row', { name: /^Accessibility/ })
      .getByRole('cell')
      .first(),
  ).toContainText(/^Passed: \d+ of \d+/);

  await play(page, 'Spin & Sip').click();
  await expect(ad(page, 'Spin & Sip')).toBeVisible();
  await play(page, 'Golden Hour').click();
  await expect(ad(page, 'Golden Hour')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the ad' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play(page, 'Golden Hour')).toBeFocused();

  await page.getByRole('link', { name: 'Remove Catch the Morning from the comparison' }).click();
  await expect(heads(page)).toHaveText(['Spin & Sip', 'Golden Hour']);
  await page.reload();
  await expect(heads(page)).toHaveText(['Spin & Sip', 'Golden Hour']);
  await page.getByRole('link', { name: 'Add “Catch the Morning”' }).click();
  await expect(heads(page)).toHaveText(['Spin & Sip', 'Golden Hour', 'Catch the Morning']);
  await page.getByRole('link', { name: 'Brief with all of these' }).click();
  await expect(page.getByRole('checkbox', { name: /Golden Hour/ })).toBeChecked();
});

test('another tab follows, and an address of its own wins over what is kept', { tag: '@ci' }, async ({ page, context }) => {
  await open(page, '/experience/gamification');
  const other = await context.newPage();
  await open(other, '/compare');
  await expect(other.getByText('No demos are kept yet.')).toBeVisible();
  await heart(page, 'Spin & Sip').click();
  await expect(heads(other)).toHaveText(['Spin & Sip']);
  await heart(page, 'Spin & Sip').click();
  await expect(other.getByRole('link', { name: 'All formats' }).last()).toBeVisible();
  await heart(page, 'Spin & Sip').click();
  await open(other, '/compare?demos=12,1,12,0,9,2,3&utm=1');
  await expect(heads(other)).toHaveCount(4);
  await expect(heads(other).first()).toHaveText('Golden Hour');
  await expect(other.getByText('Four stand beside each other at most: these are the first four.')).toBeVisible();
});

test('units are compared as themselves, and what there is not is named', async ({ page }) => {
  await open(page, '/compare?demos=5,5:320x100,99');
  await expect(heads(page)).toHaveText(['Anywhere Weather', 'Anywhere Weather, 320x100']);
  await expect(page.getByRole('row', { name: /^Size/ }).getByRole('cell')).toHaveText(['970X250', '320X100']);
  await expect(page.getByText('No such demo: 99.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove Anywhere Weather from the comparison' }).click();
  await expect(heads(page)).toHaveText(['Anywhere Weather, 320x100']);
  await expect(page).toHaveURL(/demos=5:320x100$/);
  await page.getByRole('link', { name: 'View Demo Anywhere Weather, 320x100' }).click();
  await expect(page).toHaveURL(/\/preview\/5\?unit=320x100$/);
  await open(page, '/compare?demos=99,%3Cb%3E');
  await expect(page.getByText('No such demo: 99, <b>.')).toBeVisible();
  await expect(page.getByText('No demos are kept yet.')).toHaveCount(0);
});

for (const text of ['{"ids":', '[null,"1",999999]', '7'])
  test(`what is kept is ${text}: nothing is`, async ({ page }) => {
    await keepOnDevice(page, 'surge.kept', text);
    await open(page, '/compare');
    await expect(page.getByText('No demos are kept yet.')).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  });

test('demos that are gone are not counted', async ({ page }) => {
  await keepOnDevice(page, 'surge.kept', '[12,999999,12,1]');
  await open(page, '/formats');
  await expect(kept(page)).toHaveText('2');
  await kept(page).click();
  await expect(heads(page)).toHaveText(['Golden Hour', 'Spin & Sip']);
});

test('only differences, the file, and the picture beside the ad', async ({ page }) => {
  await open(page, '/compare?demos=1,12');
  await expect(
    page
      .getByRole('row', { name: /^Accessibility/ })
      .getByRole('cell')
      .first(),
  ).toContainText('Passed');
  const rows = page.getByRole('row');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Only differences' }).check();
  await expect(page.getByRole('row', { name: /^Size/ })).toBeVisible();
  expect(await rows.count()).toBeLessThan(all);
  await page.getByRole('switch', { name: 'Only differences' }).uncheck();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFDemo,[^,]+,Golden Hour$/);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(all - 1);

  const beside = page.getByRole('region', { name: 'Static beside interactive' });
  await beside.getByLabel('Demo').selectOption('12');
  const picture = beside.getByAltText('Backup image: Golden Hour');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(900);
  await beside.getByRole('button', { name: 'Play Golden Hour' }).click();
  await expect(beside.getByTitle('Golden Hour, interactive demo')).toBeVisible();
  const [still, frame] = await Promise.all([picture.boundingBox(), beside.locator('iframe').boundingBox()]);
  expect(Math.abs((still?.width ?? 0) - (frame?.width ?? 1000))).toBeLessThan(2);
  await play(page, 'Golden Hour').click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('what is compared becomes slides in the brand', async ({ page }) => {
  test.slow();
  await keepOnDevice(page, 'surge.brand', JSON.stringify({ name: 'Müller & Söhne', primary: '#15356a', accent: '#e8b23a' }));
  await open(page, '/compare?demos=1,12');
  const button = page.getByRole('button', { name: 'PowerPoint' });
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 90_000 }), button.click()]);
  expect(download.suggestedFilename()).toBe('muller-sohne-formats.pptx');
  const files = unzipSync(await readFile(await download.path()));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files).filter((name) => /^ppt\/slides\/slide\d\.xml$/.test(name))).toHaveLength(3);
  expect(textOf('ppt/slides/slide1.xml')).toContain('Ad formats for Müller &amp; Söhne');
  expect(textOf('ppt/slides/slide2.xml')).toContain('Spin &amp; Sip');
  expect(textOf('ppt/slides/slide3.xml')).toContain('Golden Hour');
  expect(textOf('ppt/slides/_rels/slide3.xml.rels')).toMatch(/\/play\/12#brand=[\w-]+"/);
  expect(textOf('ppt/notesSlides/notesSlide3.xml')).toMatch(/\d+ events/);
  await expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('slides whose picture cannot be fetched are not made, and the page says so', async ({ page, allowFault }) => {
  allowFault(/ERR_FAILED .*backup\.jpg/);
  await open(page, '/compare?demos=12');
  await page.route('**/backup.jpg', (route) => route.abort());
  await page.getByRole('button', { name: 'PowerPoint' }).click();
  await expect(page.getByText('The file could not be fetched.')).toBeVisible();
});

test('on a phone the page does not scroll sideways, the names of the rows stay, and the link to what is kept lies in the window', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/experience/horizon');
    const header = page.locator('header').first();
    const height = (await header.boundingBox())?.height;
    await heart(page, 'Golden Hour').click();
    await expect(kept(page)).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.height).toBe(height);
    await expectNoSidewaysScroll(page, width);
    await open(page, '/compare?demos=1,9,12');
    await expect(
      page
        .getByRole('row', { name: /^Accessibility/ })
        .getByRole('cell')
        .first(),
    ).toContainText('Passed');
    await expectNoSidewaysScroll(page, width);
    for (const head of [heads(page).nth(0), heads(page).nth(1)]) await expect(head).toBeInViewport({ ratio: 1 });
    await page.getByRole('row', { name: /^Size/ }).getByRole('cell').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('rowheader', { name: /^Size/ }).getByText('Size')).toBeInViewport({ ratio: 0.95 });
    await page.evaluate(() => localStorage.removeItem('surge.kept'));
  }
});

test('the names of the columns stay in sight far below, each over its column, and cover nothing that has the focus', { tag: '@ci' }, async ({
  page,
}) => {
  for (const [width, demos] of [
    [390, '1,9'],
    [390, '1,9,12,5:320x100'],
    [320, '1,9,12'],
    [1280, '1,9,12'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, `/compare?demos=${demos}`);
    const names = page.locator('.compare-names');
    await expect(names).toBeHidden();
    const cells = page.getByRole('row', { name: /^Accessibility/ }).getByRole('cell');
    await cells.first().evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const name = (at: number) => names.locator('td:not(:empty)').nth(at);
    await expect(name(0)).toBeInViewport({ ratio: 1 });
    await expect(name(0)).toHaveText('Spin & Sip');
    await expect(name(1)).toHaveText('Strix Studio 360');
    const last = demos.split(',').length - 1;
    await cells.nth(last).evaluate((cell) => cell.scrollIntoView({ block: 'center', inline: 'end' }));
    await expect(name(last)).toBeInViewport({ ratio: 0.95 });
    const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? 0);
    await expect.poll(async () => (await leftOf(name(last))) - (await leftOf(cells.nth(last)))).toBe(0);
    // Backwards from the last cell: each stop lies below the bar.
    await cells.nth(last).locator('summary').focus();
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    const bar = await names.boundingBox();
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(names).toBeHidden();
  }
});

test('the figures of an address stand before any script runs, and nothing moves when the page comes alive', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const release = await holdScripts(page);
  await page.goto('/compare?demos=1,9,12');
  const passed = page
    .getByRole('row', { name: /^Accessibility/ })
    .getByRole('cell')
    .filter({ hasText: /^Passed: \d+ of \d+/ });
  await expect(passed).toHaveCount(3);
  // Heading, lead, buttons and the head of the table: what the window shows.
  const readPlaces = () =>
    page
      .locator('main :is(h1, .page-top-lead, .compare-tools > *, .compare-table thead, .compare-table .play-place)')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
  const before = await readPlaces();
  expect(before.length).toBeGreaterThan(6);
  release();
  await hydrate(page);
  await expect(page.getByRole('heading', { name: 'Static beside interactive' })).toBeAttached();
  await expect.poll(readPlaces).toEqual(before);
});

test('by the keyboard alone', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/experience/horizon');
  await tabTo(page, heart(page, 'Golden Hour'));
  await page.keyboard.press('Space');
  await expect(kept(page)).toHaveText('1');
  await page.goto('/compare');
  await hydrate(page);
  await tabTo(page, play(page, 'Golden Hour'));
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close the ad' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play(page, 'Golden Hour')).toBeFocused();
});

for (const path of ['/compare', '/compare?demos=1,9,12'])
  test(`${path} has no violation, light and dark, in English and in Russian`, async ({ page }) => {
    for (const [settings, language] of [
      ['mode=light', 'en'],
      ['mode=dark', 'rs'],
    ] as const) {
      await prefer(page, { settings, language });
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolation(page);
    }
  });
