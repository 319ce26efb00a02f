import { comeNear, expect, failCalls, type Page, signIn, test } from './fixture.ts';

test.beforeEach(({ page }) => signIn(page));

const rows = (page: Page) => page.locator('.table tbody tr');
const toasts = (page: Page) => page.getByRole('alertdialog');
const due = (page: Page) => page.getByRole('group', { name: /^Due/ });

/** Types a day into a field of parts, as the language orders them: day, month, year. */
async function typeDay(page: Page, name: string, day: string) {
  await page
    .getByRole('group', { name: new RegExp(`^${name}`) })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(day);
}

test('a project is created by form, found in list, grid and search, and survives a reload', async ({ page }) => {
  await page.goto('/projects-create');
  await comeNear(page.getByLabel('Name of the project'), due(page));
  await page.getByRole('button', { name: 'Add the project' }).click();
  await expect(page.getByLabel('Name of the project')).toBeFocused();
  await expect(page.getByText('Please enter the name of the project.').last()).toBeVisible();
  await expect(page.getByText('Choose at least one person.').last()).toBeVisible();
  await page.getByLabel('Name of the project').fill('Zeppelin over Lisbon');
  await page.getByLabel('Description').fill('A slow flight over seven hills.');
  await typeDay(page, 'First day', '10122026');
  await typeDay(page, 'Due', '09122026');
  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.keyboard.type('omar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Files').setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.locator('.file-drop-files')).toContainText('brief.pdf');
  await page.getByRole('button', { name: 'Add the project' }).click();
  await expect(page.getByText('The last day is before the first.').last()).toBeVisible();
  await typeDay(page, 'Due', '20012027');
  await page.getByRole('button', { name: 'Add the project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeppelin over Lisbon');
  await expect(page.getByText('brief.pdf')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeppelin over Lisbon');
  await page.goto('/projects-grid?find=zeppelin');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/projects-list?find=zeppelin');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Omar Haddad');
});

test('leaving a half-written project asks first', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/projects-create');
  await page.getByLabel('Name of the project').fill('Half');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await expect(page.getByLabel('Name of the project')).toHaveValue('Half');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/projects-list$/);
});

test('by keyboard alone a project is edited, deleted and brought back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/projects-list?edit=2');
  const dialog = page.getByRole('dialog', { name: 'Edit the project' });
  const name = dialog.getByLabel('Name of the project');
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Casa Lume kitchens II');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Casa Lume kitchens II/ })).toContainText('Lucia Bianchi');
  await page.reload();
  await page.getByRole('button', { name: 'Delete Casa Lume kitchens II' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Casa Lume kitchens II/ })).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('row', { name: /Casa Lume kitchens II/ })).toHaveCount(1);
  await page.goto('/projects-overview/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Lume kitchens II');
});

test('a comment is written and kept; refused, it is offered again', async ({ page }) => {
  await page.goto('/projects-overview/2');
  const comments = page.locator('.project-comments > li');
  await expect(comments).toHaveCount(3);
  await page.getByRole('button', { name: 'Write the comment' }).click();
  await expect(page.getByText('Please write something first.')).toBeVisible();
  await page.getByLabel('Your comment').fill('Nine cards are in.');
  await page.getByRole('button', { name: 'Write the comment' }).click();
  await expect(comments.last()).toContainText('Ada Lovelace');
  await expect(page.getByLabel('Your comment')).toHaveValue('');
  await page.reload();
  await expect(comments).toHaveCount(4);
  await expect(comments.last()).toContainText('Nine cards are in.');
  await failCalls(page, 'PUT /update/project');
  await page.getByLabel('Your comment').fill('And one more.');
  await page.getByRole('button', { name: 'Write the comment' }).click();
  await expect(toasts(page)).toContainText('Cannot update project');
  await expect(comments).toHaveCount(4);
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Your comment')).toHaveValue('And one more.');
});

test('an overview says how far the day is, burns as a chart and a table, and leads to its demo and tasks', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/projects-overview/2');
  await expect(page.locator('.project-due')).toHaveText('Due in 3 weeks');
  await expect(page.getByRole('img', { name: /^Hours of work left, week by week/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Team' }).getByRole('link').first()).toHaveAttribute('href', /^\/contacts-profile\/\d+$/);
  await expect(page.getByRole('link', { name: /^Take away the files of / })).toHaveAttribute('href', /^\/apps-filemanager\?find=/);
  await page.getByRole('link', { name: /^Its demo/ }).click();
  await expect(page).toHaveURL(/\/experience\/.+\/preview\/13$/);
  await page.goto('/projects-overview/2?lang=gr');
  await expect(page.locator('.project-due')).toHaveText('Fällig: in 3 Wochen');
});

test('an unknown project says so and leads back, and a refused change is taken back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/projects-overview/999');
  await expect(page.getByRole('alert')).toContainText('Cannot get projects');
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await failCalls(page, 'DELETE /delete/project');
  await page.goto('/projects-list');
  const before = (await rows(page).first().locator('th, td').nth(1).textContent()) ?? '';
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(toasts(page)).toContainText('Cannot delete project');
  await expect(rows(page).first()).toContainText(before);
  await failCalls(page, 'PUT /update/project');
  await page.goto('/projects-list?edit=2');
  const dialog = page.getByRole('dialog', { name: 'Edit the project' });
  await dialog.getByLabel('Name of the project').fill('Casa Lume baths');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Cannot update project');
  await expect(page.getByRole('row', { name: /Casa Lume kitchens/ })).toHaveCount(1);
  await failCalls(page);
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Name of the project')).toHaveValue('Casa Lume baths');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Casa Lume baths was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Casa Lume baths/ })).toHaveCount(1);
});
