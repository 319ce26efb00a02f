import type { Locator } from '@playwright/test';
import { galleryPages } from '#app/features/form-gallery/gallery-content.ts';
import { takeEvery } from '#tools/whole-run.ts';
import {
  bringControls,
  comeNear,
  expect,
  expectNoViolation,
  expectPage,
  expectValidHtml,
  expectVariants,
  listVariants,
  type Page,
  prefer,
  signIn,
  test,
} from './fixture.ts';

/** The example of a part, by its heading, and what its form would send. */
const partOf = (page: Page, name: string) =>
  page.locator('.gallery-part').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

async function readForm(page: Page, name: string, button = 'Show what it would send'): Promise<unknown> {
  const part = partOf(page, name);
  await part.getByRole('button', { name: button }).click();
  return JSON.parse(await part.locator('.would-send pre').innerText());
}

const segment = (page: Page, part: string, field: string) => partOf(page, part).getByRole('group', { name: field }).getByRole('spinbutton').first();

/** Focuses the first part of a date as React Aria names it. */
async function enterDate(page: Page, part: string, field: string): Promise<void> {
  await comeNear(partOf(page, part).locator('form'), segment(page, part, field));
  await segment(page, part, field).focus();
}

/** As a person types: the list opens for what is typed into a focused field. */
async function retype(field: Locator, text: string): Promise<void> {
  await comeNear(field, field.and(field.page().locator('input')));
  await field.focus();
  await field.press('Control+A');
  await field.pressSequentially(text);
}

test('pages of forms ask who is not signed in to sign in', async ({ page }) => {
  await page.goto('/form-wizard?step=2');
  await expectPage(page, /\/login\?next=%2Fform-wizard%3Fstep%3D2$/, 'Back to your numbers.');
});

// What the server draws of a control that comes later is a native one.
for (const part of ['date-time-input', 'tag-input', 'rich-text', 'file-drop', 'number-input'])
  test(`/styleguide/${part} is valid HTML from the server`, async ({ request }) => {
    await expectValidHtml(await (await request.get(`/styleguide/${part}`)).text());
  });

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('a date is typed in the order of the language, and the form reads it in ISO', async ({ page }) => {
    await page.goto('/form-advanced');
    await enterDate(page, 'DateInput', 'Last day');
    await page.keyboard.type('05122026');
    expect(await readForm(page, 'DateInput')).toEqual({ day: '2026-11-23', 'last-day': '2026-12-05' });
  });

  test('a date is chosen from a calendar in German by keyboard', { tag: '@ci' }, async ({ page }) => {
    await prefer(page, { language: 'gr' });
    await page.goto('/form-advanced');
    const part = partOf(page, 'DateInput');
    await expect(part.getByRole('group', { name: 'First day' })).toContainText('23.11.2026');
    await enterDate(page, 'DateInput', 'First day');
    await page.keyboard.press('ArrowUp');
    await part.getByRole('button', { name: 'Kalender' }).first().focus();
    await page.keyboard.press('Enter');
    // A week of German begins on Monday.
    await expect(page.getByRole('dialog').locator('th').first()).toHaveText('M');
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('November 2026');
    await expectNoViolation(page);
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readForm(page, 'DateInput', 'Zeigen, was gesendet würde')).toEqual({ day: '2026-12-02', 'last-day': '' });
  });

  test('a date and its time are typed, and the field says whose clock they are read from', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/form-advanced');
    const part = partOf(page, 'DateTimeInput');
    await expect(part).toContainText('Europe/Berlin');
    await enterDate(page, 'DateTimeInput', 'Start of the flight');
    await page.keyboard.type('24122026');
    await page.keyboard.type('1005');
    expect(await readForm(page, 'DateTimeInput')).toEqual({ start: '2026-12-24T10:05', time: '18:00' });
  });

  test('where the control does not come, the browser’s own field takes the same value', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(/date-picker/);
    await page.route('**/assets/date-picker-*.js', (route) => route.abort());
    await page.goto('/form-advanced');
    await page.getByLabel('Last day').fill('2026-12-05');
    expect(await readForm(page, 'DateInput')).toEqual({ day: '2026-11-23', 'last-day': '2026-12-05' });
  });

  test('one of many is found by a part of its name without its accents, by keyboard alone', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/form-elements');
    const box = page.getByRole('combobox', { name: 'City' });
    await expect(box.locator(':checked')).toHaveText('Oslo');
    await retype(box, 'mala');
    await expect(page.getByRole('option')).toHaveText(['Málaga']);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(box).toHaveValue('Málaga');
    expect(await readForm(page, 'ComboBox')).toEqual({ city: 'málaga' });
    await retype(box, 'nowhere');
    await expect(page.locator('.combo-nothing')).toHaveText('No city of that name.');
  });

  test('several are chosen by typing, a new one is added, and each is taken away by keyboard', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/form-elements');
    const team = page.getByRole('combobox', { name: 'Members of the team' });
    await retype(team, 'hop');
    await team.press('ArrowDown');
    await team.press('Enter');
    await team.press('Escape');
    const tags = page.getByRole('combobox', { name: 'Tags' });
    await retype(tags, 'summer');
    await tags.press('ArrowDown');
    await tags.press('Enter');
    await tags.press('Escape');
    expect(await readForm(page, 'TagInput')).toEqual({ team: ['Maren Holt', 'Grace Hopper'], tags: 'summer' });
    await tags.press('Backspace');
    await page.getByRole('row', { name: 'Maren Holt' }).focus();
    await page.keyboard.press('Delete');
    expect(await readForm(page, 'TagInput')).toEqual({ team: 'Grace Hopper' });
  });

  test('an amount is read in whole cents, written as the language does', async ({ page }) => {
    await prefer(page, { language: 'gr' });
    await page.goto('/form-advanced');
    const price = page.getByLabel('Price');
    await expect(price).toHaveValue('1.234,50');
    await price.fill('19,9');
    await price.press('Tab');
    await expect(price).toHaveValue('19,90');
    await price.press('ArrowUp');
    expect(await readForm(page, 'NumberInput', 'Zeigen, was gesendet würde')).toEqual({ 'price-cents': '2090', impressions: '' });
  });

  test('a mask keeps the caret where a digit is put in or taken out', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/form-mask');
    const card = page.getByLabel('Card number');
    await expect(card).toHaveValue('4111 1111');
    await card.focus();
    await page.keyboard.press('Home');
    for (const key of ['ArrowRight', 'ArrowRight', '9', '8']) await page.keyboard.press(key);
    await expect(card).toHaveValue('4198 1111 11');
    expect(await card.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(4);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expect(card).toHaveValue('4191 1111 1');
    expect(await card.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(3);
  });

  test('files are taken or refused with a reason, shown, removed, and stay in the form', async ({ page }) => {
    await page.goto('/form-uploads');
    const input = page.getByLabel('Logo and brand book');
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
    await input.setInputFiles([picture, { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') }]);
    const part = partOf(page, 'FileDrop');
    await expect(part.getByRole('alert')).toHaveText('run.exe is no picture and no PDF. Choose another file.');
    await expect(part.locator('.file-drop-files img')).toBeVisible();
    await expect(part.getByText('1 kB')).toBeVisible();
    await dropFile(page, { name: 'book.pdf', type: 'application/pdf', bytes: 2000 });
    await expect(part.getByText('book.pdf', { exact: true })).toBeVisible();
    await dropFile(page, { name: 'large.pdf', type: 'application/pdf', bytes: 2_000_001 });
    await expect(part.getByRole('alert')).toHaveText('large.pdf is larger than 2 MB. Choose a smaller file.');
    await expectNoViolation(page);
    expect(await readForm(page, 'FileDrop')).toMatchObject({ files: [{ name: 'logo.png' }, { name: 'book.pdf', bytes: 2000 }] });
    await part.getByRole('button', { name: 'Remove logo.png' }).press('Enter');
    await expect(input).toBeFocused();
    expect(await readForm(page, 'FileDrop')).toMatchObject({ files: { name: 'book.pdf' } });
  });

  test('rich text is written by keyboard, and what is pasted is cleaned', async ({ page }) => {
    await page.goto('/form-editor');
    const editor = page.getByRole('textbox', { name: 'Message' });
    await expect(editor).toHaveAttribute('contenteditable', 'true');
    await editor.press('Control+A');
    await page.keyboard.type('Hello ');
    await page.keyboard.press('Control+B');
    await page.keyboard.type('you');
    await page.keyboard.press('Shift+Tab');
    // One stop of Tab; arrows move among the tools.
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    expect(await readForm(page, 'RichText')).toEqual({ message: '<ul><li><p>Hello <strong>you</strong></p></li></ul>' });
    await editor.evaluate((target) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<h1 onclick="x()" style="color:red">Big</h1><script>x()</script><a href="javascript:x()">bad</a>');
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const sent = JSON.stringify(await readForm(page, 'RichText'));
    expect(sent).toContain('Big');
    expect(sent).not.toMatch(/h1|script|style|onclick|javascript/);
  });

  test('a link is set to what is selected, by keyboard, and a wrong address is refused', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/form-editor');
    await page.locator('[contenteditable=true]').press('Control+A');
    await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
    const address = page.getByLabel('Address');
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Enter a whole address' })).toBeVisible();
    await address.fill('https://surge.example/brief');
    await address.press('Enter');
    expect(JSON.stringify(await readForm(page, 'RichText'))).toContain('href=\\"https://surge.example/brief\\"');
  });

  test('a wizard refuses what is missing, goes back without loss, and its steps are in the address', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/form-wizard');
    const part = partOf(page, 'Steps in the address');
    await part.getByRole('button', { name: 'Next' }).click();
    const name = part.getByLabel('Name of the campaign');
    await expect(name).toBeFocused();
    await expect(part.getByRole('alert')).toContainText('Please look at these fields: 2');
    await name.fill('Horizon');
    await part.getByLabel('E-mail').fill('ada@surge.example');
    await part.getByLabel('E-mail').press('Enter');
    await expect(page).toHaveURL(/\?step=2$/);
    await expect(part.getByRole('heading', { level: 3, name: 'Flight' })).toBeFocused();
    await expect(part.locator('[aria-current=step]')).toContainText('Flight');
    await part.getByRole('button', { name: 'Next' }).click();
    await expect(part.getByText('Fill this in.').first()).toBeVisible();
    await expect(part.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first()).toBeFocused();
    await page.goBack();
    await expect(name).toHaveValue('Horizon');
    await page.goForward();
    await page.keyboard.press('Tab');
    await enterDate(page, 'Steps in the address', 'First day');
    await page.keyboard.type('01122026');
    await enterDate(page, 'Steps in the address', 'Last day');
    await page.keyboard.type('24122026');
    await part.getByRole('button', { name: 'Next' }).click();
    await part.getByRole('textbox', { name: 'Budget' }).fill('5000');
    await part.getByRole('button', { name: 'Back' }).click();
    await part.getByRole('button', { name: 'Next' }).click();
    await expect(part.getByRole('textbox', { name: 'Budget' })).toHaveValue('5,000.00');
    expect(await readForm(page, 'Steps in the address', 'Check and show')).toEqual({
      campaign: 'Horizon',
      email: 'ada@surge.example',
      'first-day': '2026-12-01',
      'last-day': '2026-12-24',
      'budget-cents': '500000',
    });
  });

  test('a form names what is wrong where it is, and takes it back as it is mended', async ({ page }) => {
    await page.goto('/form-validation');
    const part = partOf(page, 'A form that checks itself');
    await part.getByRole('button', { name: 'Check and show' }).click();
    await expect(part.getByRole('alert').getByRole('listitem')).toHaveCount(5);
    await expectNoViolation(page);
    await part.getByLabel('Company').fill('Nuvane');
    await expect(part.getByRole('alert').getByRole('listitem')).toHaveCount(4);
    await part.getByRole('alert').getByRole('link', { name: 'First day' }).click();
    await expect(segment(page, 'A form that checks itself', 'First day')).toBeFocused();
    await page.keyboard.type('01122026');
    await expect(part.getByRole('alert').getByRole('listitem')).toHaveCount(3);
    await part.getByLabel('E-mail').fill('ada@surge.example');
    await part.getByLabel('Budget').fill('499.99');
    await part.getByLabel('I have read the sample terms.').check();
    await part.getByRole('button', { name: 'Check and show' }).click();
    await expect(part.getByLabel('Budget')).toBeFocused();
    await part.getByLabel('Budget').fill('500');
    expect(await readForm(page, 'A form that checks itself', 'Check and show')).toMatchObject({ 'budget-cents': '50000', 'first-day': '2026-12-01' });
  });

  test('rows come and go, the focus goes along, and the total is right to the cent', async ({ page }) => {
    await page.goto('/form-repeater');
    const part = partOf(page, 'Lines of an invoice');
    await part.getByLabel('Price').first().fill('19.99');
    await part.getByLabel('Quantity').first().fill('3');
    await expect(part.locator('.invoice-total output')).toHaveText('59.97 EUR');
    await part.getByRole('button', { name: 'Add a line' }).press('Enter');
    await expect(part.getByLabel('Description').last()).toBeFocused();
    await part.getByLabel('Price').last().fill('0.1');
    await expect(part.locator('.invoice-total output')).toHaveText('60.07 EUR');
    await part.getByRole('button', { name: 'Remove line 1' }).press('Enter');
    await expect(part.getByRole('button', { name: 'Remove line 1' })).toBeFocused();
    await expect(part.locator('.invoice-total output')).toHaveText('0.10 EUR');
    await expect(part.getByLabel('Quantity')).toHaveCount(2);
  });

  test('icons are searched in the address, walked by arrow keys, and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/icons?q=arr');
    await expect(page.getByText('Icons: 3')).toBeVisible();
    for (const [text, name] of [
      ['cart', 'cart'],
      ['shop', 'cart'],
      ['delete', 'bin'],
      ['pencil', 'edit'],
    ] as const) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(text);
      await expect(page.getByRole('toolbar').getByRole('button')).toHaveText([name]);
    }
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(page).toHaveURL(/\/icons$/);
    await page.getByRole('toolbar').getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'close' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy the code' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<Icon name="close" />');
    await page.getByRole('button', { name: 'Copy the SVG' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg .*<path d="M4 4l12 12M16 4L4 16"/);
  });

  for (const [turn, path] of takeEvery(12, [...Object.keys(galleryPages), '/icons']).entries()) {
    test(`${path} has its heading from the server, no violation in its languages and modes, and does not scroll sideways at 320 px`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(galleryPages[path]?.heading ?? 'Every glyph of the site.');
      await expectValidHtml(html);
      await expectVariants(page, listVariants(turn), async () => {
        await page.goto(path);
        await expect(page.locator('.gallery-part, .icon-grid').first()).toBeVisible();
        // Controls that come when the visitor is near are looked at, not what stands in for them.
        await bringControls(page);
      });
    });
  }
});

async function dropFile(page: Page, file: { readonly name: string; readonly type: string; readonly bytes: number }): Promise<void> {
  await page.locator('.file-drop').evaluate((zone, { name, type, bytes }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    for (const event of ['dragover', 'drop']) zone.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
  }, file);
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
