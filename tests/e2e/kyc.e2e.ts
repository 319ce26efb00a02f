import { expect, expectNoViolation, expectPage, failCalls, type Page, signIn, test } from './fixture.ts';

/** What is said at the fields of a form. */
const problems = (page: Page) => page.locator('.field-problem');
const query = (page: Page) => new URL(page.url()).search;
const step = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A file in the list below its button. */
const taken = (page: Page, name: string) => page.locator('.file-drop-name', { hasText: name });
/** One pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

const enterBirth = (page: Page, year: string) => page.getByLabel('Date of birth').fill(`${year}-12-10`);
const choose = (page: Page, label: string, text: string) => page.getByLabel(label).selectOption({ label: text });

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Given names').fill('Ada');
  await page.getByLabel('Family name').fill('Lovelace');
  await enterBirth(page, '1990');
  await choose(page, 'Nationality', 'Austria');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org');
  await page.getByLabel('Phone').fill('+43 1 234567');
  await page.getByLabel('Street and number').fill('Ring 1');
  await page.getByLabel('Post code').fill('1010');
  await page.getByLabel('City').fill('Vienna');
  await choose(page, 'Country of residence', 'Austria');
  await choose(page, 'Country of tax residence', 'Austria');
  await page.getByLabel('Tax number').fill('12 345/6789');
  await page.getByLabel('Source of funds').selectOption('Salary');
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
}

const readCode = async (page: Page) => ((await page.locator('.kyc-code').textContent()) ?? '').replace(' ', '');
const drop = (page: Page, label: string, name: string) => page.getByLabel(label).setInputFiles(picture(name));

test.beforeEach(({ page }) => signIn(page));

test('somebody proves who they are: what is wrong is said, pictures stay here, and the review is followed to its end', { tag: '@ci' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/crypto-kyc-application');
  await expectPage(page, /\/crypto-kyc-application$/, 'Identity check');
  await expect(page.getByText('was refused: the pictures were blurred')).toBeVisible();
  await button(page, 'Next').click();
  await expect(problems(page)).toHaveCount(14);
  await expect(page.getByLabel('Given names')).toBeFocused();
  await expectNoViolation(page);
  await fillPerson(page);
  await expect(problems(page)).toHaveCount(0);
  await enterBirth(page, '2015');
  await button(page, 'Next').click();
  await expect(problems(page)).toHaveText(['Applicants are at least 18 years old.']);
  await enterBirth(page, '1990');
  await button(page, 'Next').click();

  await expect(step(page, 'E-mail code')).toBeFocused();
  expect(query(page)).toBe('?step=2');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await button(page, 'Next').click();
  await expect(problems(page)).toHaveText(['This is not the code. Look at it again, or ask for a new one.']);
  const first = await readCode(page);
  await button(page, 'Send a new code').click();
  await expect.poll(() => readCode(page)).not.toBe(first);
  await page.getByLabel('Code', { exact: true }).fill(await readCode(page));
  await button(page, 'Next').click();

  await expect(step(page, 'Documents')).toBeFocused();
  await expect(page.getByText('The pictures stay on this device.')).toBeVisible();
  await page.getByRole('radio', { name: 'Driving licence' }).check({ force: true });
  await drop(page, 'Front side', 'front.png');
  await button(page, 'Next').click();
  await expect(problems(page)).toHaveText(['Please choose a picture of the back.']);
  await page.getByLabel('Back side').setInputFiles({ name: 'back.docx', mimeType: 'application/msword', buffer: pixel });
  await expect(page.getByText('back.docx is no picture and no PDF. Choose another file.')).toBeVisible();
  await drop(page, 'Back side', 'back.png');
  await expect(problems(page)).toHaveCount(0);
  await expectNoViolation(page);
  await button(page, 'Next').click();

  await expect(step(page, 'Review')).toBeFocused();
  await expect(page.locator('.fact-list').first()).toContainText('10 Dec 1990');
  await page.goBack();
  await expect(step(page, 'Documents')).toBeVisible();
  await expect(taken(page, 'front.png')).toBeVisible();
  await page.goForward();
  await button(page, 'Send the application').click();
  await expect(problems(page)).toHaveText(['Please confirm that it is right.']);
  await page.getByLabel('I have read it once more, and it is right.').check();
  await button(page, 'Send the application').click();

  await expect(page.getByRole('heading', { name: 'Your application is in review.' })).toBeVisible();
  await expect(page.getByText('front.png, back.png')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('front.png');
  for (const secret of ['1990-12-10', '12 345/6789', 'Ring 1', 'base64']) expect(stored, 'nothing that is not needed is kept').not.toContain(secret);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your application is in review.' })).toBeVisible();
  await button(page, 'Withdraw the application').click();
  await expect(step(page, 'Personal data')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByRole('heading', { name: 'Your application is in review.' })).toBeVisible();
  // As if a minute had passed.
  await page.evaluate(() => {
    const key = 'surge.demo.kyc';
    localStorage.setItem(
      key,
      (localStorage.getItem(key) ?? '').replace(/"sentAt":"[^"]+","status":"In review"/, '"sentAt":"2026-01-01","status":"In review"'),
    );
  });
  await button(page, 'Look again').click();
  await expect(page.getByRole('heading', { name: 'Your identity is confirmed.' })).toBeVisible();
  await expectNoViolation(page);
  expect(
    sent.filter((url) => !url.includes('/api/')),
    'nothing leaves the device',
  ).toEqual([]);
});

test('by keyboard alone: a passport is sent, refused by a failing call, and sent again', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-kyc-application');
  await page.getByLabel('Given names').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12101990');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-12-10');
  const pick = async (label: string) => {
    await page.getByRole('combobox', { name: label }).focus();
    await page.keyboard.type('Austria');
    await expect(page.getByRole('combobox', { name: label })).toHaveValue('AT');
  };
  await pick('Nationality');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+43 1 234567');
  for (const text of ['Ring 1', '1010', 'Vienna']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await pick('Country of residence');
  await pick('Country of tax residence');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12345');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sal');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByLabel('Tax number').press('Enter');
  await expect(step(page, 'E-mail code')).toBeFocused();
  const code = await readCode(page);
  await page.getByLabel('Code', { exact: true }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(step(page, 'Documents')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Passport' })).toBeChecked();
  await expect(page.getByLabel('Back side')).toHaveCount(0);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('Page with the portrait').press('Enter')]);
  await chooser.setFiles(picture('page.png'));
  await expect(taken(page, 'page.png')).toBeVisible();
  await button(page, 'Next').press('Enter');
  await expect(step(page, 'Review')).toBeFocused();
  await page.getByLabel('I have read it once more, and it is right.').press('Space');
  await failCalls(page, 'POST /add/kyc');
  await button(page, 'Send the application').press('Enter');
  await expect(page.getByText('Cannot add KYC application')).toBeVisible();
  await expect(step(page, 'Review')).toBeVisible();
  await failCalls(page);
  await button(page, 'Try again').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your application is in review.' })).toBeVisible();
  await failCalls(page, 'DELETE /delete/kyc');
  await button(page, 'Withdraw the application').press('Enter');
  await expect(page.getByText('Cannot delete KYC application')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your application is in review.' })).toBeVisible();
});

test('what was typed is there after a reload, on the step that it reached; leaving asks; deleting it can be undone', { tag: '@ci' }, async ({
  page,
}) => {
  await page.goto('/crypto-kyc-application?step=3');
  await expect(step(page, 'Personal data')).toBeVisible();
  await fillPerson(page);
  await button(page, 'Next').click();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(page));
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'Passport' }).check({ force: true });
  await drop(page, 'Page with the portrait', 'page.png');
  await page.reload();
  await expect(step(page, 'Documents')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Passport' })).toBeChecked();
  await expect(taken(page, 'page.png')).toHaveCount(0);
  await button(page, 'Back').click();
  await expect(page.getByText('ada@example.org is confirmed.')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByLabel('Family name')).toHaveValue('Lovelace');
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('AT');
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .or(page.getByRole('link', { name: 'My Wallet' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Leave without sending?' });
  await expect(dialog).toContainText('What you typed stays on this device for seven days.');
  await dialog.getByRole('button', { name: 'Keep typing' }).click();
  await button(page, 'Delete what I typed').click();
  await expect(page.getByLabel('Family name')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('surge.kyc-draft'))).toBeNull();
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Family name')).toHaveValue('Lovelace');
});

test('another address needs another code', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-kyc-application');
  await fillPerson(page);
  await button(page, 'Next').click();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(page));
  await button(page, 'Next').click();
  await page.getByRole('button', { name: 'Personal data' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('lovelace@example.org');
  await button(page, 'Next').click();
  await expect(page.locator('.kyc-code')).toBeVisible();
  await expect(page.getByText('A code would go to lovelace@example.org')).toBeVisible();
});

test('the pages about coins lead to it, and it to them', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/crypto-wallet');
  const pages = page.getByRole('navigation', { name: 'Wallet pages' });
  await pages.getByRole('link', { name: 'Identity check' }).press('Enter');
  await expectPage(page, '/crypto-kyc-application', 'Identity check');
  await expect(pages.getByRole('link', { name: 'Identity check' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Lending' }).click();
  await expectPage(page, '/crypto-lending', 'Lending');
});

test('a failed call is said with its sentence, and trying again shows the form', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/profile');
  await failCalls(page, 'GET /kyc');
  await page.goto('/crypto-kyc-application');
  await expect(page.getByRole('alert')).toContainText('Cannot get KYC applications');
  await failCalls(page);
  await button(page, 'Try again').click();
  await expect(step(page, 'Personal data')).toBeVisible();
});
