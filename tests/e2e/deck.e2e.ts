import { spawnSync } from 'node:child_process';
import type { DeckComment, DeckContent, DeckDecision, DeckReceipt, OwnerView } from '#protocol/deck.ts';
import { callDecks } from './call-decks.ts';
import {
  expect,
  expectNoViolation,
  expectPage,
  expectValidHtml,
  expectVariants,
  holdRequests,
  hydrate,
  keepOnDevice,
  listVariants,
  MISSING,
  open,
  type Page,
  prefer,
  tabTo,
  test,
} from './fixture.ts';

const content: DeckContent = {
  title: 'Autumn on the phone',
  client: 'Lumara Coffee',
  brand: { name: 'Lumara', primary: '#0b4f3a', accent: '#ffd27a' },
  demos: [
    { id: 1, note: 'The wheel earns its second look.\nIt takes your own prizes.' },
    { id: 12, note: '' },
  ],
};

const makeDeck = (page: Page, deck: DeckContent = content) => callDecks<DeckReceipt>(page, '', { deck });
const showOwner = (page: Page, { view, edit }: DeckReceipt) => callDecks<OwnerView>(page, `/${view}/owner`, { edit });
const lock = (page: Page, { view, edit }: DeckReceipt, password: string) => callDecks(page, `/${view}/change`, { edit, version: 1, password });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const comment = (page: Page, name: string) => part(page, name).getByRole('textbox', { name: 'Your comment' });

test('a client plays, comments at a second and approves, and the owner has it all', async ({ page }) => {
  const deck = await makeDeck(page);
  await open(page, `/d/${deck.view}`);
  await expectPage(page, `/d/${deck.view}`, content.title);
  await expect(page).toHaveTitle(content.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('For Lumara Coffee')).toBeVisible();
  const spin = part(page, 'Spin & Sip');
  await expect(spin.getByText('The wheel earns its second look.')).toBeVisible();
  await expect(spin.getByText(/ kB \/ \d+ kB, /)).toBeVisible();
  await expect(spin.getByRole('link', { name: /^Open it large/ })).toHaveAttribute('href', /^\/play\/1#brand=/);

  await page.getByRole('button', { name: 'Play Spin & Sip' }).click();
  await expect(page.getByTitle('Spin & Sip, interactive demo')).toBeVisible();
  await page.getByRole('button', { name: 'Play Golden Hour' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  const pin = part(page, 'Golden Hour').getByRole('checkbox', { name: /^At 0:0\d of the play$/ });
  await expect(pin).toBeChecked();
  await comment(page, 'Golden Hour').fill('Warmer, please.');
  await part(page, 'Golden Hour').getByRole('button', { name: 'Send the comment' }).click();
  const name = part(page, 'Golden Hour').getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(page.getByText('Say who you are: a first name will do.')).toBeVisible();
  await name.fill('Mara');
  await part(page, 'Golden Hour').getByRole('button', { name: 'Send the comment' }).click();
  await expect(part(page, 'Golden Hour').getByRole('listitem').filter({ hasText: 'Warmer, please.' })).toContainText('Mara');
  await expect(comment(page, 'Golden Hour')).toHaveValue('');
  await expect(part(page, 'Golden Hour').getByText('Sent. Whoever sent you this deck sees it now.')).toBeVisible();

  // The name is known by now.
  await spin.getByRole('button', { name: /^Approve/ }).click();
  await expect(spin.getByText('You write as Mara.').first()).toBeVisible();
  await spin.getByRole('button', { name: 'Send the approval' }).click();
  await expect(spin.getByText('Approved as it is')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Demos' }).getByText('Approved as it is')).toBeVisible();

  const owned = await showOwner(page, deck);
  expect(owned.comments).toMatchObject([{ demo: 12, name: 'Mara', text: 'Warmer, please.', by: 'client', second: expect.any(Number) }]);
  expect(owned.decisions).toMatchObject([{ demo: 1, kind: 'approved', name: 'Mara' }]);
  expect([owned.opened, owned.played]).toEqual([1, { 1: 1, 12: 1 }]);

  const answers = owned.comments[0]?.id;
  await callDecks(page, `/${deck.view}/comments`, { edit: deck.edit, comment: { demo: 12, name: 'Ivo', text: 'It is now.', answers } });
  await page.reload();
  await expect(part(page, 'Golden Hour').getByRole('listitem').filter({ hasText: 'It is now.' }).last()).toContainText('sent this deck');
});

test('a decision is answered, and the answer too: both sides see it without loading anew, by keys alone', { tag: '@ci' }, async ({
  page,
  browser,
}) => {
  const deck = await makeDeck(page);
  await callDecks(page, `/${deck.view}/decisions`, { decision: { demo: 1, kind: 'change', name: 'Mara', text: 'Blue, please.' } });
  await callDecks(page, `/${deck.view}/comments`, { comment: { demo: 12, name: 'Tom', text: 'Louder.' } });
  const context = await browser.newContext();
  const client = await context.newPage();
  for (const one of [page, client]) await one.clock.install();
  await open(client, `/d/${deck.view}`);
  await open(page, `/decks/${deck.view}#${deck.edit}`);
  /** Both pages ask by themselves. */
  const wait = (one: Page) => one.clock.fastForward(20_000);

  // The owner is led from the top of the page to what waits for an answer.
  const summary = page.locator('.owner-summary');
  await expect(summary).toContainText(/Opened: 1.*Comments: 1.*Changes asked for: 1.*Unanswered: 2/);
  await tabTo(page, page.getByRole('link', { name: 'Unanswered: 2' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Answer Mara' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your answer to Mara' })).toBeFocused();
  await page.keyboard.type('It is blue now.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ivo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Answer Mara' })).toBeFocused();
  const talk = page.getByRole('region', { name: 'What your client did' });
  const owned = talk.getByRole('listitem').filter({ hasText: 'A change is asked for' });
  await expect(owned).toContainText(/Blue, please\..*Ivo.*It is blue now\./s);
  await expect(summary).toContainText('Unanswered: 1');

  const decision = part(client, 'Spin & Sip').getByRole('region', { name: /^Your decision/ });
  await expect(decision).toContainText('Blue, please.');
  await expect(decision.getByText('It is blue now.')).toHaveCount(0);
  await wait(client);
  await expect(decision.getByRole('listitem')).toContainText(/Ivo.*sent this deck.*It is blue now\./s);
  await expect(client.getByRole('navigation', { name: 'Demos' })).toContainText(/Spin & Sip.*Answers: 1/s);
  const answer = decision.getByRole('button', { name: 'Answer Ivo' });
  await tabTo(client, answer);
  await client.keyboard.press('Enter');
  await expect(decision.getByRole('textbox', { name: 'Your answer to Ivo' })).toBeFocused();
  await client.keyboard.press('Tab');
  await client.keyboard.type('Mara');
  await client.keyboard.press('Enter');
  await expect(decision.getByText('Write your answer first.')).toBeVisible();
  await expect(decision.getByRole('textbox', { name: 'Your answer to Ivo' })).toBeFocused();
  await expectNoViolation(client);
  await client.keyboard.type('And larger?');
  await tabTo(client, decision.getByRole('button', { name: 'Send the answer' }));
  await client.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await expect(decision.getByRole('listitem').last()).toContainText(/Mara.*And larger\?/s);
  await expect(part(client, 'Spin & Sip').getByText('Sent. Whoever sent you this deck sees it now.')).toBeVisible();

  await expect(owned).not.toContainText('And larger?');
  await wait(page);
  await expect(owned).toContainText(/It is blue now\..*Mara.*And larger\?.*Unanswered/s);
  await expect(summary).toContainText('Unanswered: 2');
  await owned.getByRole('button', { name: 'Answer Mara' }).click();
  await expectNoViolation(page);

  // Another decision leaves the talk about the one before it where it can be read.
  await callDecks(page, `/${deck.view}/decisions`, { decision: { demo: 1, kind: 'approved', name: 'Mara', text: '' } });
  await wait(client);
  await expect(decision).toContainText(/Decided earlier.*A change is asked for.*And larger\?.*Approved as it is/s);
  await wait(page);
  await expect(owned).toContainText(/Decided earlier.*And larger\?.*Approved as it is/s);
  await expect(owned.getByRole('textbox', { name: 'Your answer to Mara' })).toBeVisible();
  await context.close();
});

test('a decision is sent before it counts, and what became of it stands at the decision', { tag: '@ci' }, async ({ page }) => {
  const deck = await makeDeck(page);
  await open(page, `/d/${deck.view}`);
  const release = await holdRequests(page, '**/decisions');
  const golden = part(page, 'Golden Hour');
  const decision = golden.getByRole('region', { name: /^Your decision/ });
  const talk = golden.getByRole('region', { name: /^Comments/ });
  const approve = decision.getByRole('button', { name: /^Approve/ });
  const colours = () => approve.evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]);
  await approve.click();
  await decision.getByRole('textbox', { name: 'Your name' }).fill('Mara');
  // Opened is not chosen: it looks like no button that is on.
  const [ink, ground] = await colours();
  expect(ink).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));
  expect(ground).not.toBe(ink);
  await decision.getByRole('button', { name: 'Send the approval' }).click();
  await expect(decision.getByText('Sending', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Demos' }).getByText('Approved as it is')).toHaveCount(0);
  release();
  await expect(decision.getByText('Sent. Whoever sent you this deck sees it now.')).toBeVisible();
  await expect(decision.getByText('Approved as it is')).toBeVisible();
  await expect(talk.getByRole('status')).toBeHidden();
  await expect(talk.getByText('No comments yet.')).toBeVisible();
  await talk.getByRole('textbox', { name: 'Your comment' }).fill('Warmer, please.');
  await talk.getByRole('button', { name: 'Send the comment' }).click();
  await expect(talk.getByText('Sent. Whoever sent you this deck sees it now.')).toBeVisible();
  await expect(decision.getByText(/^Sent\./)).toHaveCount(0);
});

test('what is said without a network is kept, also by another page, and arrives once', async ({ page, context, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED/);
  const deck = await makeDeck(page);
  const { id } = await callDecks<DeckDecision>(page, `/${deck.view}/decisions`, {
    decision: { demo: 1, kind: 'change', name: 'Mara', text: 'Blue' },
  });
  await callDecks(page, `/${deck.view}/comments`, { edit: deck.edit, comment: { demo: 1, name: 'Ivo', text: 'It is now.', answers: id } });
  await keepOnDevice(page, 'surge.deck-name', 'Mara');
  await open(page, `/d/${deck.view}`);
  await expect(part(page, 'Spin & Sip').getByText('You write as Mara.')).toBeVisible();
  await context.setOffline(true);
  await comment(page, 'Spin & Sip').fill('From the train');
  await part(page, 'Spin & Sip').getByRole('button', { name: 'Send the comment' }).click();
  await part(page, 'Spin & Sip').getByRole('button', { name: 'Answer Ivo' }).click();
  await page.keyboard.type('From the tunnel');
  await part(page, 'Spin & Sip').getByRole('button', { name: 'Send the answer' }).click();
  await expect(part(page, 'Spin & Sip').getByText(/^Not sent yet\. It is kept on this device/)).toHaveCount(2);
  await expect(part(page, 'Spin & Sip').getByRole('listitem').filter({ hasText: 'From the tunnel' })).toContainText('Your answer to Ivo');
  await context.setOffline(false);
  await expect(part(page, 'Spin & Sip').getByText(/^Not sent yet/)).toHaveCount(0);
  await page.reload();
  await expect(part(page, 'Spin & Sip').getByText('From the train')).toHaveCount(1);
  await expect(part(page, 'Spin & Sip').getByRole('region', { name: /^Your decision/ })).toContainText(/It is now\..*From the tunnel/s);
  expect((await showOwner(page, deck)).comments).toHaveLength(3);
});

test('a locked deck looks like no deck, and opens by its password alone', async ({ page, browser, allowFault }) => {
  allowFault(MISSING);
  const deck = await makeDeck(page);
  await lock(page, deck, 'correct horse');
  const [locked, unknown] = await Promise.all([page.request.get(`/d/${deck.view}`), page.request.get(`/d/${'A'.repeat(22)}`)]);
  expect([locked.status(), unknown.status()]).toEqual([404, 404]);
  const texts = [await locked.text(), await unknown.text()];
  expect(texts[0]?.replaceAll(deck.view, '')).toBe(texts[1]?.replaceAll('A'.repeat(22), ''));
  expect(texts[0]).not.toContain('Autumn');
  await expectValidHtml(texts[0] ?? '');

  await open(page, `/d/${deck.view}`);
  await expectPage(page, `/d/${deck.view}`, 'This deck cannot be opened');
  await expect(page).toHaveTitle('Surge');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That did not open a deck.')).toBeVisible();
  await expect(password).toBeFocused();
  await hydrate(page);
  await expectNoViolation(page);
  await password.fill('correct horse');
  await page.getByRole('button', { name: 'Open the deck' }).click();
  await expectPage(page, `/d/${deck.view}`, content.title);
  await hydrate(page);
  // Not by posting the password again.
  const [reloaded] = await Promise.all([page.waitForRequest(`**/d/${deck.view}`), page.reload()]);
  expect(reloaded.method()).toBe('GET');
  await expectPage(page, `/d/${deck.view}`, content.title);
  await part(page, 'Spin & Sip')
    .getByRole('button', { name: /^Ask for a change/ })
    .click();
  await page.getByRole('textbox', { name: 'What is to be changed?' }).fill('Blue');
  await part(page, 'Spin & Sip').getByRole('textbox', { name: 'Your name' }).first().fill('Mara');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(part(page, 'Spin & Sip').getByText('A change is asked for')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await plain.getByLabel('Password').fill('correct horse');
  await plain.getByRole('button', { name: 'Open the deck' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(content.title);
  await expect(plain.getByText('The wheel earns its second look.')).toBeVisible();
  await context.close();
});

test('a demo stands on the client’s own page, and plays there', { tag: '@ci' }, async ({ page }) => {
  const deck = await makeDeck(page);
  await page.goto('/imprint');
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 1200, 300);
    return canvas.toDataURL('image/jpeg', 0.7).replace(/^[^,]*,/, '');
  });
  const { picture: name } = await callDecks<{ picture: string }>(page, `/${deck.view}/pictures`, { edit: deck.edit, picture });
  const demos = [{ id: 12, note: '', page: { picture: name, x: 0.1, y: 0.4, width: 0.6 } }];
  await callDecks(page, `/${deck.view}/change`, { edit: deck.edit, version: 1, deck: { ...content, demos } });
  await open(page, `/d/${deck.view}`);
  const stage = page.getByRole('img', { name: 'Picture of your page' });
  await page.getByRole('button', { name: 'Play Golden Hour' }).click();
  const frame = page.getByTitle('Golden Hour, interactive demo');
  await expect(frame).toBeVisible();
  const [around, inside] = [await stage.boundingBox(), await frame.boundingBox()];
  if (!around || !inside) throw new Error('Not drawn');
  expect((inside.x - around.x) / around.width).toBeCloseTo(0.1, 1);
  expect((inside.y - around.y) / around.height).toBeCloseTo(0.4, 1);
  expect(inside.width / around.width).toBeCloseTo(0.6, 1);
});

test(
  'on paper the whole deck stands in the client’s brand, on A4 and on Letter, and nothing to press',
  { tag: '@ci' },
  async ({ page }, { outputDir }) => {
    test.slow();
    const deck = await makeDeck(page, { ...content, demos: [...content.demos, { id: 4, note: '' }] });
    const said = { comment: { demo: 12, name: 'Mara', text: 'Warmer, please.', second: 7 } };
    const { id } = await callDecks<DeckComment>(page, `/${deck.view}/comments`, said);
    await callDecks(page, `/${deck.view}/comments`, { edit: deck.edit, comment: { demo: 12, name: 'Ivo', text: 'It is now.', answers: id } });
    await callDecks(page, `/${deck.view}/decisions`, { decision: { demo: 1, kind: 'change', name: 'Mara', text: 'Blue, please.' } });
    await prefer(page, { settings: 'mode=dark' });
    await open(page, `/d/${deck.view}`);
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await page.getByRole('button', { name: 'Play Spin & Sip' }).click();
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.getByText('Drawing the pictures for paper …')).toBeVisible();
    await expect(page.locator('body[data-printed]')).toHaveCount(1, { timeout: 120_000 });
    await expect(page.locator('iframe')).toHaveCount(0);
    // All are drawn in the brand, also what nobody has scrolled to.
    for (const name of ['Spin & Sip', 'Golden Hour', 'Drop the Beat'])
      await expect(part(page, name).locator('.play-place img')).toHaveAttribute('src', /^blob:/);

    for (const format of ['A4', 'Letter']) {
      const path = `${outputDir}/${format}.pdf`;
      await page.pdf({ format, path, printBackground: true });
      const { status, stdout } = spawnSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
      test.skip(status !== 0, 'needs pdftotext of poppler-utils');
      const pages = stdout.split('\f').slice(0, -1);
      expect(pages).toHaveLength(4);
      const origin = new URL(page.url()).host;
      for (const words of ['For Lumara Coffee', content.title, 'Drop the Beat', `${origin}/d/${deck.view}`]) expect(pages[0]).toContain(words);
      const spin = ['The wheel earns its second look.', 'It takes your own prizes.', 'A change is asked for', 'Blue, please.'];
      for (const words of spin) expect(pages[1]).toContain(words);
      for (const words of ['970 × 250', 'Comments · Golden Hour', 'Warmer, please.', '0:07', 'It is now.']) expect(pages[2]).toContain(words);
      // An address may break where its line ends.
      for (const [at, id] of [
        [1, 1],
        [2, 12],
      ] as const)
        expect(pages[at]?.replaceAll(/\s/g, '')).toContain(`${origin}/d/${deck.view}#demo-${id}`);
      expect(stdout).not.toMatch(
        /Approve\b(?!d)|Answer|Ask for a change|Your comment|Send|Your name|Open it large|Print|On your phone|Brief|JavaScript/,
      );
      // The dark theme is light on paper, to the edge of the sheet.
      const pixels = spawnSync('pdftoppm', ['-r', '4', '-f', '2', '-l', '2', '-gray', path], { maxBuffer: 1e7 }).stdout;
      expect(pixels.at(-1)).toBeGreaterThan(240);
    }
  },
);

test('by its owner’s link the page prints by itself, and is not counted as opened', async ({ page }) => {
  test.slow();
  const deck = await makeDeck(page);
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await open(page, `/decks/${deck.view}#${deck.edit}`);
  await expect(page.getByRole('link', { name: 'Print or save as PDF' })).toHaveAttribute('href', `/d/${deck.view}?lang=en#print`);
  await page.goto(`/d/${deck.view}#print`);
  await expect(page.locator('body[data-printed]')).toHaveCount(1, { timeout: 120_000 });
  expect((await showOwner(page, deck)).opened).toBe(0);
  await page.goto('/imprint');
  await open(page, `/d/${deck.view}`);
  await expect.poll(async () => (await showOwner(page, deck)).opened).toBe(1);
});

test('the second of a comment is one that was in view', { tag: '@ci' }, async ({ page }) => {
  const deck = await makeDeck(page);
  await open(page, `/d/${deck.view}`);
  await page.getByRole('button', { name: 'Play Golden Hour' }).click();
  const said = part(page, 'Golden Hour').getByText(/^At 0:0\d of the play/);
  await expect(said).toContainText('At 0:02 of the play');
  await page.getByRole('heading', { name: 'Shall we build it?' }).scrollIntoViewIfNeeded();
  await expect(part(page, 'Golden Hour').locator('.play-place')).not.toBeInViewport();
  // One beat may fall between the scroll and the news of it.
  await page.waitForTimeout(500);
  const before = await said.textContent();
  await page.waitForTimeout(2500);
  await expect(said).toContainText(String(before).trim());
});

test('a client who never chose a language reads the deck in the browser’s; what is chosen is kept', { tag: '@ci' }, async ({
  page,
  browser,
  allowFault,
}) => {
  allowFault(MISSING);
  const deck = await makeDeck(page);
  await prefer(page, { language: 'it' });
  await open(page, `/decks/${deck.view}#${deck.edit}`);
  // The owner's language is the owner's; slides and paper are in it.
  await expect(page.getByRole('link', { name: new RegExp(`/d/${deck.view}$`) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stampa o salva come PDF' })).toHaveAttribute('href', /\?lang=it#print$/);

  const context = await browser.newContext({ locale: 'de-DE' });
  const client = await context.newPage();
  const faults: string[] = [];
  client.on('pageerror', ({ message }) => faults.push(message));
  client.on('console', (message) => message.type() === 'error' && !MISSING.test(message.text()) && faults.push(message.text()));
  const inGerman = client.getByRole('button', { name: 'Drucken oder als PDF sichern' });
  // By the server: nothing is drawn twice.
  const response = await client.goto(`/d/${deck.view}`);
  const html = await response?.text();
  expect(html).toMatch(/<html lang="de"/);
  expect(html).toContain('Drucken oder als PDF sichern');
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Accept-Language') });
  await hydrate(client);
  await expect(inGerman).toBeVisible();
  await client.goto(`/d/${'A'.repeat(22)}`);
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Diese Auswahl lässt sich nicht öffnen');
  // The site's own pages begin in English (spec §9), until the client goes on to them from here.
  await client.goto('/privacy');
  await expect(client.locator('html')).toHaveAttribute('lang', 'en-GB');
  await open(client, `/d/${deck.view}`);
  await client.getByRole('main').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Was wir speichern, warum und wie lange.');

  await open(client, `/d/${deck.view}`);
  await client.getByRole('button', { name: /Deutsch$/ }).click();
  await client.getByRole('link', { name: 'Español' }).click();
  await expect(client.locator('html')).toHaveAttribute('lang', 'es');
  await expect(inGerman).toHaveCount(0);
  await client.reload();
  await expect(client.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test('the title keeps its room when the web font comes, on a phone', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // One line in the font that stands in here, and two in ours.
  const deck = await makeDeck(page, { ...content, title: 'Free coffee weeks' });
  const release = await holdRequests(page, '**/*.woff2');
  await open(page, `/d/${deck.view}`);
  const title = page.getByRole('heading', { level: 1 });
  const heightOf = async () => (await title.boundingBox())?.height ?? 0;
  const facts = () => page.getByText('Takes about').boundingBox();
  const [before, place] = [await heightOf(), await facts()];
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check('620 1em "Onest Variable"', 'a'));
  // Where another font stands in, both may have as many lines.
  await expect.poll(heightOf).toBeGreaterThanOrEqual(before);
  expect((await facts())?.y).toBe(place?.y);
});

test('keys alone play, comment and approve', { tag: '@ci' }, async ({ page }) => {
  const deck = await makeDeck(page);
  await open(page, `/d/${deck.view}`);
  await tabTo(page, page.getByRole('button', { name: 'Play Spin & Sip' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close the ad' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play Spin & Sip' })).toBeFocused();
  const approve = part(page, 'Spin & Sip').getByRole('button', { name: /^Approve/ });
  await tabTo(page, approve);
  await page.keyboard.press('Enter');
  const name = part(page, 'Spin & Sip').getByRole('textbox', { name: 'Your name' }).first();
  await tabTo(page, name);
  await page.keyboard.type('Mara');
  await page.keyboard.press('Enter');
  await expect(approve).toBeFocused();
  await expect(part(page, 'Spin & Sip').getByText('Approved as it is')).toBeVisible();
});

test('the page holds in every language and mode, open and closed', async ({ page, allowFault }) => {
  allowFault(MISSING);
  const deck = await makeDeck(page);
  await callDecks(page, `/${deck.view}/comments`, { comment: { demo: 1, name: 'Mara', text: 'x'.repeat(300), second: 7 } });
  const { id } = await callDecks<DeckDecision>(page, `/${deck.view}/decisions`, {
    decision: { demo: 1, kind: 'change', name: 'Mara', text: 'Blue' },
  });
  await callDecks(page, `/${deck.view}/comments`, { edit: deck.edit, comment: { demo: 1, name: 'Ivo', text: 'y'.repeat(300), answers: id } });
  for (const path of [`/d/${deck.view}`, `/d/${'A'.repeat(22)}`]) {
    await expectVariants(page, listVariants(path.length), async () => {
      await open(page, path);
    });
  }
});
