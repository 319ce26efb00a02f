import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, expectPage, failCalls, type Page, signIn, test } from './fixture.ts';

const rows = (page: Page) => page.locator('.table tbody tr');
/** What is said at the fields of a form. */
const problems = (page: Page) => page.locator('.field-problem');
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const count = (page: Page) => page.locator('.list-count');
const cv = { name: 'Ada Lovelace.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

test.beforeEach(({ page }) => signIn(page));

test('somebody finds a job, applies with a document that stays here, and takes it back', { tag: '@ci' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/job-grid');
  await page.getByLabel('Category').selectOption('Engineering');
  await page.getByLabel('Type').selectOption('Full Time');
  await expect.poll(() => query(page)).toBe('?category=engineering&type=full+time');
  await expect(count(page)).toHaveText('3 of 32');
  const card = page.locator('.job-card').filter({ hasText: 'Front-end Engineer, previews' });
  await card.getByRole('link', { name: 'Apply now' }).click();
  await expectPage(page, /\/job-details\/11\?apply$/, 'Front-end Engineer, previews');
  const dialog = page.getByRole('dialog', { name: 'Apply for Front-end Engineer, previews' });
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Send the application' }).click();
  await expect(problems(page)).toHaveText([
    'Please enter the phone number.',
    'Please enter a few sentences about yourself.',
    'Please choose your curriculum vitae.',
  ]);
  await expectNoViolation(page);
  await dialog.getByLabel('Phone').fill('+44 20 7946 0999');
  await dialog.getByLabel('Letter').fill('I keep previews quick.');
  await dialog.locator('input[type=file]').setInputFiles({ ...cv, name: 'song.mp3', mimeType: 'audio/mpeg' });
  await expect(dialog.getByText('song.mp3 is no document and no picture. Choose another file.')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(cv);
  await expect(problems(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send the application' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Application for Front-end Engineer, previews was added.')).toBeVisible();
  await page.getByRole('link', { name: 'See your applications' }).click();
  await expectPage(page, /\/job-apply$/, 'Your applications');
  await page.reload();
  const row = page.getByRole('row', { name: /Front-end Engineer, previews.*Ada Lovelace\.pdf/ });
  await expect(row).toBeVisible();
  await page.goto('/job-details/11?apply');
  await expect(page.getByRole('dialog')).toContainText('You have applied for this job already.');
  await page.getByRole('dialog').getByRole('link', { name: 'See your applications' }).click();
  await page.getByRole('button', { name: 'Take back: Front-end Engineer, previews' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Take back: Front-end Engineer, previews' }).click();
  await page.goto('/job-details/11');
  await expect(page.getByRole('button', { name: 'Apply now' })).toBeVisible();
  expect(
    sent.filter((url) => !url.includes('/api/')),
    'nothing leaves the device',
  ).toEqual([]);
});

test('an application that another tab has sent meanwhile, or that fails, is refused with its sentence and kept', { tag: '@ci' }, async ({
  page,
  context,
}) => {
  await page.goto('/job-details/12?apply');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('1');
  await dialog.getByLabel('Letter').fill('Glass, water, steel.');
  await dialog.locator('input[type=file]').setInputFiles(cv);
  await expect(dialog.getByText('Ada Lovelace.pdf', { exact: true })).toBeVisible();
  await failCalls(page, 'POST /add/applyjob');
  await dialog.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Cannot add applied job')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply now' })).toBeVisible();
  await failCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Letter')).toHaveValue('Glass, water, steel.');
  await dialog.locator('input[type=file]').setInputFiles(cv);
  await expect(dialog.getByText('Ada Lovelace.pdf', { exact: true })).toBeVisible();
  // As another tab would.
  await page.evaluate(() => {
    const row = { id: 11, no: 11, job: 12, jobTitle: 'x', companyName: '', type: 'Freelance', applyDate: '2026-11-01', status: 'New' };
    const person = { name: 'Ada', email: 'ada@example.org', phone: '', letter: '', cv: '' };
    localStorage.setItem('surge.demo.applied-jobs', JSON.stringify({ nextId: 12, rows: [{ ...row, ...person }] }));
  });
  await dialog.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('You have applied for this job already.')).toBeVisible();
  await context.clearCookies();
});

test('a closed job takes no application', async ({ page }) => {
  await page.goto('/job-details/8');
  await expect(page.getByText(/^You applied on/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This job is closed: it takes no more applications.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply now' })).toHaveCount(0);
});

test('by keyboard: a job is added, found after a reload, edited, deleted and brought back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/job-list');
  await expect(count(page)).toContainText('32 of 32');
  await page.getByRole('button', { name: 'Add a job' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a job' });
  await dialog.getByLabel('Job number').press('Enter');
  await expect(problems(page).first()).toHaveText('Please enter the title of the job.');
  await dialog.getByLabel('Job title').fill('Night Editor');
  await dialog.getByLabel('Job number').fill('none');
  await dialog.getByLabel('Company').fill('Kerning & Kin');
  await dialog.getByLabel('Place').fill('Berlin');
  await dialog.getByLabel('Category').selectOption('Accounts');
  await dialog.getByLabel('Description').fill('Read what others wrote by day.');
  await dialog.getByLabel('Place').press('Enter');
  await expect(problems(page).first()).toHaveText('A job number has at least one digit, such as #JB2570.');
  await dialog.getByLabel('Job number').fill('#JB2700');
  for (const [part, value] of [
    ['day', '24'],
    ['month', '12'],
    ['year', '2026'],
  ] as const)
    await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}.*Last day to apply`, 'i') }).pressSequentially(value);
  await dialog.getByLabel('Place').press('Enter');
  await expect(page.getByText('Night Editor was added.')).toBeVisible();
  await page.goto('/job-list?find=night+editor');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('24 Dec 2026');
  await page.getByRole('button', { name: 'Edit Night Editor' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Status').selectOption('Close');
  await page.getByRole('dialog').getByLabel('Place').press('Enter');
  await expect(rows(page)).toContainText('Closed');
  await page.getByRole('button', { name: 'Delete Night Editor' }).press('Enter');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.reload();
  await expect(rows(page)).toContainText('Closed');
});

test('a job that cannot be deleted comes back with the sentence', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/job-list?find=illustrator');
  await failCalls(page, 'DELETE /delete/job');
  await page.getByRole('button', { name: 'Delete Illustrator' }).click();
  await expect(page.getByText('Cannot delete job List')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Illustrator', exact: true })).toBeVisible();
});

test('jobs are narrowed by type, status and experience, and Back undoes it', async ({ page }) => {
  await page.goto('/job-list');
  await page.getByRole('combobox', { name: 'Experience', exact: true }).selectOption('No experience needed');
  await expect.poll(() => query(page)).toBe('?experience=none');
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Freelance');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Closed');
  await expect.poll(() => query(page)).toBe('?type=freelance&experience=none&status=close');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sound Designer');
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

test('each category counts the jobs of the list to which it leads', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/job-categories');
  await expect(page.locator('.job-groups li')).toHaveCount(7);
  const engineering = page.getByRole('link', { name: /Engineering/ });
  const counted = await engineering.locator('.job-group-count').textContent();
  await engineering.click();
  await expectPage(page, /\/job-list\?category=engineering$/, 'Jobs');
  await expect(count(page)).toContainText(`${counted} of 32`);
  await page.goBack();
  await page.getByRole('link', { name: /Kraków/ }).click();
  await expect(count(page)).toContainText('2 of 32');
});

test('a candidate leads to the jobs that fit, and a job to its candidates', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/candidate-list');
  await page.getByRole('combobox', { name: 'Experience', exact: true }).selectOption('At least 8 years');
  await expect(count(page)).toHaveText('5 of 30');
  await page.getByRole('link', { name: 'Ewan MacLeod' }).click();
  await expectPage(page, /\/candidate-overview\/27$/, 'Ewan MacLeod');
  await page.getByRole('link', { name: 'Casual Game Developer' }).click();
  await expectPage(page, /\/job-details\/19$/, 'Casual Game Developer');
  await page.getByRole('link', { name: 'Ewan MacLeod' }).click();
  await expectPage(page, /\/candidate-overview\/27$/, 'Ewan MacLeod');
});

for (const [path, sentence] of takeEvery(2, [
  ['/job-details/99', 'Cannot get jobs'],
  ['/candidate-overview/99', 'Cannot get candidate'],
] as const))
  test(`${path} is the sentence of the call, with a way back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.getByRole('main').getByRole('link', { name: 'Jobs', exact: true }).click();
    await expectPage(page, /\/job-list$/, 'Jobs');
  });

test('the part of the pretend backend that has the jobs does not arrive: the page says so, and Try again asks for it', { tag: '@ci' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/job-part/);
  const asked: string[] = [];
  await page.route('**/assets/job-part-*.js', async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/job-categories');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Engineering' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(1);
  // The menu's counts are of the first part.
  await page.goto('/projects-list');
  await expect(rows(page).first()).toBeVisible();
});
