/** The focus in the workspace: what closes or goes hands it on, to what opened it or to what stands in its place; it never falls to the page. */
import { takeEvery } from '#tools/whole-run.ts';
import { expect, hydrate, type Locator, type Page, signIn, test } from './fixture.ts';

test.beforeEach(({ page }) => signIn(page));

const rows = (page: Page) => page.locator('.table tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const undo = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Undo' });
const said = (page: Page) => page.locator('.toast-said');

/** Whether a part can be pressed where it stands: nothing is scrolled for it. */
async function expectInView(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const isOnTop = () =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = [4, height - 4].map((y) => document.elementFromPoint(left + width / 2, top + y));
      return found.every((one) => one !== null && element.contains(one));
    });
  await expect.poll(isOnTop, `in view at ${page.viewportSize()?.height} px`).toBe(true);
}

test('a dialog that is open at once leads into its form, and draws no ring around itself', async ({ page }) => {
  await page.goto('/ecommerce-customers?edit=2');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  // Where the form is not there yet, the browser focuses the dialog.
  await page.keyboard.press('Shift');
  await dialog.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await expect(dialog).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  await expect(dialog).toHaveCSS('outline-style', 'none');
});

test('a form gives the focus back to what opened it, or to the heading where that was on another page', async ({ page }) => {
  await page.goto('/projects-list');
  const edit = rows(page).nth(2).getByRole('button', { name: /^Edit/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();

  await page.goto('/projects-overview/4');
  await page.getByRole('link', { name: /^Edit/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('the row below a deleted one takes the focus; Undo gives it back and says what it did', async ({ page }) => {
  await page.goto('/projects-list');
  const first = rows(page).first();
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  const next = rows(page).nth(1).getByRole('link').first();
  const below = (await next.textContent()) ?? '';
  await first.getByRole('button', { name: /^Delete/ }).click();
  await expect(row(page, name)).toHaveCount(0);
  const focused = row(page, below).getByRole('button').first();
  await expect(focused).toBeFocused();
  await undo(page).click();
  await expect(row(page, name)).toHaveCount(1);
  await expect(page.locator('.table tbody :focus')).toHaveCount(1);
  await expect(said(page)).toHaveText(`Undone: ${name} was deleted.`);
});

test('an event that is deleted in its dialog leaves the focus to its day, and Undo to the same', { tag: '@ci' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T09:00:00.000Z');
  await page.goto('/calendar');
  const event = page.locator('.planner-area [data-event]').first();
  const id = await event.getAttribute('data-event');
  await event.focus();
  await event.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.locator(`.planner-area [data-event="${id}"]`)).toHaveCount(0);
  await expect(page.locator('.planner-area :focus')).toHaveCount(1);
  await undo(page).click();
  await expect(page.locator(`.planner-area [data-event="${id}"]`).first()).toBeVisible();
  await expect(page.locator('.planner-area :focus')).toHaveCount(1);
  await expect(said(page)).toContainText('Undone: ');
});

test('an event keeps the focus when it is dragged, and a press opens what was picked up', { tag: '@ci' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T09:00:00.000Z');
  await page.goto('/calendar');
  const event = page.locator('.planner-area [data-event]').filter({ hasText: 'Turntable' }).first();
  await event.scrollIntoViewIfNeeded();
  const id = await event.getAttribute('data-event');
  const box = await event.boundingBox();
  if (!box) throw new Error('no event');
  const at = { x: box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 60, { steps: 4 });
  await page.mouse.move(at.x, at.y - 120, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(`[data-event="${id}"]:focus`)).toHaveCount(1);
  await undo(page).click();
  await expect(said(page)).toContainText('was saved.');
  await page.locator(`.planner-area [data-event="${id}"]`).first().press('Space');
  await page.locator(`.planner-area [data-event="${id}"]`).first().click();
  await expect(page.getByRole('dialog', { name: 'Edit the event' })).toBeVisible();
});

test('a mail: the focus begins at To, a choice closes the list, and sending leads back to Compose', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/email-inbox');
  const compose = page.getByRole('link', { name: 'Compose' });
  await compose.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New mail' });
  const to = dialog.getByRole('combobox', { name: 'To' });
  await expect(to).toBeFocused();
  await page.keyboard.type('maren');
  await expect(page.getByRole('option', { name: /Maren Holt/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog.getByRole('row', { name: /Maren Holt/ })).toBeVisible();
  await expect(to).toBeFocused();
  await page.keyboard.type('carla');
  await page.getByRole('option', { name: /Carla Moretti/ }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await dialog.getByLabel('Subject').fill('Two of you');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(compose).toBeFocused();
});

test('mails that are moved leave the focus in the list, and Undo too', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/email-inbox');
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.locator('.mail-menu:popover-open').getByRole('button', { name: 'Important' }).click();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await undo(page).click();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(said(page)).toHaveText('Undone: Moved to Important: 1');
});

test('an order that is placed, cancelled and brought back keeps the focus near it', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-exchange');
  await page.getByLabel('Price in US dollars').fill('60000');
  await page.getByLabel('Amount in BTC').fill('0.05');
  await page.getByRole('button', { name: 'Place the sample order' }).click();
  await expect(page.getByText('0.05 BTC stand open at $60,000.00.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel: Buy: 0.05 BTC' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place the sample order' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel: Buy: 0.05 BTC' }).click();
  await expect(page.getByRole('button', { name: 'Cancel: Buy: 0.05 BTC' })).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await undo(page).click();
  await expect(page.getByRole('button', { name: 'Cancel: Buy: 0.05 BTC' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const [width, height] of takeEvery(2, [
  [390, 664],
  [1280, 800],
] as const))
  test(`the foot of a long form is in view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/projects-list?edit=4');
    await hydrate(page);
    for (const name of ['Save', 'Cancel']) await expectInView(page, page.getByRole('dialog').getByRole('button', { name }));
    // What has the focus is not below the foot.
    const last = page.getByRole('dialog').getByLabel('Demo that it produces');
    await last.focus();
    await expectInView(page, last);
    await page.goto('/email-inbox?edit=new');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeVisible();
    for (const name of ['Send', 'Close', 'Discard the draft'])
      await expectInView(page, page.getByRole('dialog').getByRole('button', { name, exact: true }));
  });
