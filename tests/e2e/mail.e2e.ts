import { readFileSync } from 'node:fs';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, expectPage, failCalls, holdRequests, type Page, signIn, test } from './fixture.ts';

const rows = (page: Page) => page.locator('.mail-list tbody tr');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const folder = (page: Page, name: string | RegExp) => page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name });
const toast = (page: Page, text: string | RegExp) => page.locator('.toast').filter({ hasText: text });
const query = (page: Page) => new URL(page.url()).search;

async function openFolder(page: Page, path = '/email-inbox'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('.mail-bar')).toBeVisible();
}

test.beforeEach(({ page }) => signIn(page));

test('a mail is read, starred, labelled, moved, undone and found again after a reload', async ({ page }) => {
  await openFolder(page);
  await expect(folder(page, 'Inbox 6 unread')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await row(page, 'Prize wheel: first weekend').getByRole('link').click();
  await expectPage(page, '/email-read/1', 'Prize wheel: first weekend');
  await expect(page.locator('.mail-plain')).toContainText('412,000 impressions');
  await page.getByRole('link', { name: 'Back to Inbox' }).click();
  await expect(folder(page, 'Inbox 5 unread')).toBeVisible();
  await expect(row(page, 'Prize wheel: first weekend').locator('.mail-new')).toHaveCount(0);

  await row(page, 'Deep link into our app').getByRole('button', { name: 'Star for Deep link into our app' }).click();
  const top = async () => (await rows(page).first().boundingBox())?.y;
  const before = await top();
  await row(page, 'Deep link into our app').getByRole('checkbox').check();
  expect(await top()).toBe(before);
  await row(page, 'Onda living rooms').getByRole('checkbox').check();
  const tools = page.getByRole('group', { name: 'With the selected mails' });
  await expect(tools).toContainText('Selected: 2');
  await tools.getByRole('button', { name: 'Label' }).click();
  await page.getByRole('button', { name: 'Billing' }).click();
  await expect(row(page, 'Onda living rooms')).toContainText('Billing');
  await tools.getByRole('button', { name: 'Move to' }).click();
  // What came in was neither sent nor drafted here.
  await expect(page.locator('.mail-menu:popover-open').getByRole('button')).toHaveText(['Important', 'Trash']);
  await page.locator('.mail-menu:popover-open').getByRole('button', { name: 'Important' }).click();
  await expect(row(page, 'Deep link into our app')).toHaveCount(0);
  await toast(page, 'Moved to Important: 2').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Deep link into our app')).toHaveCount(1);

  await row(page, 'Deep link into our app').getByRole('checkbox').check();
  await tools.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Deep link into our app')).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(row(page, 'Deep link into our app')).toHaveCount(0);
  await folder(page, 'Trash').click();
  await expectPage(page, '/email-inbox?folder=trash', 'Trash');
  await expect(row(page, 'Deep link into our app')).toContainText('Clients · Creative · Billing');
  await row(page, 'Deep link into our app').getByRole('checkbox').check();
  await tools.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(4);
  await toast(page, 'Deleted: 1').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.reload();
  await expect(row(page, 'Deep link into our app').getByRole('button', { name: /^Star for/ })).toHaveAttribute('aria-pressed', 'true');
});

test('folder, label, search and page are in the address, and Back undoes them', { tag: '@ci' }, async ({ page }) => {
  await openFolder(page);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect.poll(() => query(page)).toBe('?p=3');
  await expect(rows(page)).toHaveCount(3);
  await folder(page, /^Sent/).click();
  await expect.poll(() => query(page)).toBe('?folder=sent');
  await expect(row(page, 'Kick-off with Komorebi Travel')).toContainText('Hana Kobayashi, Aiko Tanabe');
  await page.getByRole('combobox', { name: 'Label' }).selectOption('Billing');
  await expect.poll(() => query(page)).toBe('?folder=sent&label=billing');
  await expect(rows(page)).toHaveCount(3);
  await page.locator('.mail-list').getByLabel('Search', { exact: true }).pressSequentially('SK2542');
  await expect.poll(() => query(page)).toBe('?find=SK2542&folder=sent&label=billing');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  // A mail stands among those of its list, and leads back to it.
  await rows(page).getByRole('link').click();
  await expectPage(page, /\/email-read\/43\?find=SK2542/, 'Re: Question about the invoice');
  await page.getByRole('link', { name: 'Back to Sent' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.locator('.mail-list').getByLabel('Search', { exact: true }).fill('no such mail');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(() => query(page)).toBe('?folder=sent');
  await expect(rows(page)).toHaveCount(8);
  await folder(page, 'Starred').click();
  await expect(rows(page)).toHaveCount(6);
});

test('the list of recipients takes no focus from a field that is about to be written', { tag: '@ci' }, async ({ page }) => {
  const release = await holdRequests(page, '**/combo-box-list-*.js');
  await openFolder(page);
  await page.getByRole('link', { name: 'Compose' }).click();
  const dialog = page.getByRole('dialog', { name: 'New mail' });
  await dialog.getByLabel('Subject').click();
  release();
  await expect(dialog.getByRole('combobox', { name: 'To' }).and(page.locator('input'))).toBeVisible();
  await page.keyboard.type('Breakfast');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Breakfast');
});

test('a mail is written: kept while it is typed, found after a reload, sent, and taken back', { tag: '@ci' }, async ({ page }) => {
  await openFolder(page);
  await page.getByRole('link', { name: 'Compose' }).click();
  await expect.poll(() => query(page)).toBe('?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New mail' });
  await dialog.getByLabel('Subject').fill('Breakfast on Monday');
  await expect(dialog.getByText('The draft is kept.')).toBeVisible();
  await expect.poll(() => query(page)).toBe('?edit=46');
  await dialog.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Shall we meet at nine?');
  await dialog.getByLabel('Attachments').setInputFiles({ name: 'rolls.txt', mimeType: 'text/plain', buffer: Buffer.from('twelve') });
  await expect(dialog.getByText('rolls.txt', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The draft is kept.')).toBeVisible();

  await page.reload();
  await expect(dialog.getByLabel('Subject')).toHaveValue('Breakfast on Monday');
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toContainText('Shall we meet at nine?');
  await expect(dialog.getByText('rolls.txt')).toBeVisible();
  // A plain select stands in for it until it is loaded, and while it has the focus.
  const to = dialog.getByRole('combobox', { name: 'To' }).and(page.locator('input'));
  await expect(to).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please choose who gets it.')).toBeVisible();
  await expect(to).toBeFocused();
  await to.fill('henrik');
  await page.getByRole('option', { name: /Henrik Dahl/ }).click();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('row', { name: /Henrik Dahl/ })).toBeVisible();
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Nothing was really sent')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await folder(page, /^Sent/).click();
  await expect(row(page, 'Breakfast on Monday')).toContainText('Henrik Dahl');
  await expect(row(page, 'Breakfast on Monday')).toContainText('Files: 1');
  await toast(page, 'Nothing was really sent').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Breakfast on Monday')).toHaveCount(0);
  await folder(page, /^Drafts/).click();
  await expect(row(page, 'Breakfast on Monday')).toHaveCount(1);
  await page.reload();
  await row(page, 'Breakfast on Monday').getByRole('link').click();
  await dialog.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Breakfast on Monday')).toHaveCount(0);
});

test('an answer quotes, goes to all, and closing it keeps the draft', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/email-read/4');
  await page.getByRole('link', { name: 'Reply to all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await expect(dialog.locator('.tag')).toHaveCount(3);
  await expect(dialog.getByLabel('Subject')).toHaveValue('Re: New premium inventory in Lisbon');
  await expect(dialog.getByRole('blockquote')).toContainText('Floor prices are in the sheet.');
  await dialog.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Taken.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/email-inbox?folder=drafts');
  await expect(row(page, 'Re: New premium inventory in Lisbon')).toContainText('Taken.');
});

/** All that the device keeps of the sample data. */
const readKept = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('surge.demo.'))));

test.describe('each write that fails is taken back, said, and can be tried again', () => {
  const cases: readonly (readonly [
    call: string,
    sentence: string,
    path: string,
    act: (page: Page) => Promise<void>,
    isDone: (page: Page) => Promise<void>,
    isUndone: (page: Page) => Promise<void>,
  ])[] = [
    [
      'DELETE /stared/mail',
      'Cannot update selected mails',
      '/email-inbox',
      (page) => row(page, 'Deep link').getByRole('button', { name: /^Star/ }).click(),
      (page) => expect(row(page, 'Deep link').getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true'),
      (page) => expect(row(page, 'Deep link').getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'false'),
    ],
    [
      'PUT /update/mail',
      'Cannot update selected mails',
      '/email-inbox',
      async (page) => {
        await row(page, 'Prize wheel').getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Mark as read' }).click();
      },
      (page) => expect(row(page, 'Prize wheel').locator('.mail-new')).toHaveCount(0),
      (page) => expect(row(page, 'Prize wheel').locator('.mail-new')).toHaveCount(1),
    ],
    [
      'POST /setfolderonmail',
      'Cannot update selected mails',
      '/email-inbox',
      async (page) => {
        await row(page, 'Prize wheel').getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Move to' }).click();
        await page.locator('.mail-menu:popover-open').getByRole('button', { name: 'Important' }).click();
      },
      (page) => expect(row(page, 'Prize wheel')).toHaveCount(0),
      (page) => expect(row(page, 'Prize wheel')).toHaveCount(1),
    ],
    [
      'DELETE /trash/mail',
      'Cannot update selected mails',
      '/email-inbox',
      async (page) => {
        await row(page, 'Prize wheel').getByRole('checkbox').check();
        await page.locator('.mail-bar').getByRole('button', { name: 'Delete' }).click();
      },
      (page) => expect(row(page, 'Prize wheel')).toHaveCount(0),
      (page) => expect(row(page, 'Prize wheel')).toHaveCount(1),
    ],
    [
      'DELETE /delete/mail',
      'Cannot delete selected mails',
      '/email-inbox?folder=trash',
      async (page) => {
        await row(page, 'Shader test').getByRole('checkbox').check();
        await page.locator('.mail-bar').getByRole('button', { name: 'Delete' }).click();
      },
      (page) => expect(row(page, 'Shader test')).toHaveCount(0),
      (page) => expect(row(page, 'Shader test')).toHaveCount(1),
    ],
  ];
  for (const [call, sentence, path, act, isDone, isUndone] of takeEvery(6, cases))
    test(call, async ({ page }) => {
      await openFolder(page, path);
      await failCalls(page, call);
      await act(page);
      await expect(toast(page, sentence)).toBeVisible();
      await isUndone(page);
      await failCalls(page);
      const before = await readKept(page);
      await toast(page, sentence).getByRole('button', { name: 'Try again' }).click();
      await isDone(page);
      // It is shown before it is written.
      await expect.poll(() => readKept(page)).not.toBe(before);
      await page.reload();
      await expect(page.locator('.mail-bar')).toBeVisible();
      await isDone(page);
    });

  test('POST /add/mail, and sending', { tag: '@ci' }, async ({ page }) => {
    await openFolder(page, '/email-inbox?edit=reply-1');
    const dialog = page.getByRole('dialog', { name: 'Reply' });
    await failCalls(page, 'POST /add/mail');
    await dialog.getByLabel('Subject').fill('Fourth prize');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Cannot add selected mails' })).toContainText('What you wrote is still here.');
    await failCalls(page, 'PUT /update/mail');
    await dialog.getByLabel('Subject').fill('The fourth prize');
    await expect(dialog.getByText('The draft is kept.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Cannot update selected mails' })).toBeVisible();
    await failCalls(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/email-inbox?folder=sent');
    await expect(row(page, 'The fourth prize')).toHaveCount(1);
  });

  test('loading', { tag: '@ci' }, async ({ page }) => {
    await openFolder(page);
    for (const [call, sentence] of [
      ['GET /folders', 'Cannot get folder'],
      ['POST /mailslists', 'Cannot get allmail'],
    ] as const) {
      await failCalls(page, call);
      await page.reload();
      const alert = page.getByRole('alert').filter({ hasText: 'The mails could not be loaded.' });
      await expect(alert).toContainText(sentence);
      await failCalls(page);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(10);
    }
  });
});

test('by keyboard alone mails are read, selected, starred, deleted, searched and written', { tag: '@ci' }, async ({ page }) => {
  await openFolder(page);
  const { keyboard } = page;
  const help = page.getByRole('dialog', { name: 'Keys' });
  // Keys are heard a moment after the mails are shown.
  const openHelp = () =>
    expect(async () => {
      await keyboard.press('?');
      await expect(help).toContainText('Next mail', { timeout: 1000 });
    }).toPass();
  await openHelp();
  await expectNoViolation(page);
  await keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await keyboard.press('j');
  await expect(row(page, 'Prize wheel').getByRole('link')).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('s');
  await expect(row(page, 'Attribution window').getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('u');
  await expect(folder(page, 'Inbox 5 unread')).toBeVisible();
  await keyboard.press('k');
  await keyboard.press('x');
  await expect(page.locator('.mail-bar')).toContainText('Selected: 1');
  await keyboard.press('#');
  await expect(row(page, 'Prize wheel')).toHaveCount(0);
  await expect(row(page, 'Attribution window').getByRole('link')).toBeFocused();
  await keyboard.press('Enter');
  await expectPage(page, '/email-read/2', 'Attribution window for Halden Mobile');
  await keyboard.press('j');
  await expectPage(page, '/email-read/19', 'Nordkorn: odds and stock per bakery');
  await keyboard.press('u');
  await expectPage(page, '/email-inbox', 'Inbox');
  await expect(rows(page)).toHaveCount(10);

  await keyboard.press('/');
  await keyboard.type('jskjx');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('jskjx');
  await openFolder(page);
  await openHelp();
  await keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'New mail' });
  await expect(dialog.getByRole('combobox', { name: 'To' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'true');
  await dialog.getByRole('combobox', { name: 'To' }).focus();
  // The focus has fetched it.
  await expect(dialog.locator('.combo-box').first()).toBeVisible();
  await keyboard.type('carla');
  await expect(page.getByRole('option', { name: /Carla Moretti/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(dialog.getByRole('row', { name: /Carla Moretti/ })).toBeVisible();
  await dialog.getByLabel('Subject').focus();
  await keyboard.type('Deep links by country');
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.goto('/email-inbox?folder=sent');
  await expect(row(page, 'Deep links by country')).toContainText('Carla Moretti');
});

test('single keys can be switched off, and the device remembers it', { tag: '@ci' }, async ({ page }) => {
  await openFolder(page);
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('switch', { name: 'Single keys do something' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.mail-subject:focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('switch', { name: 'Single keys do something' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible();
});

test('the HTML of a mail runs nothing, fetches nothing, and opens its links elsewhere', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/email-read/24');
  await expect(page.getByText('Pictures from elsewhere were left out: 3.')).toBeVisible();
  const element = page.locator('.mail-frame');
  expect(await element.getAttribute('sandbox')).not.toContain('allow-scripts');
  const frame = page.frameLocator('.mail-frame');
  await expect(frame.getByText('Chart: seconds of attention by format')).toBeVisible();
  const link = frame.getByRole('link', { name: 'Read the issue' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(frame.getByText('Leave the list')).not.toHaveAttribute('href');
  await expect(frame.locator('script, img')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('trademedia'))).toEqual([]);
  // As high as its text: nothing is scrolled inside.
  expect(
    await element.evaluate(
      (one) => one instanceof HTMLIFrameElement && (one.contentDocument?.documentElement.scrollHeight ?? 9999) <= one.clientHeight + 1,
    ),
  ).toBe(true);
});

test('an attachment is saved, and a mail that is deleted leads back to its list', async ({ page }) => {
  await page.goto('/email-read/2');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download halden-cohorts.csv' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('1,1840,1196,644');
  await page.getByRole('link', { name: 'Next mail' }).click();
  await expectPage(page, '/email-read/19', 'Nordkorn: odds and stock per bakery');
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expectPage(page, '/email-inbox', 'Inbox');
  await expect(rows(page)).toHaveCount(10);
  await expect(row(page, 'Nordkorn: odds')).toHaveCount(0);
  await toast(page, 'Moved to Trash: 1').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Nordkorn: odds')).toHaveCount(1);
});

for (const id of takeEvery(3, ['999', 'abc', '0']))
  test(`an unknown mail (${id}) says so and leads back`, async ({ page }) => {
    await page.goto(`/email-read/${id}?folder=sent`);
    await expect(page.getByRole('alert').filter({ hasText: 'The mail could not be loaded.' })).toContainText('Cannot get allmail');
    await page.getByRole('link', { name: 'Back to Sent' }).click();
    await expectPage(page, '/email-inbox?folder=sent', 'Sent');
  });

test('what is read in one tab is counted in the other, beside its menu too', { tag: '@ci' }, async ({ page, context }) => {
  await openFolder(page);
  const other = await context.newPage();
  await signIn(other);
  await openFolder(other);
  const inMenu = (count: number) => other.getByRole('button', { name: new RegExp(`^Email.*${String(count)} unread`) });
  await expect(inMenu(6)).toBeVisible();
  await row(page, 'Prize wheel').getByRole('link').click();
  await expect(page.locator('.mail-plain')).toBeVisible();
  await expect(folder(other, 'Inbox 5 unread')).toBeVisible();
  await expect(inMenu(5)).toBeVisible();
});

test('a mail is found by the search of the site', { tag: '@ci' }, async ({ page }) => {
  await openFolder(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and records' }).fill('floor prices lisbon');
  await page.getByRole('option', { name: /Floor prices, Lisbon/ }).click();
  await expectPage(page, '/email-read/16', 'Floor prices, Lisbon');
});

test('a template takes other words, shows both widths and modes, and is taken along', { tag: '@ci' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/email-template-alert');
  await page.getByLabel('Heading').fill('Fifty <bakeries> & more');
  await expect.poll(() => new URLSearchParams(query(page)).get('heading')).toBe('Fifty <bakeries> & more');
  for (const at of [0, 1]) await expect(page.frameLocator('.mail-frame').nth(at).getByRole('heading')).toHaveText('Fifty <bakeries> & more');
  expect(await page.locator('.mail-frame').evaluateAll((frames) => frames.map((frame) => frame.clientWidth))).toEqual([600, 320]);
  const colour = () =>
    page
      .frameLocator('.mail-frame')
      .first()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await colour()).toBe('rgb(243, 241, 235)');
  await page.getByRole('link', { name: 'Dark', exact: true }).click();
  await expect.poll(colour).toBe('rgb(16, 15, 13)');
  await page.reload();
  await expect.poll(colour).toBe('rgb(16, 15, 13)');
  await page.getByRole('button', { name: 'Copy as HTML' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<!doctype html>[\s\S]*Fifty &lt;bakeries&gt; &amp; more<\/h1>/);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Fifty <bakeries> & more\n====');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .eml' }).click();
  expect((await download).suggestedFilename()).toBe('surge-alert.eml');
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/^From: Surge/);
  await page.getByLabel('Where the button leads').fill('nowhere');
  await expect(page.getByText('Enter a whole address, such as https://surge.example.')).toBeVisible();
  await page.getByRole('navigation', { name: 'E-mail templates' }).getByRole('link', { name: 'Statement' }).click();
  await expectPage(page, '/email-template-billing', 'Statement');
  await expect(page.frameLocator('.mail-frame').first().getByText('$3,206.40')).toBeVisible();
});
