import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, expectPage, holdScripts, keepOnDevice, type Page, signIn, test } from './fixture.ts';

/** Lets a call of the page fail as the server would, until the returned function is called. */
async function breakCall(page: Page, path: string, message: string) {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { message } }));
}

const rows = (page: Page) => page.locator('.table tbody tr');
const query = (page: Page) => new URL(page.url()).search;

test('the wallet asks who is not signed in to sign in, and keeps the address to return to', async ({ page }) => {
  await page.goto('/crypto-orders?coin=bitcoin');
  await expectPage(page, /\/login\?next=%2Fcrypto-orders%3Fcoin%3Dbitcoin$/, 'Back to your numbers.');
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('the server draws the wallet as a skeleton and a first look that says it is a sample, and of orders none that are known to the device alone', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/crypto-wallet')).text();
    expect(html).toContain('skeleton-chart');
    expect(html).toContain('Sample data');
    expect(html).toContain('48,515');
    expect(html).toContain('SK32');
    await keepOnDevice(page, 'surge.demo.wallet', '{}');
    await holdScripts(page);
    await page.goto('/crypto-wallet');
    await expect(page.getByText('48,515')).toHaveCount(0);
    await expect(page.locator('.skeleton-chart')).toBeVisible();
  });

  for (const [path, call, heading, message] of takeEvery(4, [
    ['/crypto-wallet', '/wallet', 'The wallet could not be loaded.', 'Cannot get wallet data'],
    ['/crypto-wallet', '/crypto-products', 'The activity could not be loaded.', 'Cannot get productData'],
    ['/crypto-orders', '/crypto/orders', 'The orders could not be loaded.', 'Cannot get orders'],
    ['/crypto-buy-sell', '/wallet', 'The wallet could not be loaded.', 'Cannot get wallet data'],
  ] as const)) {
    test(`${path}: ${call} is shown loading, failing and, tried again, loaded`, async ({ page, allowFault }) => {
      allowFault(/500/);
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${call}`, async (route) => {
        await isAsked;
        await route.fulfill({ status: 500, json: { message } });
      });
      await page.goto(path);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.locator('.skeleton').first()).toBeVisible();
      answer();
      const alert = page.getByRole('alert').filter({ hasText: heading });
      await expect(alert).toContainText(message);
      await page.unroute(`**${call}`);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.locator('.balance, .table, .trade-form').first()).toBeVisible();
    });
  }

  test('the wallet without its activity still shows the balance', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(/500/);
    await breakCall(page, '/crypto-products', 'Cannot get productData');
    await page.goto('/crypto-wallet');
    await expect(page.getByText('$48,515.78')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Cannot get productData');
  });

  test('the overview is read by slider, as a table, and by its description', async ({ page }) => {
    await page.goto('/crypto-wallet');
    await expect(page.getByRole('img', { name: /Value of the coins.*BTC: from/ })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Month' });
    const last = await slider.getAttribute('aria-valuetext');
    await slider.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '');
    await expect(page.locator('.chart-point')).toHaveText(((await slider.getAttribute('aria-valuetext')) ?? '').split(':')[0] ?? '');
    await page.getByRole('button', { name: 'Show as a table' }).click();
    await expect(page.locator('.chart-table tbody tr')).toHaveCount(12);
    await expect(page.locator('.chart-plot')).toHaveCount(0);
  });

  test('without the chart its figures are a table', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(/line-chart/);
    await page.route('**/assets/line-chart-*.js', (route) => route.abort());
    await page.goto('/crypto-wallet');
    await expect(page.locator('.chart-table tbody tr')).toHaveCount(12);
    await expect(page.getByText('$48,515.78')).toBeVisible();
  });

  test('no other page loads the chart', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/crypto-orders');
    await expect(rows(page)).toHaveCount(10);
    expect(asked.filter((url) => url.includes('line-chart'))).toEqual([]);
  });

  test('search, filters, order and pages of a list are in the address, and Back undoes them', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/crypto-orders');
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('combobox', { name: 'Coin' }).selectOption('Bitcoin');
    await expect.poll(() => query(page)).toBe('?coin=bitcoin');
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Value' }).click();
    await expect.poll(() => query(page)).toBe('?coin=bitcoin&sort=-value');
    await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByLabel('Search', { exact: true }).pressSequentially('sell');
    await expect.poll(() => query(page)).toBe('?find=sell&coin=bitcoin&sort=-value');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.locator('.list-count')).toContainText('2 of 26');
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('sell');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?coin=bitcoin&sort=-value');
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
    await expect(rows(page)).toHaveCount(10);
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?coin=bitcoin');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('');
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect.poll(() => query(page)).toBe('?p=3');
    await expect(rows(page)).toHaveCount(6);
  });

  test('orders in process have a tab of their own, and an empty list offers to clear its filters', async ({ page }) => {
    await page.goto('/crypto-orders');
    await page.getByRole('link', { name: 'Processing 5' }).click();
    await expect.poll(() => query(page)).toBe('?status=pending');
    await expect(rows(page)).toHaveCount(5);
    await page.getByLabel('Search', { exact: true }).fill('no such order');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows(page)).toHaveCount(10);
    await expect.poll(() => query(page)).toBe('');
  });

  test('by keyboard, a sample order is refused, corrected, reviewed, placed once and listed', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/crypto-buy-sell?trade=sell&coin=ethereum');
    const amount = page.getByLabel('Amount in ETH');
    await amount.fill('99');
    await amount.press('Enter');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('You hold 5.18 ETH: more cannot be sold.')).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill('1.5');
    await expect(page.getByLabel('Amount in US dollars')).toHaveValue('4680');
    await amount.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Is this your order?' });
    await expect(dialog).toContainText('$4,680.00');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await amount.press('Enter');
    await dialog.getByRole('button', { name: 'Place the sample order' }).dblclick();
    await expect(page.getByText('Sample: nothing was sold.')).toBeVisible();
    await page.getByRole('link', { name: 'See the orders' }).click();
    await expect(page.getByRole('row', { name: /#D\d+ ?This device/ })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('row', { name: /#D1.*1\.5 ETH.*\$4,680\.00.*Pending/ })).toBeVisible();
  });

  test('an order that full storage cannot keep says so', { tag: '@ci' }, async ({ page, allowFault }) => {
    // The router stores scroll positions there and warns that it cannot.
    allowFault(/QuotaExceededError|sessionStorage/);
    await page.goto('/crypto-buy-sell');
    await page.getByLabel('Amount in US dollars').fill('100');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Check the order' }).click();
    await page.getByRole('button', { name: 'Place the sample order' }).click();
    await expect(page.getByText('This device does not keep the order')).toBeVisible();
  });

  test('a failed wallet and a confirmed order have no violation', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(/500/);
    await breakCall(page, '/crypto/orders', 'Cannot get orders');
    await page.goto('/crypto-orders');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolation(page);
    await page.goto('/crypto-buy-sell');
    await page.getByLabel('Amount in US dollars').fill('100');
    await page.getByRole('button', { name: 'Check the order' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page);
  });
});
