/** The sample exchange, deposits and loans: what is written is paid to the cent, found again, taken back and brought back. */

import { readFileSync } from 'node:fs';
import { expect, expectNoViolation, failCalls, type Page, signIn, test } from './fixture.ts';

const query = (page: Page) => new URL(page.url()).search;
const rows = (page: Page) => page.locator('.list .table tbody tr');
const problems = (page: Page) => page.locator('.field-problem');
const free = (page: Page) => page.locator('.order-form').getByText(/^Free for this order/);
const figure = (page: Page, name: string) => page.locator('.wallet-figures > div').filter({ hasText: name }).locator('dd');

test.beforeEach(({ page }) => signIn(page));

test('a price is pressed in the book, an order stands open, is found after a reload, cancelled and brought back', async ({ page }) => {
  await page.goto('/crypto-exchange?kind=market');
  await expect(free(page)).toHaveText('Free for this order: $21,913.36');
  await page.getByRole('button', { name: '$64,245.52' }).click();
  await expect.poll(() => query(page)).toBe('');
  await expect(page.getByLabel('Price in US dollars')).toHaveValue('64245.52');
  await page.getByLabel('Amount in BTC').fill('0.1');
  await expect(figure(page, 'At once')).toHaveText('0 BTC');
  await expect(figure(page, 'Total')).toHaveText('$6,424.55');
  await page.getByRole('button', { name: 'Place the sample order' }).click();
  await expect(page.getByText('0.1 BTC stand open at $64,245.52.')).toBeVisible();
  await expect(free(page)).toHaveText('Free for this order: $15,488.81');
  await expect(page.getByLabel('Amount in BTC')).toHaveValue('');
  await page.reload();
  const row = page.getByRole('row', { name: /#3.*Bitcoin.*\$64,245\.52.*0\.1 BTC.*\$6,424\.55/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: Buy: 0.1 BTC at $64,245.52' }).click();
  await expect(row).toHaveCount(0);
  await expect(free(page)).toHaveText('Free for this order: $21,913.36');
  await expect(page.getByText('Buy: 0.1 BTC at $64,245.52 was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Buy: 0.1 BTC at $64,245.52 was cancelled.')).toBeAttached();
  await expect(row).toBeVisible();
  await expect(free(page)).toHaveText('Free for this order: $15,488.81');
  await page.reload();
  await expect(row).toBeVisible();
});

test('by keyboard alone, a market order is refused field by field, corrected, filled from the book and one’s own', { tag: '@ci' }, async ({
  page,
}) => {
  await page.goto('/crypto-exchange');
  const price = page.getByLabel('Price in US dollars');
  const amount = page.getByLabel('Amount in BTC');
  await price.press('Enter');
  await expect(problems(page)).toHaveText(['Please enter a price.', 'Please enter an amount.']);
  await expect(price).toBeFocused();
  // The book is one stop: arrow keys go from price to price.
  await page.getByRole('button', { name: '$64,251.50' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: '$64,256.10' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('64256.1');
  await expect(problems(page)).toHaveText(['Please enter an amount.']);
  await amount.fill('5');
  await amount.press('Enter');
  await expect(problems(page)).toHaveText('You have $21,913.36 free: that is not enough.');
  await expect(amount).toHaveValue('5');
  await page.getByRole('link', { name: 'Market order' }).press('Enter');
  await expect.poll(() => query(page)).toBe('?kind=market');
  // 0.2789 BTC at 64,251.50 are 17,919.74; 0.05 at 64,256.10 are 3,212.81 (3,212.805).
  await amount.fill('0.3289');
  await expect(figure(page, 'Average price')).toHaveText('$64,252.20');
  await expect(figure(page, 'Total')).toHaveText('$21,132.55');
  await amount.press('Enter');
  await expect(page.getByText('Sample: 0.3289 BTC bought for $21,132.55.')).toBeVisible();
  await expect(free(page)).toHaveText('Free for this order: $780.81');
  await expect(page.getByRole('button', { name: '$64,251.50' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: /Yours.*Buy.*\$64,256\.10.*0\.05 BTC/ })).toBeVisible();
  await page.getByRole('link', { name: 'Sell', exact: true }).press('Enter');
  await expect(free(page)).toHaveText('Free for this order: 0.7504 BTC');
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).press('Enter');
  await expect(page.getByRole('row', { name: /#T1.*Buy.*Bitcoin.*0\.3289 BTC.*\$21,132\.55.*Completed/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Wallet' }).press('Enter');
  await expect(page.locator('.coins li').first()).toContainText('0.7504 BTC');
  await expect(page.locator('.balance-figure')).toHaveText('$69,647.60');
});

test('an order that fails says so, keeps what was typed, and is placed when it is sent again', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-exchange?pair=ltc-usd&trade=sell');
  await page.getByLabel('Price in US dollars').fill('90');
  await page.getByLabel('Amount in LTC').fill('10');
  await failCalls(page, 'POST /add/exchange-order');
  await page.getByRole('button', { name: 'Place the sample order' }).click();
  await expect(page.getByRole('alert')).toContainText('Cannot add exchange order');
  await expect(page.getByLabel('Amount in LTC')).toHaveValue('10');
  await failCalls(page, 'DELETE /delete/exchange-order');
  await page.getByRole('button', { name: 'Place the sample order' }).click();
  await expect(page.getByText('10 LTC stand open at $90.00.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel: Sell: 10 LTC at $90.00' }).click();
  await expect(page.getByText('Cannot cancel exchange order')).toBeVisible();
  await expect(page.getByRole('row', { name: /10 LTC/ })).toBeVisible();
});

for (const [call, heading, message] of [
  ['GET /exchange/:coin', 'The order book could not be loaded.', 'Cannot get order book'],
  ['GET /exchange-prices/:coin/:period', 'The prices could not be loaded.', 'Cannot get prices'],
  ['GET /exchange-orders', 'The orders could not be loaded.', 'Cannot get exchange orders'],
  ['GET /lending-products', 'Deposits and loans could not be loaded.', 'Cannot get lending products'],
] as const)
  test(`${call} fails with its sentence and is loaded when tried again`, { tag: '@ci' }, async ({ page }) => {
    await page.goto('/dashboard-crypto');
    await failCalls(page, call);
    await page.goto(call.includes('lending') ? '/crypto-lending' : '/crypto-exchange');
    const alert = page.getByRole('alert').filter({ hasText: heading });
    await expect(alert).toContainText(message);
    await expectNoViolation(page);
    await failCalls(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.locator('.chart').first()).toBeVisible();
  });

test('pair and period are in the address, Back undoes them, and what was typed stays', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-exchange');
  await page.getByLabel('Amount in BTC').fill('0.02');
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page.getByRole('img', { name: /Price of Bitcoin: 7 days/ })).toBeVisible();
  await expect(page.getByLabel('Amount in BTC')).toHaveValue('0.02');
  await page.getByRole('link', { name: 'ETH / USD' }).click();
  await expect.poll(() => query(page)).toBe('?period=week&pair=eth-usd');
  await expect(page.getByRole('heading', { name: 'Ethereum' })).toBeVisible();
  await expect(page.getByLabel('Amount in ETH')).toHaveValue('');
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(43);
  await expect(page.locator('.chart-table tbody tr').first()).toContainText('$3,120.00');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).first().click();
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/^\uFEFFTime,ETH \/ USD\r\n/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Bitcoin' })).toBeVisible();
});

test('a deposit is computed to the cent, made, found after a reload, taken back and brought back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-lending');
  await expect(figure(page, 'Interest')).toHaveText('$43.33');
  await page.getByLabel('Amount').fill('10000');
  await page.getByRole('combobox', { name: 'Interest is added' }).selectOption('once, at the end');
  await expect.poll(() => query(page)).toBe('?deposit=10000&interest=once');
  await expect(figure(page, 'Interest')).toHaveText('$425.00');
  await expect(figure(page, 'Payout')).toHaveText('$10,425.00');
  await page.reload();
  await expect(page.getByLabel('Amount')).toHaveValue('10000');
  await page.getByRole('button', { name: 'Make the sample deposit' }).click();
  await expect(page.getByText('Deposit of $10,000.00 was added.')).toBeVisible();
  await expect(page.getByText('Free: $11,913.36')).toBeVisible();
  await page.reload();
  const row = page.getByRole('row', { name: /#2.*\$10,000\.00.*4\.25%.*\$10,425\.00/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Take back: Deposit of $10,000.00' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Free: $21,913.36')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect.poll(() => query(page)).toBe('?deposit=10000&interest=once');
});

test('by keyboard alone, a loan is refused, corrected, failed on demand, sent again and listed', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-lending?plan=loan');
  // 0.1 BTC at 64,250.00, half of it, over 24 months at 8.25 %.
  await expect(figure(page, 'You receive')).toHaveText('$3,212.50');
  await expect(figure(page, 'Monthly instalment')).toHaveText('$145.66');
  await expect(figure(page, 'Margin call at a price of')).toHaveText('$40,156.25');
  const collateral = page.getByLabel('Collateral in BTC');
  await collateral.fill('3');
  await collateral.press('Enter');
  await expect(problems(page)).toHaveText('You have 0.4215 BTC free: that is not enough.');
  await expect(collateral).toBeFocused();
  await collateral.fill('0.001');
  await expect(problems(page)).toHaveText('The least is 0.00311285 BTC.');
  await collateral.fill('0.2');
  await expect(problems(page)).toHaveCount(0);
  await failCalls(page, 'POST /add/loan');
  await collateral.press('Enter');
  await expect(page.getByText('Cannot add loan')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(collateral).toHaveValue('0.2');
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('Loan of $6,425.00 on 0.2 BTC was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(24);
  await expect(page.locator('.chart-table tbody tr').last()).toContainText('$0.00');
  await page.goto('/crypto-lending?plan=loan&collateral=0.2');
  await expect(page.getByRole('row', { name: /#2.*\$6,425\.00.*0\.2 BTC/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.locator('.list').getByRole('button', { name: 'Save as CSV' }).press('Enter');
  // No. and borrowed, in dollars.
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/\r\n#2,6425,/);
  await page.getByRole('link', { name: 'Deposit', exact: true }).press('Enter');
  await expect(page.getByText('Free: $28,338.36')).toBeVisible();
  await page.goBack();
  await expect(collateral).toHaveValue('0.2');
});
