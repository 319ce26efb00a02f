import { expect, failCalls, keepOnDevice, type Page, signIn, tabTo, test } from './fixture.ts';

test.beforeEach(({ page }) => signIn(page));

const rows = (page: Page) => page.locator('.table tbody tr');

test('what is owed stands first, and leads to the invoices that it is made of', async ({ page }) => {
  await page.goto('/invoices-list');
  const overdue = page.locator('.invoice-figures > div').filter({ hasText: 'Overdue' });
  const sum = (await overdue.locator('strong').textContent()) ?? '';
  expect(sum).toMatch(/^\$[\d,]+\.\d\d$/);
  const [, count = ''] = /(\d+)/.exec((await overdue.getByRole('link').textContent()) ?? '') ?? [];
  await overdue.getByRole('link').click();
  await expect(page).toHaveURL(/\?status=overdue$/);
  await expect(page.locator('.list-count')).toContainText(`${count} of`);
  await expect(page.locator('.list-count')).toContainText(`Worth ${sum}`);
  await page.getByLabel('Search', { exact: true }).fill('chargeback nobody has');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  // The list is drawn before the address moves.
  await expect(page).toHaveURL(/chargeback/);
  await page.goBack();
  await expect(page.locator('.list-count')).toContainText(`${count} of`);
});

test('the sums of all states are those of the list, and so are their counts', async ({ page }) => {
  await page.goto('/invoices-list');
  const tiles = page.locator('.invoice-figures > div');
  await expect(tiles).toHaveCount(4);
  const toNumber = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  const add = (texts: readonly string[]) => texts.map(toNumber).reduce((sum, n) => Math.round((sum + n) * 100) / 100, 0);
  const [, count = '', worth = ''] = /^(\d+).*Worth \$([\d,.]+\d)/s.exec((await page.locator('.list-count').textContent()) ?? '') ?? [];
  expect(add(await tiles.locator('strong').allTextContents())).toBe(toNumber(worth));
  expect(add(await tiles.getByRole('link').allTextContents())).toBe(Number(count));
});

test('invoices are narrowed by period and status together, and the address keeps both', async ({ page }) => {
  await page.goto('/invoices-list');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Date' }).selectOption('Last 30 days');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
  await expect(page).toHaveURL(/\?period=30&status=paid$/);
  await page.reload();
  for (const status of await page.locator('.table tbody .status').all()) await expect(status).toHaveText('Paid');
  await expect(page.getByRole('combobox', { name: 'Date' })).toHaveValue('30');
});

test('an invoice adds up, leads to the ones beside it, and is one sheet of paper', async ({ page }) => {
  await page.goto('/invoices-list');
  await rows(page).nth(2).getByRole('link').first().click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^INV-\d+$/);
  const cents = async (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100);
  const amounts = await Promise.all((await sheet.locator('tbody td:last-child').all()).map(async (cell) => cents(await cell.textContent())));
  const total = async (name: string) => cents(await sheet.locator('.invoice-totals > div').filter({ hasText: name }).locator('dd').textContent());
  const subTotal = await total('Subtotal');
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(subTotal);
  expect(await sheet.locator('.invoice-totals > div').last().locator('dd').textContent().then(cents)).toBe(subTotal + (await total('VAT')));
  const number = (await sheet.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(sheet.getByRole('heading', { level: 2 })).not.toHaveText(number);
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(number);
});

test('an invoice prints to one page without the frame around it', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/invoices-detail/2');
  await expect(page.getByRole('article')).toBeVisible();
  for (const settings of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: settings === 'dark' ? 'dark' : 'light' });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/);
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.shell-sidebar', '.shell-bars', '.shell-footer', '.invoice-tools', '.section-frame-head', '.back-link'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole('article')).toContainText('A sample invoice: nothing is owed and nothing was sold.');
  expect(await page.getByRole('article').evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(22, 22, 22)');
});

test('the print button opens the browser’s own print', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'print', () => document.documentElement.setAttribute('data-printed', '')));
  await page.goto('/invoices-detail/2');
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('an unknown invoice says so and leads back; a failing one is tried again', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/invoices-detail/9999');
  await expect(page.getByRole('alert')).toContainText('Cannot get invoice');
  await page.getByRole('link', { name: 'All invoices' }).press('Enter');
  await expect(rows(page)).toHaveCount(10);
  await keepOnDevice(page, 'surge.demo-failures', '["GET /invoice/:id"]');
  await page.goto('/invoices-detail/3');
  await expect(page.getByRole('alert')).toContainText('Cannot get invoice');
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('by keyboard alone the invoices that are paid are found, one is opened, and Back finds them again', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/invoices-list');
  await expect(rows(page)).toHaveCount(10);
  await tabTo(page, page.getByRole('combobox', { name: 'Status' }));
  await page.keyboard.type('Paid');
  await expect(page).toHaveURL(/\?status=paid$/);
  await tabTo(page, rows(page).first().getByRole('link'));
  // The head of the column with the totals.
  for (const key of ['ArrowUp', ...Array(5).fill('ArrowRight'), 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\?status=paid&sort=-total$/);
  for (const key of ['ArrowDown', 'Home', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/invoices-detail\/\d+$/);
  const number = page.getByRole('article').getByRole('heading', { level: 2 });
  const opened = (await number.textContent()) ?? '';
  await tabTo(page, page.getByRole('link', { name: /^Next/ }));
  await page.keyboard.press('Enter');
  await expect(number).not.toHaveText(opened);
  await page.goBack();
  await expect(number).toHaveText(opened);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Paid');
  await expect(rows(page).first()).toContainText(opened.replace(/^.*?(\d+)$/, '$1'));
});
