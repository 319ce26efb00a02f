import { comeNear, expect, failCalls, type Page, signIn, tabTo, test } from './fixture.ts';

test.beforeEach(({ page }) => signIn(page));

const column = (page: Page, name: string) => page.getByRole('region', { name });
const titles = (page: Page, name: string) => column(page, name).locator('.task-card-title');
const card = (page: Page, title: string) => page.locator('.task-card').filter({ hasText: title });
const toasts = (page: Page) => page.getByRole('alertdialog');
const openBoard = async (page: Page) => {
  await page.goto('/tasks-kanban');
  await comeNear(page.locator('.task-board'), page.getByRole('grid', { name: 'Upcoming' }));
  await expect(titles(page, 'Upcoming')).toHaveCount(5);
};

test('a card is dragged to another column by pointer, keeps its place and its column after a reload', async ({ page }) => {
  await openBoard(page);
  await card(page, 'Benefit cards through compliance')
    .locator('.task-card-title')
    .dragTo(card(page, 'Lead form in two steps'), { targetPosition: { x: 60, y: 4 } });
  const first = ['Benefit cards through compliance', 'Lead form in two steps'];
  await expect(titles(page, 'In Progress')).toHaveCount(6);
  expect((await titles(page, 'In Progress').allTextContents()).slice(0, 2)).toEqual(first);
  await expect(titles(page, 'Upcoming')).toHaveCount(4);
  await page.reload();
  await expect(titles(page, 'In Progress')).toHaveCount(6);
  expect((await titles(page, 'In Progress').allTextContents()).slice(0, 2)).toEqual(first);
});

test('a card is dragged by keyboard alone, which is announced, and Escape takes it back', async ({ page }) => {
  await openBoard(page);
  const before = await titles(page, 'Upcoming').allTextContents();
  const handle = page.getByRole('button', { name: 'Drag Third finish for the turntable' });
  await handle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live-announcer]')).toContainText('Started dragging');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-live-announcer]')).toContainText('Drop canceled');
  expect(await titles(page, 'Upcoming').allTextContents()).toEqual(before);
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live-announcer]')).toContainText('Drop complete');
  await expect(titles(page, 'Upcoming').first()).not.toHaveText('Third finish for the turntable');
  const after = await titles(page, 'Upcoming').allTextContents();
  expect(after.toSorted()).toEqual(before.toSorted());
  await page.reload();
  await expect(titles(page, 'Upcoming')).toHaveCount(5);
  expect(await titles(page, 'Upcoming').allTextContents()).toEqual(after);
});

test('a card is moved without dragging, into the last column with its status, and one up', { tag: '@ci' }, async ({ page }) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Move Lead form in two steps' }).click();
  await page.getByRole('button', { name: 'To Completed' }).click();
  await expect(titles(page, 'Completed').last()).toHaveText('Lead form in two steps');
  await expect(card(page, 'Lead form in two steps').locator('.status')).toHaveText('Complete');
  await expect(card(page, 'Lead form in two steps')).toBeFocused();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page, 'In Progress').first()).toHaveText('Lead form in two steps');
  await page.getByRole('button', { name: 'Move Lead form in two steps' }).click();
  await page.getByRole('button', { name: 'To Completed' }).click();
  await expect(toasts(page)).toContainText('Lead form in two steps is now in Completed.');
  await page.getByRole('button', { name: 'Move Lead form in two steps' }).click();
  await page.getByRole('button', { name: 'One up' }).click();
  expect((await titles(page, 'Completed').allTextContents()).at(-2)).toBe('Lead form in two steps');
});

test('a card is opened by Enter, edited, deleted and brought back', { tag: '@ci' }, async ({ page }) => {
  await openBoard(page);
  await card(page, 'Media plan for two CTV partners').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?edit=3$/);
  const dialog = page.getByRole('dialog', { name: 'Edit the task' });
  await comeNear(dialog.locator('form'), dialog.getByRole('group', { name: /^Due/ }));
  await dialog.getByLabel('What is to be done').fill('Media plan for three partners');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Media plan for three partners')).toContainText('Subtasks: 0 of 2');
  await page.getByRole('button', { name: 'Delete Media plan for three partners' }).click();
  await expect(card(page, 'Media plan for three partners')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page, 'Upcoming').nth(2)).toHaveText('Media plan for three partners');
});

test('a move that is refused is taken back with the sentence of the backend', { tag: '@ci' }, async ({ page }) => {
  await openBoard(page);
  await failCalls(page, 'PUT /update/tasks');
  await page.getByRole('button', { name: 'Move Lead form in two steps' }).click();
  await page.getByRole('button', { name: 'To Completed' }).click();
  await expect(toasts(page)).toContainText('Cannot update Kanban Data');
  await expect(titles(page, 'In Progress').first()).toHaveText('Lead form in two steps');
  await failCalls(page);
  await page.getByRole('button', { name: 'Move Lead form in two steps' }).click();
  await page.getByRole('button', { name: 'To Completed' }).click();
  await expect(titles(page, 'Completed').last()).toHaveText('Lead form in two steps');
  await page.getByRole('button', { name: 'Move Lead form in two steps' }).click();
  await page.getByRole('button', { name: 'To Upcoming' }).click();
  await expect(titles(page, 'Upcoming').last()).toHaveText('Lead form in two steps');
});

test('in the list a task is done by its box, a subtask by its own, and both are kept', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/tasks-list');
  const group = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(group('Upcoming').locator('.task-row')).toHaveCount(5);
  await group('Upcoming').getByRole('checkbox', { name: 'Weekly mail to accounts is done' }).press('Space');
  await expect(group('Completed').locator('.task-row')).toHaveCount(6);
  const row = page.locator('.task-row').filter({ hasText: 'Lead form in two steps' });
  await row.getByText('Subtasks: 1 of 3').click();
  await row.getByRole('checkbox', { name: 'Second step' }).check();
  await expect(row.getByText('Subtasks: 2 of 3')).toBeVisible();
  await page.reload();
  await expect(group('Completed').locator('.task-row')).toHaveCount(6);
  await expect(row.getByText('Subtasks: 2 of 3')).toBeVisible();
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Casa Lume kitchens');
  await expect(page).toHaveURL(/\?project=2$/);
  await expect(page.locator('.task-row')).toHaveCount(1);
  await page.getByLabel('Search', { exact: true }).fill('nobody');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('a task is created with subtasks, stands last on the board, and is found after a reload', async ({ page }) => {
  await page.goto('/tasks-create');
  await comeNear(page.locator('.task-form'), page.getByRole('group', { name: /^Due/ }));
  await page.getByRole('button', { name: 'Add the task' }).click();
  await expect(page.getByLabel('What is to be done')).toBeFocused();
  await page.getByLabel('What is to be done').fill('Name the zeppelin');
  await page.getByLabel('Description').fill('Three names, one vote.');
  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.keyboard.type('nele');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Subtask 1' }).fill('Collect');
  await page.getByRole('button', { name: 'Add a subtask' }).click();
  await expect(page.getByRole('textbox', { name: 'Subtask 2' })).toBeFocused();
  await page.keyboard.type('Vote');
  await page.getByRole('button', { name: 'Add the task' }).click();
  await expect(page).toHaveURL(/\/tasks-kanban$/);
  await expect(titles(page, 'Upcoming').last()).toHaveText('Name the zeppelin');
  await page.reload();
  await expect(card(page, 'Name the zeppelin')).toContainText('Subtasks: 0 of 2');
});

test('by keyboard alone a task is refused and added again, ticked off, deleted and brought back, and all of it is kept', { tag: '@ci' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/400/);
  await page.goto('/tasks-list');
  const row = page.locator('.task-row').filter({ hasText: 'Answer the zeppelin' });
  const dialog = page.getByRole('dialog', { name: 'Add a task' });
  const title = dialog.getByLabel('What is to be done');
  await expect(page.locator('.task-row')).toHaveCount(15);
  await failCalls(page, 'POST /add/tasks');
  await tabTo(page, page.getByRole('button', { name: 'Add a task' }));
  await page.keyboard.press('Enter');
  await tabTo(page, title);
  await page.keyboard.type('Answer the zeppelin');
  await tabTo(page, dialog.getByLabel('Description'));
  await page.keyboard.type('It has waited for a week.');
  // Typing has fetched it.
  await expect(dialog.locator('.combo-box')).toBeVisible();
  await tabTo(page, dialog.getByRole('combobox', { name: 'Team' }));
  await page.keyboard.type('nele');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByRole('row', { name: 'Nele Brandt' })).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Cannot add Kanban Data');
  await expect(row).toHaveCount(0);
  await failCalls(page, 'DELETE /delete/tasks');
  await tabTo(page, toasts(page).getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('Answer the zeppelin');
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer the zeppelin was added.')).toBeVisible();
  await page.reload();
  await tabTo(page, page.getByRole('checkbox', { name: 'Answer the zeppelin is done' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: /^Completed/ }).locator('.task-row')).toContainText(['Answer the zeppelin']);
  await tabTo(page, page.getByRole('button', { name: 'Delete Answer the zeppelin' }));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Cannot delete Kanban Data');
  await expect(row).toHaveCount(1);
  await failCalls(page);
  await tabTo(page, page.getByRole('button', { name: 'Delete Answer the zeppelin' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  // To the toasts, past all that lies between.
  await page.keyboard.press('F6');
  await tabTo(page, toasts(page).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(1);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Board', exact: true }));
  await page.keyboard.press('Enter');
  await expect(titles(page, 'Completed')).toContainText(['Answer the zeppelin']);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Answer the zeppelin is done' })).toBeChecked();
});
