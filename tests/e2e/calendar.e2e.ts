import { readFile } from 'node:fs/promises';
import { expect, expectNoViolation, expectPage, failCalls, keepOnDevice, type Page, signIn, test } from './fixture.ts';

// A Wednesday, from which the sample data counts its dates.
const NOW = '2026-11-18T09:00:00.000Z';
test.use({ timezoneId: 'Europe/Berlin' });
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

const query = (page: Page) => new URL(page.url()).search;
const cell = (page: Page, at: string) => page.locator(`[data-at="${at}"]`);
const shown = (page: Page, title: string) => page.locator('.planner-area [data-event]').filter({ hasText: title });
const inCell = (page: Page, at: string, title: string) => cell(page, at).locator('[data-event]').filter({ hasText: title });
const form = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();

async function show(page: Page, search = ''): Promise<void> {
  await page.goto(`/calendar${search}`);
  await expect(page.locator('.planner')).toBeVisible();
}

/** Drags by the mouse, slowly enough that frames are drawn in between. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** A point of an element, by default its middle. */
async function pointOf(page: Page, selector: string, { x = 0.5, y = 0.5 } = {}) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

test('who is not signed in is asked to sign in, and led back to the day', async ({ page }) => {
  await page.goto('/calendar?view=week&date=2026-11-23');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expectPage(page, '/calendar?view=week&date=2026-11-23', 'Calendar');
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('the server draws the heading and nothing of anybody', async ({ request }) => {
    const html = await (await request.get('/calendar')).text();
    expect(html).toMatch(/<h1[^>]*>Calendar/);
    expect(html).not.toContain('Nordkorn');
  });

  test('view and period are in the address: Back undoes them, a reload keeps them', { tag: '@ci' }, async ({ page }) => {
    await show(page);
    await expect(heading(page)).toHaveText('November 2026');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('December 2026');
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect.poll(() => query(page)).toBe('?view=week&date=2026-12-18');
    await expect(heading(page)).toHaveText(/^14\s*–\s*20 December 2026$/);
    await page.reload();
    await expect(heading(page)).toHaveText(/^14\s*–\s*20 December 2026$/);
    await page.goBack();
    await expect(heading(page)).toHaveText('December 2026');
    await page.goBack();
    await expect(heading(page)).toHaveText('November 2026');
    await show(page, '?view=day&date=2026-11-27');
    await expect(heading(page)).toHaveText(/^Friday,? 27 November 2026$/);
    await expect(shown(page, 'Publisher round table')).toContainText('11:00');
    await expect(page.getByText('Times by the clock of Europe/Berlin.')).toBeVisible();
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(heading(page)).toHaveText(/^Wednesday,? 18 November 2026$/);
  });

  test('by mouse: a press on a day creates, the event is found after a reload, changed, deleted, and back by Undo', async ({ page }) => {
    await show(page);
    await page.getByRole('button', { name: 'Creative review', exact: true }).click();
    await cell(page, '2026-11-25').click({ position: { x: 60, y: 120 } });
    await expect.poll(() => query(page)).toBe('?edit=new&at=2026-11-25&kind=warning');
    await expect(form(page).getByLabel('Kind of event')).toHaveValue('warning');
    await form(page).getByLabel('What is planned').fill('');
    await form(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form(page).getByText('Please enter what is planned.').first()).toBeVisible();
    await form(page).getByLabel('What is planned').fill('Storyboard with Atlas Grocers');
    await form(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Storyboard with Atlas Grocers was added.')).toBeVisible();
    await page.reload();
    await expect(inCell(page, '2026-11-25', 'Storyboard with Atlas Grocers, Creative review, 25 Nov 2026, all day')).toBeVisible();

    await shown(page, 'Storyboard').click();
    await form(page).getByRole('switch', { name: 'All day' }).uncheck();
    await expect(form(page).getByText('Begins at')).toBeVisible();
    await form(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shown(page, 'Storyboard')).toContainText('09:00');
    await page.reload();
    await expect(shown(page, 'Storyboard')).toContainText('09:00–10:00');

    await shown(page, 'Storyboard').click();
    await form(page).getByRole('button', { name: 'Delete' }).click();
    await expect(shown(page, 'Storyboard')).toHaveCount(0);
    await toast(page, 'was deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(shown(page, 'Storyboard')).toBeVisible();
    await page.reload();
    await expect(shown(page, 'Storyboard')).toContainText('09:00–10:00');
  });

  test('by mouse: an event is dragged to another day and stretched over two, and a kind is dragged onto a day', { tag: '@ci' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1300 });
    await show(page);
    await expect(inCell(page, '2026-11-27', 'Publisher round table')).toBeVisible();
    await drag(page, await pointOf(page, '[data-event="7"]', { x: 0.3 }), await pointOf(page, '[data-at="2026-11-25"]'));
    await expect(inCell(page, '2026-11-25', 'Publisher round table, Client call, 25 Nov 2026, 11:00–13:00')).toBeVisible();
    expect(query(page), 'a drag is no press').toBe('');
    await drag(page, await pointOf(page, '[data-event="7"] .planner-handle'), await pointOf(page, '[data-at="2026-11-26"]'));
    await expect(inCell(page, '2026-11-25', '25 Nov 2026, 11:00 – 26 Nov 2026, 13:00')).toBeVisible();
    await drag(page, await pointOf(page, '.planner-kind[data-kind="danger"]'), await pointOf(page, '[data-at="2026-11-12"]'));
    await expect(inCell(page, '2026-11-12', 'Deadline, Deadline, 12 Nov 2026, all day')).toBeVisible();
    await page.reload();
    await expect(inCell(page, '2026-11-25', '25 Nov 2026, 11:00 – 26 Nov 2026, 13:00')).toBeVisible();
    await expect(inCell(page, '2026-11-12', 'Deadline')).toBeVisible();
    // Let go outside, or by Escape, it stays.
    const held = await pointOf(page, '[data-event="7"]', { x: 0.3 });
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(700, 600, { steps: 4 });
    await expect(page.locator('.planner-ghost')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('.planner-ghost')).toHaveCount(0);
    await expect(inCell(page, '2026-11-25', 'Publisher round table')).toBeVisible();
  });

  test('by mouse: in a week an event moves by quarters of an hour, its end too', { tag: '@ci' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1300 });
    await show(page, '?view=week&date=2026-11-27');
    const [from, day] = [await pointOf(page, '[data-event="7"]', { y: 0.25 }), await pointOf(page, '[data-at="2026-11-26T11:00"]')];
    const hour = await cell(page, '2026-11-26T11:00').boundingBox();
    await drag(page, from, { x: day.x, y: from.y + (hour?.height ?? 0) / 2 });
    await expect(shown(page, 'Publisher round table')).toContainText('26 Nov 2026, 11:30–13:30');
    const end = await pointOf(page, '[data-event="7"] .planner-handle');
    await drag(page, end, { x: end.x, y: end.y - (hour?.height ?? 0) });
    await expect(shown(page, 'Publisher round table')).toContainText('26 Nov 2026, 11:30–12:30');
    await expect(toast(page, 'was saved')).toHaveCount(2);
    await page.reload();
    await expect(shown(page, 'Publisher round table')).toContainText('26 Nov 2026, 11:30–12:30');
  });

  test('by keyboard alone: days, create, pick up, move, stretch, take back, delete and undo', { tag: '@ci' }, async ({ page }) => {
    await show(page);
    await cell(page, '2026-11-18').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'Home']) await page.keyboard.press(key);
    await expect(cell(page, '2026-11-23')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(heading(page)).toHaveText('December 2026');
    await expect(cell(page, '2026-12-23')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(cell(page, '2026-11-23')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel('What is planned')).toBeFocused();
    await page.keyboard.type('Sound check');
    await page.keyboard.press('Enter');
    await expect(inCell(page, '2026-11-23', 'Sound check')).toBeVisible();
    await expect(cell(page, '2026-11-23'), 'the focus is where it was').toBeFocused();

    // After what else is on that day.
    for (let tab = 0; tab < 8 && !(await shown(page, 'Sound check').evaluate((element) => element === document.activeElement)); tab++)
      await page.keyboard.press('Tab');
    await expect(shown(page, 'Sound check')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up. Arrow keys move it.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.locator('.planner > [role=status]')).toHaveText(/^25\s*–\s*26 Nov 2026, all day$/);
    await expect(shown(page, 'Sound check')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Sound check was saved.')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(inCell(page, '2026-11-25', 'Sound check')).toBeFocused();
    await page.reload();
    await expect(inCell(page, '2026-11-25', 'Sound check')).toContainText(/25\s*–\s*26 Nov 2026, all day/);

    await cell(page, '2026-11-25').focus();
    for (let tab = 0; tab < 8 && !(await shown(page, 'Sound check').evaluate((element) => element === document.activeElement)); tab++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await expect(shown(page, 'Sound check')).toHaveCount(0);
    await expect(cell(page, '2026-11-25')).toBeFocused();
    await toast(page, 'Sound check was deleted.').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(shown(page, 'Sound check')).toBeVisible();
  });

  test('by keyboard alone: a kind is chosen and begins at an hour', { tag: '@ci' }, async ({ page }) => {
    await show(page, '?view=day');
    await page.getByRole('button', { name: 'Client call', exact: true }).press('Enter');
    await expect(cell(page, '2026-11-18T08:00')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel('What is planned')).toHaveValue('Client call');
    await page.keyboard.press('Enter');
    await expect(shown(page, 'Client call, Client call, 18 Nov 2026, 09:00–10:00')).toBeVisible();
    await cell(page, '2026-11-18T09:00').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+PageDown');
    await page.keyboard.press('Enter');
    await expect(shown(page, 'Client call, Client call, 18 Nov 2026, 09:15–11:15')).toBeFocused();
  });

  test('what is refused is taken back with the sentence of the backend; a form is offered again', { tag: '@ci' }, async ({ page }) => {
    await keepOnDevice(page, 'surge.demo-failures', JSON.stringify(['PUT /update/event', 'POST /add/event', 'DELETE /delete/event']));
    await show(page, '?edit=new&at=2026-11-25');
    await form(page).getByLabel('What is planned').fill('Not to be');
    await form(page).getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Cannot add event').getByRole('button', { name: 'Try again' }).click();
    await expect(form(page).getByLabel('What is planned')).toHaveValue('Not to be');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(shown(page, 'Not to be')).toHaveCount(0);

    await inCell(page, '2026-11-27', 'Publisher round table').focus();
    for (const key of ['Space', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(toast(page, 'Cannot update event')).toBeVisible();
    await expect(inCell(page, '2026-11-27', 'Publisher round table')).toBeVisible();
    await inCell(page, '2026-11-27', 'Publisher round table').press('Delete');
    await expect(toast(page, 'Cannot delete event')).toBeVisible();
    await expect(inCell(page, '2026-11-27', 'Publisher round table')).toBeVisible();
  });

  test('a calendar that cannot be loaded says so, and loads when asked again', { tag: '@ci' }, async ({ page }) => {
    await keepOnDevice(page, 'surge.demo-failures', JSON.stringify(['GET /events']));
    await page.goto('/calendar');
    await expect(page.getByText('Cannot get events')).toBeVisible();
    await failCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page, 'Casa Lume kitchen season').first()).toBeVisible();
  });

  test('saves one event, those shown, and all as iCalendar', { tag: '@ci' }, async ({ page }) => {
    const save = async (press: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    await show(page, '?view=day&date=2026-11-27&edit=7');
    const one = await save(() => form(page).getByRole('button', { name: 'Save as iCalendar' }).click());
    expect(one.name).toBe('publisher-round-table.ics');
    expect(one.text).toContain('UID:event-7@surge.example\r\nDTSTAMP:20261118T090000Z\r\nDTSTART:20261127T100000Z\r\nDTEND:20261127T120000Z\r\n');
    await page.keyboard.press('Escape');
    const shownOnes = await save(() => page.getByRole('button', { name: 'Save this period as iCalendar' }).click());
    expect(shownOnes.text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    const all = await save(() => page.getByRole('button', { name: 'Save all as iCalendar' }).click());
    expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(29);
  });

  test('an address of an event that is not there says so, and leads back', { tag: '@ci' }, async ({ page }) => {
    await show(page, '?edit=999');
    await expect(form(page)).toContainText('This event is not there.');
    await form(page).getByRole('button', { name: 'Back to the calendar' }).click();
    await expect.poll(() => query(page)).toBe('');
  });

  test('on a phone a month counts, the chosen day is listed below it, and a list and a day read well', { tag: '@ci' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await show(page);
    await expect(page.locator('.planner-bar').first()).toBeHidden();
    await cell(page, '2026-11-27').click();
    await expect.poll(() => query(page)).toBe('?date=2026-11-27');
    await expect(page.locator('.planner-day-list')).toContainText('Publisher round table');
    await page.getByRole('link', { name: 'List' }).click();
    await expect(page.locator('.planner-list li')).toHaveCount(22);
    await page.getByRole('button', { name: 'Delete Publisher round table' }).click();
    await expect(page.locator('.planner-list li')).toHaveCount(21);
    await expectNoViolation(page);
  });

  test('week and day have no violation, and a week is named in the language', { tag: '@ci' }, async ({ page }) => {
    await show(page, '?view=week&lang=gr');
    await expect(page.getByRole('columnheader').first()).toHaveText('Mo 16');
    await expect(heading(page)).toHaveText(/^16\.\s*–\s*22\. November 2026$/);
    await expectNoViolation(page);
    await show(page, '?view=day');
    await expectNoViolation(page);
    await show(page, '?edit=7');
    await expectNoViolation(page);
  });

  test('a month prints on its own', { tag: '@ci' }, async ({ page }) => {
    await show(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.shell-sidebar')).toBeHidden();
    await expect(page.getByRole('button', { name: 'New event' })).toBeHidden();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(heading(page)).toBeVisible();
  });
});
