import { readFile } from 'node:fs/promises';
import { expect, expectNoViolation, expectPage, failCalls, keepOnDevice, type Page, signIn, test } from './fixture.ts';

const query = (page: Page) => new URL(page.url()).search;
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slider = (page: Page, name: string) => chart(page, name).getByRole('slider');
const tab = (page: Page, tabs: string, name: string) => page.getByRole('navigation', { name: tabs }).getByRole('link', { name, exact: true });

/** The month that comes so many after this one: a year of figures begins with the first and ends with this month. */
function toMonth(ahead: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
}
const thisMonth = toMonth(0);

/** The text of the file that a press on the button saves. */
async function save(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), chart(page, name).getByRole('button', { name: 'Save as CSV' }).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('the dashboards and the charts ask who is not signed in to sign in, and lead back', async ({ page }) => {
  for (const path of ['/dashboard-saas?selling=dec', '/charts-line']) {
    await page.goto(path);
    await expectPage(page, `/login?next=${encodeURIComponent(path)}`, 'Back to your numbers.');
  }
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expectPage(page, '/charts-line', 'Lines, for what moves in time.');
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('the server draws heading, skeletons and a first look at the sample', async ({ request }) => {
    const html = await (await request.get('/dashboard')).text();
    expect(html).toContain('What needs you today.');
    expect(html).toContain('skeleton-chart');
    expect(html).toMatch(/<div class="first-look" inert="">.*turntable/);
  });

  test('today says what needs the person, and leads on', async ({ page }) => {
    await page.goto('/dashboard');
    const figures = page.getByRole('list', { name: 'Today in figures' });
    await expect(figures.getByRole('listitem')).toHaveText([
      '6 Tasks due within a week',
      '2 Late projects',
      '6 Unread mails',
      '3 Unread notifications',
      '3 Coin orders in process',
      '15 Demos to play',
    ]);
    const latest = page.getByRole('region', { name: 'Due next' }).getByRole('listitem').first();
    await expect(latest).toContainText('6 days ago');
    await expect(latest).toContainText('Project, Aiko Tanabe');
    await latest.getByRole('link', { name: 'Stal & Syn turntable' }).click();
    await expectPage(page, '/projects-overview/4', 'Stal & Syn turntable');
    await page.goBack();
    await figures.getByRole('link', { name: 'Coin orders in process' }).click();
    await expectPage(page, '/crypto-orders?status=pending', 'Orders');
  });

  test('a figure leads to as many tasks or projects as it says', { tag: '@ci' }, async ({ page }) => {
    for (const [name, path, heading] of [
      ['Late projects', '/projects-list?due=late', 'List of projects'],
      ['Tasks due within a week', '/tasks-list?due=week', 'Tasks'],
    ] as const) {
      await page.goto('/dashboard');
      const figure = page.getByRole('list', { name: 'Today in figures' }).getByRole('link', { name });
      const count = (await figure.textContent())?.split(' ')[0] ?? '';
      await figure.click();
      await expectPage(page, path, heading);
      await expect(page.locator('.list-count strong').first()).toHaveText(count);
    }
    await page.getByRole('combobox', { name: 'Due' }).selectOption('Late');
    await expect.poll(() => query(page)).toBe('?due=late');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });

  test('the period of a chart is chosen by mouse, stands in the address, and Back and a reload know it', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/dashboard');
    await expect(slider(page, 'Campaign mails')).toHaveAttribute('aria-valuetext', /Mails sent 263,000, Opened 118,000, Answered 40,000$/);
    await tab(page, 'Period of the mails', 'Years').click();
    await expect.poll(() => query(page)).toBe('?mails=yearly');
    await expect(slider(page, 'Campaign mails')).toHaveAttribute(
      'aria-valuetext',
      /^\d{4}: Mails sent 2,580,000, Opened 1,180,000, Answered 386,000$/,
    );
    await tab(page, 'Period of the visitors', 'All time').click();
    await expect.poll(() => query(page)).toBe('?mails=yearly&visitors=all');
    await expect(slider(page, 'Visitors')).toHaveAttribute('aria-valuetext', `${thisMonth}: This period 702,000, Period before 527,000`);
    await page.reload();
    await expect(slider(page, 'Campaign mails')).toHaveAttribute('aria-valuetext', /Mails sent 2,580,000/);
    await expect(tab(page, 'Period of the visitors', 'All time')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?mails=yearly');
    await expect(slider(page, 'Visitors')).toHaveAttribute('aria-valuetext', `${thisMonth}: This period 326,000, Period before 240,000`);
  });

  test('by keyboard alone, a month is chosen and its points are read', async ({ page }) => {
    await page.goto('/dashboard-saas');
    await tab(page, 'Earnings up to', 'December').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe('?earning=dec');
    const points = slider(page, 'Earnings');
    await expect(points).toHaveAttribute('aria-valuetext', 'December: Earnings $58,000');
    await points.press('ArrowLeft');
    await expect(points).toHaveAttribute('aria-valuetext', 'November: Earnings $52,000');
    await expect(chart(page, 'Earnings').locator('.chart-readout')).toHaveText('NovemberEarnings $52,000');
    await points.press('Home');
    await expect(points).toHaveAttribute('aria-valuetext', 'January: Earnings $29,000');
    const best = slider(page, 'Best sellers');
    await best.press('ArrowRight');
    await expect(best).toHaveAttribute('aria-valuetext', 'Card Deck Swiper, Kitchens and banks: Reached 61%');
    await tab(page, 'Month of the best sellers', 'December').press('Enter');
    await expect.poll(() => query(page)).toBe('?earning=dec&selling=dec');
    await expect(best).toHaveAttribute('aria-valuetext', 'Catch Game Kit, Phone plans: Reached 52%');
    await tab(page, 'Period of the jobs', 'Week').press('Enter');
    await expect(slider(page, 'Jobs')).toHaveAttribute('aria-valuetext', 'Sunday: Views 28, All jobs 195, New jobs 0, Companies 0');
  });

  test('the pointer chooses a point, and a chart describes itself', async ({ page }) => {
    await page.goto('/dashboard');
    const visitors = chart(page, 'Visitors');
    await expect(visitors.getByRole('img', { name: new RegExp(`This period: from 182k to 326k, at most 326k in ${thisMonth}\\.`) })).toBeVisible();
    const place = await visitors.locator('.chart-plot').boundingBox();
    await visitors.locator('.chart-plot').hover({ position: { x: 2, y: (place?.height ?? 0) / 2 } });
    await expect(visitors.locator('.chart-point')).toHaveText(toMonth(1));
    await expect(slider(page, 'Visitors')).toHaveValue('0');
  });

  test('a chart is shown as a table and saved as a file, with the same figures', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/dashboard-crypto');
    const balance = chart(page, 'Balance by coin');
    await tab(page, 'Month of the balance', 'January').click();
    // What the three charts below say of that month: both are the wallet's.
    const worths: number[] = [];
    for (const coin of ['BTC', 'ETH', 'LTC']) worths.push(Number(/January \d{4},([\d.]+)/.exec((await save(page, coin)).text)?.[1]));
    const usd = (value: number) => `$${Math.round(value).toLocaleString('en')}`;
    const total = worths.reduce((sum, worth) => sum + worth, 0);
    await expect(page.getByRole('listitem').filter({ hasText: /Balance of January \d{4}/ })).toContainText(usd(total));
    await expect(page.getByText('There are sample figures of December, January, February and March alone.')).toBeVisible();
    await balance.getByRole('button', { name: 'Show as a table' }).click();
    await expect(balance.getByRole('rowheader')).toHaveText(
      ['Bitcoin', 'Ethereum', 'Litecoin'].map((coin, at) => `${coin}, ${usd(worths[at] ?? 0)}`),
    );
    const shares = (await balance.getByRole('cell').allTextContents()).map((text) => Number.parseInt(text, 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    await expect(balance.getByRole('slider')).toHaveCount(0);
    const file = await save(page, 'Balance by coin');
    expect(file.name).toBe('surge-balance-jan.csv');
    expect(file.text).toContain(`"Bitcoin, ${usd(worths[0] ?? 0)}",${shares[0]}\r\n`);
    // Other months too, and after a reload.
    await tab(page, 'Month of the balance', 'February').click();
    await expect(page.getByRole('listitem').filter({ hasText: /Balance of February \d{4}/ })).toBeVisible();
    await page.reload();
    await expect(balance.getByRole('rowheader')).toHaveCount(3);
    await expect(slider(page, 'BTC')).toBeVisible();
    await balance.getByRole('button', { name: 'Show as a chart' }).click();
    await page.reload();
    await expect(balance.getByRole('slider')).toBeVisible();
    const lines = (await save(page, 'BTC')).text.split('\r\n');
    expect(lines).toHaveLength(14);
    expect(lines[0]).toBe('\uFEFFMonth,BTC');
    expect(lines[12]).toMatch(/^\w+ \d{4},\d+(\.\d+)?$/);
  });

  test('a call that fails on demand is told with its sentence, beside what did load, and recovers', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/dashboard-saas');
    await expect(slider(page, 'Earnings')).toBeVisible();
    await failCalls(page, 'GET /earning-charts-data/:month');
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'The earnings could not be loaded.' });
    await expect(alert).toContainText('Cannot get earning data');
    await expect(slider(page, 'Best sellers')).toBeVisible();
    await expectNoViolation(page);
    await failCalls(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(slider(page, 'Earnings')).toHaveAttribute('aria-valuetext', 'January: Earnings $49,000');
  });

  test('without the library its figures are a table', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(/round-chart/);
    await page.route('**/assets/round-chart-*.js', (route) => route.abort());
    await page.goto('/dashboard-crypto');
    await expect(chart(page, 'Balance by coin').getByRole('row')).toHaveCount(4);
    await expect(slider(page, 'BTC')).toBeVisible();
  });

  test('nothing is due where every task and project is done', { tag: '@ci' }, async ({ page }) => {
    for (const kind of ['tasks', 'projects']) await keepOnDevice(page, `surge.demo.${kind}`, '{"nextId":1,"rows":[]}');
    await page.goto('/dashboard');
    await expect(page.getByText('Nothing is due.')).toBeVisible();
  });

  test('a heat map is read by row and column, and a knob is turned by pointer and by keys', async ({ page }) => {
    await page.goto('/charts-heat');
    const hours = page.getByRole('slider', { name: 'Hour' });
    await expect(hours).toHaveAttribute('aria-valuetext', 'Sat, 20:00: 90');
    await hours.press('ArrowUp');
    await expect(hours).toHaveAttribute('aria-valuetext', 'Fri, 20:00: 82');
    await hours.press('ArrowRight');
    await expect(hours).toHaveAttribute('aria-valuetext', 'Fri, 22:00: 60');
    await page.getByRole('navigation', { name: 'Charts' }).getByRole('link', { name: 'Knobs' }).click();
    await expectPage(page, '/charts-knob', 'A dial, for a value to turn.');
    const share = page.getByRole('slider', { name: 'Share of mobile' });
    await share.press('ArrowRight');
    await expect(share).toHaveAttribute('aria-valuetext', '65%');
    await page
      .locator('.knob-dial')
      .first()
      .click({ position: { x: 90, y: 8 } });
    await expect(share).toHaveAttribute('aria-valuetext', '50%');
  });
});
