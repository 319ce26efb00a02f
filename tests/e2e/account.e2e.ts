import { gr } from '#app/i18n/dictionaries/gr.ts';
import { sampleAccount } from '#protocol/sample-account.ts';
import { takeEvery } from '#tools/whole-run.ts';
import {
  expect,
  expectNoViolation,
  expectPage,
  expectValidHtml,
  expectVariants,
  failCalls,
  listVariants,
  open,
  type Page,
  prefer,
  tabTo,
  test,
} from './fixture.ts';

const hydrated = 'html[data-hydrated]';
const account = { uid: 1, username: 'Maren Holt', role: 'admin', email: sampleAccount.email, accessToken: 'surge-sample-token' };

const texts = { en: (label: keyof typeof gr) => label, gr: (label: keyof typeof gr) => gr[label] };

/** Puts the account on the device, as signing in does. */
async function signIn(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('signed-in')) localStorage.setItem('authUser', text);
    sessionStorage.setItem('signed-in', '');
  }, JSON.stringify(account));
}

/** Reloads the page: what was true before must be true after it. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator(hydrated)).toHaveCount(1);
}

for (const language of ['gr', 'en'] as const) {
  const t = texts[language];
  test(`signs in, locks, unlocks, takes another name and signs out by keyboard alone, in ${language}`, { tag: '@ci' }, async ({ page }) => {
    test.setTimeout(150_000);
    await prefer(page, { language });
    const typeAt = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    const openFromUserMenu = async (name: string, entry: string) => {
      await tabTo(page, page.getByRole('button', { name: t('{{name}}, account').replace('{{name}}', name) }));
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: entry, exact: true });
      const focused = page.locator('[role=menuitem]:focus');
      // The first entry gets the focus when the menu is open.
      await expect(focused).toHaveCount(1);
      for (let presses = 0; presses < 8 && (await focused.textContent()) !== entry; presses++) await page.keyboard.press('ArrowDown');
      await expect(item).toBeFocused();
      await page.keyboard.press('Enter');
    };

    await page.goto('/profile?tab=mobile');
    await expectPage(page, '/login?next=%2Fprofile%3Ftab%3Dmobile', t('Back to your numbers.'));
    await reload(page);
    await tabTo(page, page.getByLabel(t('E-mail'), { exact: true }));
    await page.keyboard.type(sampleAccount.email);
    await typeAt(t('Password'), sampleAccount.password);
    await expectPage(page, '/profile?tab=mobile', 'Maren Holt');

    await reload(page);
    await openFromUserMenu('Maren Holt', t('Lock screen'));
    await expectPage(page, /\/auth-lock-screen/, t('Locked. Nothing has moved.'));
    await reload(page);
    await page.goto('/profile');
    await expectPage(page, '/auth-lock-screen?next=%2Fprofile', t('Locked. Nothing has moved.'));
    await typeAt(t('Password'), 'not the password');
    await expect(page.locator('.form-summary')).toBeFocused();
    await expectPage(page, '/auth-lock-screen?next=%2Fprofile', t('Locked. Nothing has moved.'));
    await reload(page);
    await typeAt(t('Password'), sampleAccount.password);
    await expectPage(page, '/profile', 'Maren Holt');

    await reload(page);
    await typeAt(t('User name'), 'Ada Brandt');
    await expect(page.getByRole('status').filter({ hasText: t('Profile Updated Successfully') })).toBeFocused();
    await expect(page.locator('.user-button-name')).toHaveText('Ada Brandt');
    await reload(page);
    await expect(page.locator('.user-button-name')).toHaveText('Ada Brandt');
    await openFromUserMenu('Ada Brandt', t('Logout'));
    await expectPage(page, '/login', t('Back to your numbers.'));
    await reload(page);
    await page.goto('/profile');
    await expectPage(page, '/login?next=%2Fprofile', t('Back to your numbers.'));
  });
}

test('a wrong password is answered with the sentence of the specification, and nothing typed is lost', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please look at these fields: 2' })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await page.getByLabel('E-mail', { exact: true }).fill('demo@surge.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  const summary = page.locator('.form-summary');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText('Username and password are invalid. Please enter correct username and password');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('demo@surge.example');
  await page.getByLabel('Password', { exact: true }).fill('x'.repeat(10_000));
  await page.keyboard.press('Enter');
  await expect(page.locator('.field-problem')).toHaveText('Use at most 128 characters.');
});

test('the demo account and the sample social account each open with one press, also when it is pressed twice', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/login?next=//evil.example');
  await page.getByRole('button', { name: 'Use demo account' }).dblclick();
  await expectPage(page, '/dashboard', 'What needs you today.');
  // Who is signed in does not see the sign-in page.
  await page.goto('/login?next=/formats');
  await expectPage(page, '/formats', 'All formats');
  await page.goto('/logout');
  await expectPage(page, '/login', 'Back to your numbers.');
  await page.getByRole('button', { name: 'Use a sample social account' }).click();
  await expectPage(page, '/dashboard', 'What needs you today.');
  await expect(page.locator('.user-button-name')).toHaveText('Juno Reyes');
  await page.goto('/auth-lock-screen');
  await page.getByRole('button', { name: 'Use a sample social account' }).click();
  await expectPage(page, '/dashboard', 'What needs you today.');
});

test('a new account is signed in at once, and no password is kept in the open', async ({ page }) => {
  await open(page, '/register');
  await page.getByLabel('User name').fill('<b>Bo</b>');
  await page.getByLabel('E-mail', { exact: true }).fill('bo@company.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.locator('.field-problem')).toHaveText('Use plain text, without < and >.');
  await page.getByLabel('User name').fill('Bo');
  await page.keyboard.press('Enter');
  await expectPage(page, '/dashboard', 'What needs you today.');
  await expect(page.locator('.user-button-name')).toHaveText('Bo');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('correct horse');
});

test('other tabs follow a lock, an unlock, another name and signing out', { tag: '@ci' }, async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expectPage(page, '/dashboard', 'What needs you today.');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.locator(hydrated)).toHaveCount(1);
  await page.goto('/auth-lock-screen?next=/formats');
  await expectPage(other, '/auth-lock-screen?next=%2Fprofile', 'Locked. Nothing has moved.');
  await other.getByLabel('Password', { exact: true }).fill(sampleAccount.password);
  await other.keyboard.press('Enter');
  await expectPage(other, '/profile', 'Maren Holt');
  await expectPage(page, '/formats', 'All formats');
  await other.getByLabel('User name').fill('Ida');
  await other.keyboard.press('Enter');
  await expect(page.locator('.user-button-name')).toHaveText('Ida');
  await page.goto('/logout');
  await expectPage(other, '/login?next=%2Fprofile', 'Back to your numbers.');
});

test('an invalid value under authUser signs nobody in', { tag: '@ci' }, async ({ page }) => {
  for (const text of ['{', '"admin"', '{"uid":1}', '[]']) {
    await page.goto('/robots.txt');
    await page.evaluate((value) => localStorage.setItem('authUser', value), text);
    await page.goto('/profile');
    await expectPage(page, '/login?next=%2Fprofile', 'Back to your numbers.');
  }
});

test('with blocked storage signing in lasts as long as the page, which says so once', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expectPage(page, '/dashboard', 'What needs you today.');
  const notice = page.getByText('This browser keeps nothing for this site.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Maren Holt, account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expectPage(page, '/profile', 'Maren Holt');
  await page.getByLabel('User name').fill('Ida');
  await page.keyboard.press('Enter');
  await expect(page.locator('.user-button-name')).toHaveText('Ida');
  await expect(notice).toHaveCount(0);
});

test('resetting the sample data asks first, and signs out', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  const question = page.getByRole('button', { name: 'Reset demo data' });
  await question.click();
  await expect(page.getByRole('button', { name: 'Keep everything' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Reset demo data?' })).toHaveCount(0);
  await expect(question).toBeFocused();
  await question.click();
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expectPage(page, '/profile', 'Maren Holt');
  await failCalls(page, 'GET /orders');
  await page.getByRole('button', { name: 'Reset demo data' }).click();
  await page.getByRole('button', { name: 'Delete and sign out' }).click();
  await expectPage(page, '/login', 'Back to your numbers.');
  await page.goto('/profile');
  await expect(page.getByText('Choose calls')).toBeVisible();
  await expect(page.getByText('Calls that fail now')).toHaveCount(0);
});

test('calls that shall fail are found by words, counted also after a reload, and cleared at once, by keyboard', { tag: '@ci' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Make calls fail' });
  await part.getByText('Choose calls').press('Enter');
  await part.getByRole('searchbox', { name: 'Search calls' }).fill('cannot get contacts');
  await expect(part.getByRole('checkbox')).toHaveCount(1);
  await part.getByRole('checkbox').press('Space');
  await part.getByRole('searchbox').fill('delete /delete/user');
  await part.getByRole('checkbox').press('Space');
  await expect(part.getByText('Calls that fail now: 2')).toBeVisible();
  await part.getByRole('searchbox').fill('no such call');
  await expect(part.getByText('Nothing matches.')).toBeVisible();
  await page.reload();
  await expect(part.getByText('Calls that fail now: 2')).toBeVisible();
  await expectNoViolation(page);
  await part.getByRole('button', { name: 'Let all calls succeed again' }).press('Enter');
  await expect(part.getByText('Calls that fail now')).toHaveCount(0);
  await expect(part.getByRole('heading', { name: 'Make calls fail' })).toBeFocused();
});

test('a call can be made to fail, and its sentence is shown', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await page.getByText('Choose calls').click();
  await page.getByLabel('POST /post-jwt-profile').check();
  await page.getByLabel('User name').fill('Ida');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-summary')).toContainText('Something wrong for edit profile');
});

test('without script the account forms say that they need it, and send nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('.account-form-script')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('demo@surge.example');
  await page.getByLabel('Password', { exact: true }).fill('secret-word');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('needs JavaScript');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(page.url()).not.toContain('secret-word');
  expect(await page.content()).not.toContain('secret-word');
  await context.close();
});

const pages = [
  '/login',
  '/register',
  '/forgot-password',
  '/auth-two-step-verification',
  '/auth-email-verification',
  '/page-confirm-mail',
  '/auth-lock-screen',
  '/profile',
];
for (const [turn, path] of takeEvery(4, pages).entries()) {
  test(`${path} has no violation in its languages and modes, and does not scroll sideways at 320 px`, async ({ page }) => {
    if (path === '/profile' || path === '/auth-lock-screen') await signIn(page);
    await expectVariants(page, listVariants(turn), async () => {
      await open(page, path);
      const submit = page.locator('.account-form-submit');
      // With the error messages of an empty form.
      if ((await submit.count()) > 0 && path !== '/profile') await submit.click();
    });
  });
}

test('every page is valid HTML', async ({ request }) => {
  for (const path of [...pages, '/logout']) await expectValidHtml(await (await request.get(path)).text(), path);
});

test('a page behind the sign-in is the same for everybody as the server sends it', async ({ request }) => {
  const answer = await request.get('/profile');
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('profile-blank');
  expect(html).not.toContain('@surge.example');
});
