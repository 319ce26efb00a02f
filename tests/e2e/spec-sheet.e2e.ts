import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectValidHtml, expectVariants, keepOnDevice, listVariants, MISSING, open, test } from './fixture.ts';

const sheet = '/experience/horizon/preview/12/spec';

test('the spec sheet has no violation in its languages and modes, and does not scroll sideways at 320 px', async ({ page }) => {
  await expectVariants(page, listVariants(0), async () => {
    await page.goto(sheet);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Hour');
  });
});

test('the spec sheet is valid HTML, may be found, and names its translations', async ({ page, request }) => {
  await expectValidHtml(await (await request.get(sheet)).text());
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${sheet}</loc>`);
  await page.goto(`${sheet}?unit=panorama`);
  await expect(page).toHaveTitle('Golden Hour, full screen: Spec sheet | Surge');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${sheet}$`));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('who reads to the end of the figures comes to the sheet, prints it, and takes the PDF', async ({ page, request }) => {
  await open(page, '/experience/horizon/preview/12');
  await page.getByRole('button', { name: 'Specs', exact: true }).click();
  await page.getByRole('link', { name: 'As a sheet: print or PDF' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${sheet}$`));
  await expect(page.getByRole('table', { name: 'Measured against limits' }).getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText('interaction:hour')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  const pdf = page.getByRole('link', { name: 'PDF, in English' });
  const answer = await request.get((await pdf.getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="surge-golden-hour-spec.pdf"',
  });
  const text = (await answer.body()).toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toContain(`(${new URL(page.url()).origin}/play/12)`);
});

test('the sheet’s unit becomes slides in the visitor’s brand', async ({ page }) => {
  test.slow();
  await keepOnDevice(page, 'surge.brand', JSON.stringify({ name: 'Otter', primary: '#15356a' }));
  await open(page, '/experience/horizon/preview/5/spec?unit=320x100');
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: 'PowerPoint' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('anywhere-weather-320x100.pptx');
  const files = unzipSync(await readFile(await download.path()));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files).filter((name) => /^ppt\/slides\/slide\d\.xml$/.test(name))).toHaveLength(2);
  expect(textOf('ppt/slides/slide1.xml')).toContain('Anywhere Weather, 320x100');
  expect(textOf('ppt/slides/slide2.xml')).not.toContain('Demo, fictional brand');
  expect(textOf('ppt/slides/_rels/slide2.xml.rels')).toMatch(/\/play\/5\?unit=320x100#brand=[\w-]+"/);
});

test('without script the sheet is whole, and offers nothing that needs one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`${sheet}?lang=gr`);
  await expect(page.getByRole('heading', { name: 'Ereignisse' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  for (const button of await page.locator('.spec-sheet-print').all()) await expect(button).toBeHidden();
  await expect(page.locator('.spec-sheet-print')).toHaveCount(2);
  await context.close();
});

test('on paper only the sheet stands, two pages at most, also of Letter', async ({ page }) => {
  await open(page, sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.spec-sheet-bar')).toBeHidden();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf)?.[1]), format).toBe(2);
  }
});

test('an unknown demo has no sheet', async ({ page, request, allowFault }) => {
  allowFault(MISSING);
  const response = await page.goto('/experience/horizon/preview/999/spec');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await request.get('/experience/horizon/preview/999/spec.pdf')).status()).toBe(404);
});
