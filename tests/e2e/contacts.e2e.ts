import { expect, expectNoViolation, expectPage, failCalls, type Page, signIn, test } from './fixture.ts';

const rows = (page: Page) => page.locator('.table tbody tr');
const cards = (page: Page) => page.locator('.contact-card');
/** What is said at the fields of a form. */
const problems = (page: Page) => page.locator('.field-problem');
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const count = (page: Page) => page.locator('.list-count');
/** Adds a tag that nobody has. */
async function addTag(page: Page, tag: string) {
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Tags' });
  await field.fill(tag);
  await page.getByRole('option', { name: `Add “${tag}”` }).click();
}

test.beforeEach(({ page }) => signIn(page));

test('a contact is refused, added, found after a reload, edited, deleted and brought back', async ({ page }) => {
  await page.goto('/contacts-list');
  await expect(count(page)).toHaveText('32 of 32');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a contact' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(problems(page)).toHaveText([
    'Please enter the name.',
    'Please enter what they do.',
    'Please enter the e-mail address.',
    'Please enter a tag.',
  ]);
  await expectNoViolation(page);
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await dialog.getByLabel('Full name').fill('Zoe Winter');
  await dialog.getByLabel('What they do').fill('Editor');
  await dialog.getByLabel('E-mail').fill('zoe.winter');
  await addTag(page, 'Snow');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(problems(page)).toHaveText(['Enter a whole e-mail address, like name@company.com.']);
  await dialog.getByLabel('E-mail').fill('zoe.winter@surge.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Zoe Winter was added.')).toBeVisible();
  await page.goto('/contacts-list?find=winter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Snow');
  await page.getByRole('button', { name: 'Edit Zoe Winter' }).click();
  await expect.poll(() => query(page)).toContain('edit=33');
  await page.getByRole('dialog').getByLabel('What they do').fill('Editor in chief');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toContainText('Editor in chief');
  await page.getByRole('button', { name: 'Delete Zoe Winter' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toContainText('Editor in chief');
  // It is shown before it is written.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('surge.demo.users'))).toContain('Editor in chief');
  await page.reload();
  await expect(rows(page)).toContainText('Editor in chief');
  await page.getByRole('link', { name: 'Zoe Winter' }).click();
  await expectPage(page, /\/contacts-profile\/33$/, 'Zoe Winter');
  await expect(page.getByText('No project yet.')).toBeVisible();
});

test('by keyboard: what is typed survives a refusal, and the contact is written when it is tried again', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/contacts-list?find=tanabe');
  await expect(rows(page)).toHaveCount(1);
  await failCalls(page, 'PUT /update/user', 'DELETE /delete/user');
  await page.getByRole('button', { name: 'Edit Aiko Tanabe' }).press('Enter');
  const place = page.getByRole('textbox', { name: 'Place' });
  await place.fill('Nagano');
  await place.press('Enter');
  const toast = page.getByRole('alertdialog', { name: 'Cannot update user' });
  await expect(toast).toBeVisible();
  await expect(rows(page)).toContainText('Tokyo');
  await failCalls(page, 'DELETE /delete/user');
  await toast.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(place).toHaveValue('Nagano');
  await place.press('Enter');
  await expect(rows(page)).toContainText('Nagano');
  await page.getByRole('button', { name: 'Delete Aiko Tanabe' }).press('Enter');
  await expect(page.getByText('Cannot delete user')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toContainText('Nagano');
});

test('who has typed something is asked before the form closes', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/contacts-list');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByRole('dialog').getByLabel('Full name').fill('Nobody');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toHaveValue('Nobody');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count(page)).toHaveText('32 of 32');
});

test('the cards are searched, filtered by tag and role, sorted and paged in the address, and Back undoes it', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/contacts-grid');
  await expect(cards(page)).toHaveCount(12);
  await cards(page).first().getByRole('link', { name: 'Shaders' }).click();
  await expect.poll(() => query(page)).toBe('?tag=shaders');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'What they do' }).selectOption('Creative Technologist');
  await page.getByLabel('Sort by').selectOption('Projects, descending');
  await expect.poll(() => query(page)).toBe('?tag=shaders&role=creative+technologist&sort=-projects');
  await expect(cards(page).first()).toContainText('Aiko Tanabe');
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).first().getByRole('link', { name: 'Shaders' }).click();
  await expect(count(page)).toHaveText('5 of 32');
  await page.goBack();
  await expect(count(page)).toHaveText('2 of 32');
  await page.getByLabel('Search', { exact: true }).fill('nobody of that name');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(cards(page)).toHaveCount(8);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/contacts-profile\/\d+$/);
});

test('a profile is edited in its place, and heading, grid and the account’s own call say the same', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/contacts-profile/1');
  await expectPage(page, /profile\/1$/, 'Maren Holt');
  await expect(page.getByRole('img', { name: /Revenue by month/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Saffron Bank travel card.*\$27,500/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  const figures = await page.locator('.chart-table tbody td').allTextContents();
  const sum = figures.reduce((total, text) => total + Number(text.replaceAll(/\D/g, '')), 0);
  await expect(page.locator('.profile-figures')).toContainText(`$${sum.toLocaleString('en')}`);
  await failCalls(page, 'PUT /update/user');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(() => query(page)).toBe('?edit');
  await page.getByLabel('Full name').fill('Maren Holt-Winter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Cannot update user')).toBeVisible();
  await expectPage(page, /profile\/1$/, /^Maren Holt$/);
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Maren Holt-Winter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectPage(page, /profile\/1$/, 'Maren Holt-Winter');
  await page.reload();
  await expectPage(page, /profile\/1$/, 'Maren Holt-Winter');
  await page.getByRole('link', { name: 'Finance' }).click();
  await expectPage(page, /\/contacts-grid\?tag=finance$/, 'Contacts');
  await expect(cards(page).filter({ hasText: 'Maren Holt-Winter' })).toHaveCount(1);
});

test('an unknown contact is the sentence of the call, with a way back; failing calls are tried again', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/contacts-profile/99');
  await expect(page.getByRole('alert')).toContainText('Cannot get user profile');
  await expectNoViolation(page);
  await page.getByRole('main').getByRole('link', { name: 'List', exact: true }).click();
  await expect(rows(page)).toHaveCount(10);
  await failCalls(page, 'GET /users');
  await page.goto('/contacts-grid');
  await expect(page.getByRole('alert')).toContainText('Cannot get users');
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('storage that holds nonsense shows the contacts as at first', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/contacts-grid');
  await expect(cards(page)).toHaveCount(12);
  await page.evaluate(() => localStorage.setItem('surge.demo.users', '{"nextId":1,"rows":[{"id":"x"}]}'));
  await page.reload();
  await expect(count(page)).toHaveText('32 of 32');
});
