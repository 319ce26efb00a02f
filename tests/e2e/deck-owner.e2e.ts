import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { DeckComment } from '#protocol/deck.ts';
import { callDecks } from './call-decks.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectPage,
  expectVariants,
  holdRequests,
  hydrate,
  keepOnDevice,
  listVariants,
  open,
  type Page,
  prefer,
  tabTo,
  test,
} from './fixture.ts';

interface Deck {
  readonly view: string;
  readonly edit: string;
}

const content = (title: string) => ({
  title,
  client: 'Otter Bank',
  brand: { name: 'Otter', primary: '#15356a' },
  demos: [
    { id: 1, note: 'Spin it first.' },
    { id: 12, note: '' },
  ],
});
const make = (page: Page, title: string) => callDecks<Deck>(page, '', { deck: content(title) });
const openOwner = async (page: Page, { view, edit }: Deck, title: string) => {
  await open(page, `/decks/${view}#${edit}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};
const title = (page: Page) => page.getByLabel('Title of the deck');
const names = (page: Page) => page.locator('.owner-demos h3');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a deck is made of what is compared, by mouse and keys, and opened by its owner', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.brand', JSON.stringify({ name: 'Müller & Söhne', primary: '#15356a' }));
  await open(page, '/compare?demos=1,12');
  await page.getByRole('link', { name: 'Make a deck of these' }).click();
  await expectPage(page, '/decks/new?demos=1,12', 'A deck that your client plays');
  await expect(names(page)).toHaveText([/Spin & Sip$/, /Golden Hour$/]);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Müller & Söhne');

  // Nothing is sent before it is right, and the focus goes to what is wrong.
  await page.getByRole('button', { name: 'Make the deck' }).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Give the deck a title.' })).toBeVisible();
  await title(page).fill('Autumn ideas');
  await page.getByRole('textbox', { name: /^Client/ }).fill('Müller & Söhne');
  await page.getByLabel('Note on Golden Hour').fill('For the sunset slot.');

  const handle = page.getByRole('button', { name: 'Drag Golden Hour' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(names(page)).toHaveText([/Golden Hour$/, /Spin & Sip$/]);
  await page.getByLabel('Add a demo').selectOption('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(names(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Take Spin & Sip out of the deck' }).click();
  await expect(names(page)).toHaveCount(2);

  // The draft outlives a reload, without its password.
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.reload();
  await hydrate(page);
  await expect(title(page)).toHaveValue('Autumn ideas');
  await expect(page.getByLabel('Note on Golden Hour')).toHaveValue('For the sunset slot.');
  await expect(names(page)).toHaveCount(2);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Open for').selectOption('7');
  await page.getByLabel('Password', { exact: true }).fill('otters-swim');
  await page.getByRole('button', { name: 'Make the deck' }).click();

  await expect(page.getByRole('heading', { name: 'Your deck is made' })).toBeFocused();
  const client = (await page.getByRole('link', { name: /\/d\/[\w-]{22}$/ }).getAttribute('href')) ?? '';
  // Locked: without its password it is not there.
  expect((await page.request.get(client)).status()).toBe(404);
  await expectPage(page, /\/decks\/[\w-]{22}#[\w-]{43}$/, 'Autumn ideas');
  await expect(page.getByText('With a password')).toBeVisible();
  await expect(names(page).first()).toHaveText(/Golden Hour$/);
  await expect(page.getByLabel('Note on Golden Hour')).toHaveValue('For the sunset slot.');

  // The device finds it again, and forgets it when told so.
  await open(page, '/decks/new');
  await expect(title(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Autumn ideas' }).click();
  await expectPage(page, /#/, 'Autumn ideas');
  await open(page, '/decks/new');
  await page.getByRole('button', { name: 'Forget Autumn ideas' }).click();
  await expect(page.getByRole('heading', { name: 'Your decks on this device' })).toHaveCount(0);
});

test('the server never learns the secret from an address, and draws nothing of the deck', async ({ page }) => {
  const deck = await make(page, 'Never told');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await openOwner(page, deck, 'Never told');
  expect(asked.filter((address) => address.includes(deck.edit))).toEqual([]);
  expect(await (await page.request.get(`/decks/${deck.view}`)).text()).not.toContain('Never told');
});

test('what the client said is read and answered, and what they did is counted', async ({ page }) => {
  const deck = await make(page, 'Talked about');
  await callDecks(page, `/${deck.view}/comments`, { comment: { demo: 1, second: 7, name: 'Mara', text: 'The wheel is too fast.' } });
  await callDecks(page, `/${deck.view}/decisions`, { decision: { demo: 12, kind: 'approved', name: 'Ivo', text: 'Lovely.' } });
  await callDecks(page, `/${deck.view}/seen`, {});
  await callDecks(page, `/${deck.view}/seen`, { played: 12 });
  await openOwner(page, deck, 'Talked about');
  const talk = page.getByRole('region', { name: 'What your client did' });
  await expect(talk).toContainText('Opened: 1.');
  await expect(talk.getByRole('listitem').filter({ hasText: 'Golden Hour' }).first()).toContainText(/Played: 1.*Approved as it is.*Ivo.*Lovely\./s);
  await expect(talk).toContainText('The wheel is too fast.');
  await talk.getByRole('button', { name: 'Answer Mara' }).click();
  await page.keyboard.type('We slow it down.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  await talk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(talk).toContainText(/Ada.*We slow it down\./s);
  await expect(talk.getByRole('button', { name: 'Answer Mara' })).toBeVisible();
  await callDecks(page, `/${deck.view}/comments`, { comment: { demo: 12, name: 'Ivo', text: 'And louder.' } });
  await talk.getByRole('button', { name: 'Look again' }).click();
  await expect(talk).toContainText('And louder.');
});

test('what asks for nothing is marked so, on this device, until more is said', { tag: '@ci' }, async ({ page }) => {
  const deck = await make(page, 'Thanked');
  const said = await callDecks<DeckComment>(page, `/${deck.view}/comments`, { comment: { demo: 1, name: 'Mara', text: 'Thanks, lovely.' } });
  await openOwner(page, deck, 'Thanked');
  const summary = page.locator('.owner-summary');
  const waits = page.locator('.owner-thread').getByText('Unanswered', { exact: true });
  await expect(summary).toContainText('Unanswered: 1');
  const mark = page.getByRole('button', { name: 'No answer needed Mara' });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toBeFocused();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(waits).toHaveCount(0);
  await page.reload();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(summary).toContainText('Comments: 1');
  await expect(summary).not.toContainText('Unanswered');
  await mark.click();
  await expect(summary).toContainText('Unanswered: 1');
  await mark.click();
  await expect(summary).not.toContainText('Unanswered');
  await callDecks(page, `/${deck.view}/comments`, { comment: { demo: 1, name: 'Mara', text: 'And larger?', answers: said.id } });
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(waits).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
});

test('that a deck is made is news once, and slides are made without moving what stands below', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { language: 'gr' });
  await open(page, '/decks/new?demos=12,1');
  await page.getByLabel('Titel der Auswahl').fill('Einmal neu');
  await page.keyboard.press('Enter');
  const made = page.getByRole('heading', { name: 'Ihre Auswahl ist erstellt' });
  await expect(made).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Einmal neu' })).toBeVisible();
  await expect(made).toHaveCount(0);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Einmal neu' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const place = () => page.getByRole('link', { name: 'Drucken oder als PDF sichern' }).boundingBox();
    const below = () => page.getByRole('heading', { name: 'Was Ihr Kunde getan hat' }).boundingBox();
    const before = [await place(), await below()];
    const release = await holdRequests(page, /save-presentation/);
    const saved = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'PowerPoint' }).click();
    await expect(page.getByText('Die Präsentation wird erstellt …')).toBeVisible();
    await expect(page.getByText('1 von 2')).toBeInViewport({ ratio: 1 });
    expect([width, await place(), await below()]).toEqual([width, ...before]);
    release();
    await saved;
    expect([width, await place(), await below()]).toEqual([width, ...before]);
  }
});

test(
  'the deck becomes slides in the client’s brand, with its notes and its unit, and LibreOffice opens them',
  { tag: '@ci' },
  async ({ page }, { outputDir }) => {
    test.slow();
    const { demos, ...rest } = content('Autumn ideas');
    const deck = await callDecks<Deck>(page, '', { deck: { ...rest, demos: [...demos, { id: 5, unit: '320x100', note: '' }] } });
    await openOwner(page, deck, 'Autumn ideas');
    // What is not saved is not in the file.
    await page.getByLabel('Note on Golden Hour').fill('Not saved');
    const button = page.getByRole('button', { name: 'PowerPoint' });
    const downloading = page.waitForEvent('download', { timeout: 150_000 });
    await button.click();
    await expect(page.getByText(/^[123] of 3$/)).toBeVisible();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('autumn-ideas.pptx');
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    const files = unzipSync(await readFile(await download.path()));
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(Object.keys(files).filter((name) => /^ppt\/slides\/slide\d\.xml$/.test(name))).toHaveLength(4);
    const links = (slide: number) => textOf(`ppt/slides/_rels/slide${slide}.xml.rels`);
    expect(links(1)).toContain(`/d/${deck.view}"`);
    expect(links(2)).toMatch(/\/play\/1#brand=[\w-]+"/);
    expect(links(4)).toMatch(/\/play\/5\?unit=320x100#brand=[\w-]+"/);
    // What can be typed shows the client's brand, too, and the unit.
    expect(textOf('ppt/slides/slide4.xml')).toContain(`/d/${deck.view}#demo-5<`);
    expect(textOf('ppt/notesSlides/notesSlide2.xml')).toContain('Why it is here: Spin it first.');
    expect(Object.values(files).some((file) => strFromU8(file).includes('Not saved'))).toBe(false);

    const path = `${outputDir}/${download.suggestedFilename()}`;
    await download.saveAs(path);
    const convert = ['--headless', `-env:UserInstallation=file://${outputDir}/profile`, '--convert-to', 'pdf', '--outdir', outputDir, path];
    test.skip(spawnSync('soffice', convert).status !== 0 || spawnSync('pdftotext', ['-v']).status !== 0, 'needs LibreOffice and poppler-utils');
    const pages = spawnSync('pdftotext', [`${outputDir}/${basename(path, '.pptx')}.pdf`, '-'], { encoding: 'utf8' })
      .stdout.split('\f')
      .slice(0, -1);
    expect(pages).toHaveLength(4);
    for (const [at, words] of [
      /Autumn ideas[\s\S]*For Otter Bank/,
      /Spin & Sip[\s\S]*Why it is here[\s\S]*Spin it first\./,
      /Golden Hour/,
      /Anywhere Weather, 320x100/,
    ].entries())
      expect(pages[at]).toMatch(words);
    expect(pages[2]).not.toContain('Why it is here');
  },
);

test('two who change one deck lose nothing: other fields are joined, the same one is asked about', async ({ page, allowFault }) => {
  allowFault(/status of 409/);
  const deck = await make(page, 'Changed twice');
  const change = (version: number, part: object) =>
    callDecks(page, `/${deck.view}/change`, { edit: deck.edit, version, deck: { ...content('Changed twice'), ...part } });
  await openOwner(page, deck, 'Changed twice');
  await page.getByLabel('Note on Golden Hour').fill('Mine');
  await change(1, { client: 'Otter Group' });
  await save(page).click();
  await expect(page.getByText('Saved, together with what was changed elsewhere meanwhile.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Client/ })).toHaveValue('Otter Group');

  await title(page).fill('My title');
  await change(3, { title: 'Their title', client: 'Otter Group', demos: [content('').demos[0], { id: 12, note: 'Mine' }] });
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Somebody else changed the same' })).toBeFocused();
  const choice = page.getByRole('group', { name: 'Title of the deck' });
  await expect(choice).toContainText(/My title.*Their title/s);
  await choice.getByText('Their title').click();
  await page.getByRole('button', { name: 'Save with these' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Their title' })).toBeVisible();
  await expect(page.getByLabel('Note on Golden Hour')).toHaveValue('Mine');
});

test('changes that are not saved are not left by accident, and can be taken back', async ({ page }) => {
  const deck = await make(page, 'Left');
  await openOwner(page, deck, 'Left');
  await title(page).fill('Left behind');
  await page.getByRole('link', { name: 'Surge' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep typing' }).click();
  await page.getByRole('button', { name: 'Take the changes back' }).click();
  await expect(title(page)).toHaveValue('Left');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
});

test('the link is closed and opened, ends another day, gets a password; the deck is duplicated and deleted', { tag: '@ci' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/status of 404/);
  const deck = await make(page, 'Handled');
  const look = async () => (await page.request.get(`/d/${deck.view}`)).status();
  await openOwner(page, deck, 'Handled');
  expect(await look()).toBe(200);
  await page.getByRole('button', { name: 'Close the link' }).click();
  await expect(page.getByText('The link is closed.').first()).toBeVisible();
  expect(await look()).toBe(404);
  await page.getByRole('button', { name: 'Open the link again' }).click();
  await expect(page.getByText('The link is open again.')).toBeVisible();
  expect(await look()).toBe(200);
  await page.getByLabel('A new end, from today').selectOption('7');
  await page.getByRole('button', { name: 'Set the end' }).click();
  await expect(page.getByText('The new end is set.')).toBeVisible();

  await page.getByLabel('A password').fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  await page.getByLabel('A password').fill('otters-swim');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('The password is set.')).toBeVisible();
  expect(await look()).toBe(404);
  await page.getByRole('button', { name: 'Take the password off' }).click();
  await expect(page.getByText('The password is taken off.')).toBeVisible();
  expect(await look()).toBe(200);

  await page.getByRole('button', { name: 'Duplicate the deck' }).click();
  await expect(page).not.toHaveURL(new RegExp(deck.view));
  await expectPage(page, /\/decks\/[\w-]{22}#[\w-]{43}$/, 'Handled');
  await openOwner(page, deck, 'Handled');
  await page.getByRole('button', { name: 'Delete the deck' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Handled”?' });
  await expect(question).toContainText('0 comments and 0 decisions');
  await question.getByRole('button', { name: 'Delete the deck' }).click();
  await expectPage(page, /\/decks\//, 'The deck is deleted');
  expect(await look()).toBe(404);
  await page.reload();
  await hydrate(page);
  await expectPage(page, /\/decks\//, 'This link opens no deck of yours');
});

test('a wrong link opens nothing and says what to do', async ({ page, allowFault }) => {
  allowFault(/status of 404/);
  const deck = await make(page, 'Hidden');
  for (const address of [`/decks/${deck.view}`, `/decks/${deck.view}#${deck.edit.replaceAll(/./g, 'A')}`, '/decks/nonsense#x']) {
    await open(page, address);
    await expectPage(page, /\/decks\//, 'This link opens no deck of yours');
    await expect(page.getByText('Hidden')).toHaveCount(0);
  }
});

test('a picture of the client’s page becomes the stage, and the ad is moved on it by keys and by mouse', { tag: '@ci' }, async ({ page }) => {
  const deck = await make(page, 'On a page');
  await openOwner(page, deck, 'On a page');
  await page.getByRole('button', { name: 'Show it on your client’s page Golden Hour' }).click();
  const input = page.locator('.page-editor input[type=file]');
  await input.setInputFiles({ name: 'page.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await input.setInputFiles('creatives/spin-and-sip/share.jpg');
  const unit = page.getByRole('application', { name: /^Golden Hour: / });
  await expect(unit).toHaveAccessibleName(/12% from the left, \d+% from the top, 76% wide/);
  // Drawn in the client's brand, as the client will see it.
  await expect(unit.locator('img')).toHaveAttribute('src', /^blob:/, { timeout: 30_000 });
  await unit.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('-');
  await expect(unit).toHaveAccessibleName(/75% wide/);
  const box = await unit.boundingBox();
  if (!box) throw new Error('No box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 400, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(unit).toHaveAccessibleName(/: 0% from the left/);
  await save(page).click();
  await expect(page.getByText('Saved: your client sees it under the same link.')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await page.getByRole('button', { name: 'Your client’s page: change it Golden Hour' }).click();
  await expect(unit).toHaveAccessibleName(/: 0% from the left, \d+% from the top, 75% wide/);
  const picture = page.getByAltText('Your client’s page');
  expect(await picture.getAttribute('src')).toMatch(/^\/d\/[\w-]{22}\/pictures\/[\w-]{22}$/);
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1200);
});

test('by the keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/decks/new?demos=12');
  await tabTo(page, title(page));
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your deck is made' })).toBeFocused();
  await expectNoSidewaysScroll(page, 390);
  await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible();
  // The link past the menus leaves the secret in the address.
  const address = page.url();
  await page.reload();
  await hydrate(page);
  await tabTo(page, page.getByRole('link', { name: /\/d\/[\w-]{22}$/ }));
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible();
});

test('both pages have no violation, in every language and in both modes', { tag: '@ci' }, async ({ page }) => {
  const deck = await make(page, 'Looked at');
  await callDecks(page, `/${deck.view}/comments`, { comment: { demo: 1, second: 7, name: 'Mara', text: 'The wheel is too fast.' } });
  // What is not saved is asked about.
  page.on('dialog', (dialog) => void dialog.accept());
  await expectVariants(page, listVariants(0), () => open(page, '/decks/new?demos=1,12'));
  await expectVariants(page, listVariants(1), async () => {
    // Another document: of the same one only the fragment would change.
    await page.goto('about:blank');
    await open(page, `/decks/${deck.view}#${deck.edit}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Looked at' })).toBeVisible();
    await page.locator('.owner-page-open').first().click();
    await page.locator('.page-editor input[type=file]').setInputFiles('creatives/spin-and-sip/share.jpg');
    await expect(page.getByRole('application')).toBeVisible();
  });
});
