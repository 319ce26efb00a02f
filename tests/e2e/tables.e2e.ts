import { readFile } from 'node:fs/promises';
import { expect, failCalls, open, type Page, prefer, signIn, test } from './fixture.ts';

test.beforeEach(({ page }) => signIn(page));

const grid = (page: Page) => page.getByRole('grid');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const toasts = (page: Page) => page.getByRole('alertdialog');
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' }).first().click();
/** All of the page in sight: near the edges of the window a drag scrolls. */
const TALL = { width: 1280, height: 1600 };

/** Until a write has arrived: a failure that is switched on now is not for it. */
const expectStored = (page: Page, part: string) => expect.poll(() => page.evaluate(() => localStorage.getItem('surge.demo.flights'))).toContain(part);

test.describe('/tables-basic', () => {
  test('shows each kind of table, and says of a wide one that it scrolls by itself, by keyboard too', async ({ page }) => {
    await page.goto('/tables-basic');
    const plain = page.getByRole('table', { name: 'What each shop sells, and what it has earned.' });
    await expect(plain.getByRole('rowheader', { name: 'Northlight 3D' })).toBeVisible();
    await expect(plain.getByRole('cell', { name: '$28,400.00' })).toHaveCSS('text-align', 'right');
    await expect(plain.locator('[tabindex]')).toHaveCount(0);

    const states = page.getByRole('table', { name: 'Campaigns and their states' });
    await expect(states).toHaveClass(/table-striped/);
    const height = (await states.boundingBox())?.height ?? 0;
    await page.getByRole('checkbox', { name: 'Compact rows' }).press('Space');
    await expect.poll(async () => (await states.boundingBox())?.height).toBeLessThan(height);

    await page.getByRole('button', { name: 'Show all campaigns' }).click();
    await expect(page.getByRole('table', { name: 'Campaigns and their last days' }).getByRole('row')).toHaveCount(13);
    await page.getByRole('button', { name: 'Show all campaigns' }).click();
    await expect(page.getByText('No campaign has ended.', { exact: true })).toBeVisible();

    const wide = page.getByRole('region', { name: 'Customers with all that is known of them' });
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });

  test('rows are cards on a phone, except in the wide table', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/tables-basic');
    const card = page.getByRole('table', { name: /^Customers, as cards/ }).getByRole('row', { name: /Henrik Dahl/ });
    await expect(card).toContainText('Rating: 4.6');
    await expect(card).toHaveCSS('display', 'grid');
    await expect(
      page
        .getByRole('table', { name: /^Customers with all/ })
        .getByRole('row')
        .nth(1),
    ).toHaveCSS('display', 'table-row');
  });

  test('each example has its own sentence and a new try when its call fails', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/tables-dragndrop');
    await failCalls(page, 'GET /shops');
    await page.goto('/tables-basic');
    await expect(page.getByRole('alert')).toContainText('Cannot get shops data');
    await expect(page.getByRole('table', { name: 'Campaigns and their states' })).toBeVisible();
    await failCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('rowheader', { name: 'Northlight 3D' })).toBeVisible();
  });
});

/** Runs in the page: the status of an order as it is kept. */
function findStatus(orderId: string): string {
  const { rows } = JSON.parse(localStorage.getItem('surge.demo.orders') ?? '{"rows":[]}');
  return rows.find((one: { orderId: string }) => one.orderId === orderId)?.paymentStatus;
}

test.describe('/tables-datatable', () => {
  test('what is selected is refunded, found again after a reload by filter and search, and undone', async ({ page }) => {
    await page.goto('/tables-datatable');
    await expect(page.locator('.list-count')).toContainText('40 of 40');
    await page.getByRole('search').getByLabel('Payment').selectOption('Paid');
    await expect(page).toHaveURL(/\?payment=paid$/);
    const name = (await grid(page).getByRole('rowheader').first().textContent()) ?? '';
    const count = Number(await page.locator('.list-count strong').textContent());
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Refund these' }).click();
    await expect(page.locator('.list-count strong')).toHaveText(String(count - 1));
    // It is shown before it is written.
    await expect.poll(() => page.evaluate(findStatus, name)).toBe('Refund');
    await page.goto(`/tables-datatable?payment=refund&find=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toContainText('Refund');
    await page.getByLabel('Search', { exact: true }).fill('nobody at all');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.locator('.list-count')).toContainText('40 of 40');
  });

  test('a refund is undone, and taken back with the sentence of the backend when it is refused', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/tables-datatable?payment=paid');
    const name = (await grid(page).getByRole('rowheader').first().textContent()) ?? '';
    const box = page.getByRole('checkbox', { name: `Select ${name}` });
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Refund these' }).press('Enter');
    await expect(box).toHaveCount(0);
    await undo(page);
    await expect(box).toBeVisible();
    await expect.poll(() => page.evaluate(findStatus, name)).toBe('Paid');
    await failCalls(page, 'PUT /update/order');
    await box.check();
    await page.getByRole('button', { name: 'Refund these' }).click();
    await expect(toasts(page).filter({ hasText: 'Cannot update order' })).toBeVisible();
    await expect(box).toBeVisible();
  });

  test('a column is hidden and made narrower, both kept after a reload; the file has what is shown', async ({ page }) => {
    await page.goto('/tables-datatable');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Product' }).uncheck();
    await page.keyboard.press('Escape');
    const head = page.getByRole('columnheader', { name: 'Billing name' });
    const before = (await head.boundingBox())?.width ?? 0;
    await head.getByRole('button').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(async () => (await head.boundingBox())?.width).toBeLessThan(before);
    await page.reload();
    await expect(grid(page)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('orders-example.csv');
  });
});

test.describe('/tables-editable', () => {
  const cell = (page: Page, name: string, at: number) => row(page, name).getByRole('gridcell').nth(at);
  const FIRST = 'Nordkorn prize wheel';
  const BUDGET = 3;

  test('by keyboard alone: typing opens a cell, Enter saves and goes down, Tab goes on, Escape takes back', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/tables-editable');
    await cell(page, FIRST, BUDGET).focus();
    await page.keyboard.type('13500');
    const field = page.getByRole('textbox', { name: `Budget in US dollars, ${FIRST}` });
    await expect(field).toHaveValue('13500');
    await page.keyboard.press('Enter');
    await expect(cell(page, FIRST, BUDGET)).toHaveText('$13,500.00');
    await expect(cell(page, 'Casa Lume kitchens', BUDGET)).toBeFocused();
    await expect(toasts(page)).toContainText(`${FIRST} was saved.`);

    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    const bid = cell(page, 'Casa Lume kitchens', BUDGET + 1);
    await expect(bid).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('77');
    await page.keyboard.press('Escape');
    await expect(bid).toContainText('$5.20');
    await expect(bid).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, 'Casa Lume kitchens', BUDGET)).toBeFocused();
    await page.reload();
    await expect(cell(page, FIRST, BUDGET)).toHaveText('$13,500.00');
  });

  test('by mouse: a name, a state and a day; what is wrong is said at the cell, which keeps what was typed', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/tables-editable');
    const name = page.getByRole('rowheader', { name: FIRST });
    await name.click();
    const field = page.getByRole('textbox', { name: `Name, ${FIRST}` });
    await field.fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter the name of the campaign.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('Nordkorn wheel');
    await field.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Nordkorn wheel' })).toBeVisible();

    await cell(page, 'Nordkorn wheel', 0).click();
    await page.getByRole('combobox', { name: 'Status, Nordkorn wheel' }).selectOption('Paused');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Nordkorn wheel', 0)).toHaveText('Paused');

    await cell(page, 'Nordkorn wheel', 2).click();
    await page.getByLabel('Last day, Nordkorn wheel').fill('2020-01-01');
    await page.keyboard.press('Enter');
    const problem = page.getByText('The last day is before the first.', { exact: true });
    await expect(problem).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(problem).toHaveCount(0);
    await page.reload();
    await expect(row(page, 'Nordkorn wheel')).toContainText('Paused');
  });

  test('a change is undone, and taken back with the sentence of the backend when it is refused', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/tables-editable');
    await cell(page, FIRST, BUDGET).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(cell(page, FIRST, BUDGET)).toHaveText('$1.00');
    await undo(page);
    await expect(cell(page, FIRST, BUDGET)).toHaveText('$12,000.00');
    await expectStored(page, '"budget":12000');
    await failCalls(page, 'PUT /update/flight');
    await cell(page, FIRST, BUDGET).focus();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(toasts(page).filter({ hasText: 'Cannot update flight' })).toBeVisible();
    await expect(cell(page, FIRST, BUDGET)).toHaveText('$12,000.00');
    await failCalls(page);
    await cell(page, FIRST, BUDGET).focus();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(cell(page, FIRST, BUDGET)).toHaveText('$2.00');
  });

  test('a campaign is added, found after a reload, deleted and brought back', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/tables-editable');
    await page.getByRole('button', { name: 'Add a campaign' }).click();
    await expect(row(page, 'New campaign')).toBeVisible();
    await expect(toasts(page)).toContainText('New campaign was added.');
    await page.reload();
    await page.getByRole('button', { name: 'Delete New campaign' }).click();
    await expect(row(page, 'New campaign')).toHaveCount(0);
    await undo(page);
    await expect(row(page, 'New campaign')).toBeVisible();
  });
});

test.describe('/tables-dragndrop', () => {
  const names = (page: Page) => grid(page).getByRole('rowheader').allTextContents();
  const handle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` });
  const said = (page: Page) => page.locator('.table-gallery-live [role=status]');
  const FIRST = 'Nordkorn prize wheel';
  const open = async (page: Page) => {
    await page.setViewportSize(TALL);
    await page.goto('/tables-dragndrop');
    await expect(handle(page, FIRST)).toBeVisible();
  };

  test('by keyboard alone: Space picks up, arrows move, Escape takes back, Space drops; each step is said, the order is kept', {
    tag: '@ci',
  }, async ({ page }) => {
    await open(page);
    const before = await names(page);
    await handle(page, FIRST).focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(`${FIRST} is picked up. Place 1 of 12.`);
    await page.keyboard.press('ArrowDown');
    await expect(said(page)).toHaveText(`${FIRST}: place 2 of 12.`);
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText(`${FIRST} is back where it was.`);
    expect(await names(page)).toEqual(before);
    await expect(handle(page, FIRST)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(`${FIRST} is dropped. Place 3 of 12.`);
    await expect(handle(page, FIRST)).toBeFocused();
    const after = [before[1], before[2], before[0], ...before.slice(3)];
    expect(await names(page)).toEqual(after);
    await page.reload();
    await expect(handle(page, FIRST)).toBeVisible();
    expect(await names(page)).toEqual(after);
  });

  test('by mouse: a row is dragged by its handle, kept after a reload, and undone', async ({ page }) => {
    await open(page);
    const before = await names(page);
    await drag(page, FIRST, 'Onda second season');
    const after = [...before.slice(1, 4), before[0], ...before.slice(4)];
    await expect.poll(() => names(page)).toEqual(after);
    await expect(page.locator('[data-dragging], [data-dragged], tr[style*=transform]')).toHaveCount(0);
    await expectStored(page, '"place"');
    await page.reload();
    await expect(handle(page, FIRST)).toBeVisible();
    expect(await names(page)).toEqual(after);
    await drag(page, FIRST, 'Casa Lume kitchens');
    await expect.poll(() => names(page)).toEqual(before);
    await undo(page);
    await expect.poll(() => names(page)).toEqual(after);
  });

  test('a drag is taken back by Escape, and by the backend', { tag: '@ci' }, async ({ page }) => {
    await open(page);
    const before = await names(page);
    await drag(page, FIRST, 'Onda second season', async () => page.keyboard.press('Escape'));
    expect(await names(page)).toEqual(before);
    await failCalls(page, 'PUT /update/flight');
    await drag(page, FIRST, 'Onda second season');
    await expect(toasts(page)).toContainText('Cannot update flight');
    expect(await names(page)).toEqual(before);
  });

  test('without dragging a row goes to the bottom, and one up', { tag: '@ci' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: `Move ${FIRST}` }).click();
    await page.getByRole('button', { name: 'To the bottom' }).click();
    await expect.poll(async () => (await names(page)).at(-1)).toBe(FIRST);
    await page.getByRole('button', { name: `Move ${FIRST}` }).click();
    await expect(page.getByRole('button', { name: 'One down' })).toHaveCount(0);
    await page.getByRole('button', { name: 'One up' }).click();
    await expect.poll(async () => (await names(page)).at(-2)).toBe(FIRST);
  });

  test('by touch: a finger on the handle drags the row, and the page stays where it is', { tag: '@ci' }, async ({ page }) => {
    await open(page);
    const before = await names(page);
    const from = await handle(page, FIRST).boundingBox();
    const target = await handle(page, 'Komorebi panorama').boundingBox();
    if (!from || !target) throw new Error('No handle.');
    const touch = await page.context().newCDPSession(page);
    const to = (y: number) => ({ touchPoints: [{ x: from.x + 20, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...to(from.y + 20) });
    for (let part = 1; part <= 8; part++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...to(from.y + 20 + ((target.y - from.y) * part) / 8) });
    await expect(page.locator('tr[data-dragged]')).toHaveCount(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => names(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  });

  /** To the place of another row, by small steps as a hand does. */
  async function drag(page: Page, name: string, to: string, beforeDrop?: () => Promise<void>): Promise<void> {
    const [from, target] = await Promise.all([handle(page, name).boundingBox(), handle(page, to).boundingBox()]);
    if (!from || !target) throw new Error('No handle.');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, target.y + target.height / 2, { steps: 12 });
    await expect(page.locator('tr[data-dragged]')).toHaveCount(1);
    await beforeDrop?.();
    await page.mouse.up();
  }
});

test.describe('/dual-listbox', () => {
  const list = (page: Page, name: 'Available' | 'Chosen') => page.getByRole('listbox', { name });
  const option = (page: Page, name: string) => page.getByRole('option', { name });
  const chosen = (page: Page) => list(page, 'Chosen').locator('.dual-list-option > :nth-child(2)').allTextContents();
  const FIRST = ['Öresund Idag', 'Skogen', 'Folha do Tejo', 'Diário do Cais'];

  test('by mouse: what is searched and selected is added, put in order, and found after a reload', async ({ page }) => {
    await page.goto('/dual-listbox');
    await page.getByRole('searchbox', { name: 'Search: Available' }).fill('italy');
    await expect(list(page, 'Available').getByRole('option')).toHaveCount(2);
    await option(page, 'Il Portico').click();
    await page.getByRole('button', { name: 'Add selected' }).click();
    await expect.poll(() => chosen(page)).toEqual([...FIRST, 'Il Portico']);
    await option(page, 'Il Portico').click();
    await page.getByRole('button', { name: 'Up', exact: true }).click();
    await expect.poll(() => chosen(page)).toEqual([...FIRST.slice(0, 3), 'Il Portico', 'Diário do Cais']);
    await page.reload();
    await expect.poll(() => chosen(page)).toEqual([...FIRST.slice(0, 3), 'Il Portico', 'Diário do Cais']);
  });

  test('by keyboard alone: Enter moves, Alt and an arrow put in order, counts are said, and a refusal is taken back', async ({ page }) => {
    await page.goto('/dual-listbox?flight=2');
    await expect.poll(() => chosen(page)).toEqual(['Il Portico', 'Cucina di Oggi']);
    const said = page.locator('.dual-list [role=status]');
    await page.getByRole('searchbox', { name: 'Search: Available' }).focus();
    await page.keyboard.press('Tab');
    await expect(list(page, 'Available')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Chosen: 4 of 16');
    await expect.poll(() => chosen(page)).toEqual(['Il Portico', 'Cucina di Oggi', 'Folha do Tejo', 'Diário do Cais']);
    await list(page, 'Chosen').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(said).toHaveText('Diário do Cais: place 3 of 4.');
    await expect.poll(() => chosen(page)).toEqual(['Il Portico', 'Cucina di Oggi', 'Diário do Cais', 'Folha do Tejo']);
    await expectStored(page, '"publishers":[5,6,2,1]');
    await failCalls(page, 'PUT /update/flight');
    await page.keyboard.press('Enter');
    await expect(toasts(page).filter({ hasText: 'Cannot update flight' })).toBeVisible();
    await expect.poll(() => chosen(page)).toEqual(['Il Portico', 'Cucina di Oggi', 'Diário do Cais', 'Folha do Tejo']);
    await failCalls(page);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await chosen(page)).length).toBe(3);
  });

  test('by drag: an option goes to its place in the other list, and back out; all are removed and brought back by Undo', { tag: '@ci' }, async ({
    page,
  }) => {
    await page.setViewportSize(TALL);
    await page.goto('/dual-listbox');
    await expect.poll(() => chosen(page)).toEqual(FIRST);
    const skogen = await option(page, 'Skogen').boundingBox();
    await drag(page, 'Spreekurier', { x: (skogen?.x ?? 0) + 60, y: (skogen?.y ?? 0) + 4 });
    await expect.poll(() => chosen(page)).toEqual(['Öresund Idag', 'Spreekurier', ...FIRST.slice(1)]);
    await expect(page.locator('.drag-copy')).toHaveCount(0);
    const left = await list(page, 'Available').boundingBox();
    await drag(page, 'Spreekurier', { x: (left?.x ?? 0) + 40, y: (left?.y ?? 0) + 40 });
    await expect.poll(() => chosen(page)).toEqual(FIRST);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(list(page, 'Chosen').getByRole('option')).toHaveCount(0);
    await expect(page.getByText('Nothing here.', { exact: true })).toBeVisible();
    await undo(page);
    await expect.poll(() => chosen(page)).toEqual(FIRST);
  });

  async function drag(page: Page, name: string, to: { readonly x: number; readonly y: number }): Promise<void> {
    await option(page, name).hover();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await expect(page.locator('.drag-copy')).toHaveCount(1);
    await page.mouse.up();
  }
});

const lists = [
  'ecommerce-customers',
  'ecommerce-orders',
  'ecommerce-products?view=list',
  'projects-list',
  'contacts-list',
  'candidate-list',
  'job-list',
];
for (const language of ['gr', 'en'] as const)
  test(`beside the open menu a list shows its rows to their ends, in ${language}`, { tag: '@ci' }, async ({ page }) => {
    await prefer(page, { language });
    for (const path of lists) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, `/${path}`);
      await expect(grid(page)).toBeVisible();
      for (const width of [1280, 992]) {
        await page.setViewportSize({ width, height: 800 });
        const hidden = page.locator('.table-scroller').evaluate((place) => place.scrollWidth - place.clientWidth);
        expect(await hidden, `${path} at ${width}`).toBe(0);
      }
    }
  });

test('a customer is reached by one column, which is sorted and saved', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/ecommerce-customers');
  await page.getByRole('columnheader', { name: 'Contact' }).getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=contact$/);
  const first = page.locator('.table tbody tr').first();
  await expect(first).toContainText('anneke.dewit@fietsnoord.example');
  await expect(first).toContainText('+31 20 555 0117');
  // By keyboard, past the columns that have no room: balance, then the buttons of the row.
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveCount(0);
  await first.getByRole('link').focus();
  for (const _ of ['balance', 'edit']) await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('button', { name: /^Edit / })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[1]).toContain('"anneke.dewit@fietsnoord.example, +31 20 555 0117"');
  expect(lines[0]).toContain('Address');
});
