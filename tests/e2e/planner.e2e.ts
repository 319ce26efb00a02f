import { expect, expectNoSidewaysScroll, expectPage, type Page, test } from './fixture.ts';
import { createFinger, createKeys, createMouse, type Hand } from './hands.ts';
import { createEmail, listStored } from './stored-briefs.ts';

/** Clicks and taps of the planner. */
const PRESSES_MOST = 25;

/** A phone: the client's in each journey, and the planner's in one. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const TITLE = 'Three for the new cafés';

for (const { name, use, tag, createHand } of [
  { name: 'by mouse', use: {}, tag: [], createHand: createMouse },
  { name: 'by keyboard alone', use: {}, tag: '@ci', createHand: createKeys },
  { name: 'by touch on a phone', use: phone, tag: '@ci', createHand: createFinger },
])
  test.describe(name, { tag }, () => {
    test.use({ ...use, permissions: ['clipboard-read', 'clipboard-write'] });
    test('from five answers to the brief: found, kept, compared, sent as a deck, played by the client, answered, taken into the presentation', async ({
      page,
      browser,
    }) => {
      test.slow();
      const hand = await createHand(page);
      const { model, range } = await find(page, hand);
      await compare(page, hand);
      const link = await makeDeck(page, hand);

      const context = await browser.newContext(phone);
      const client = await context.newPage();
      await client.goto(link);
      await playAndAnswer(client);
      await readAndAnswer(page, hand);
      await client.reload();
      await expect(client.locator('.deck-part').first().getByText('It will be.')).toBeVisible();
      await context.close();

      await takeAlong(page, hand);
      const stored = await sendBrief(page, hand);
      expect(stored).toMatchObject({ deck: link.split('/d/')[1], model });
      expect(stored?.estimate).toContain(range);
      expect(hand.readPresses()).toBeLessThanOrEqual(PRESSES_MOST);
      await hand.rest();
    });
  });

/** The next page is there, and as wide as its window. */
async function arrive(page: Page, address: RegExp, heading: string | RegExp): Promise<void> {
  await expectPage(page, address, heading);
  await expectNoSidewaysScroll(page, page.viewportSize()?.width ?? 0);
}

/** Five answers, three formats, what a budget buys of them, and all three kept. */
async function find(page: Page, hand: Hand) {
  const model = 'CPI';
  await page.goto('/find');
  await arrive(page, /\/find$/, 'Say the goal. Get three formats.');
  const choose = (question: string, answer: string) => hand.choose(page.getByRole('group', { name: question }), answer);
  await choose('What do you pay for?', model);
  await choose('Where should it be seen?', 'Mobile');
  await hand.select(page.getByLabel('Which trade is it for?'), 'Drinks');
  await choose('What do you have, besides colours and words?', 'Pictures of products');
  await choose('How soon should it start?', '20 working days');
  await hand.press(page.getByRole('button', { name: 'Find three formats' }));
  await expect(page.locator('.find-three > li')).toHaveCount(3);
  await arrive(page, /model=CPI/, 'Say the goal. Get three formats.');
  await hand.type(page.getByLabel('Budget in EUR'), '40000');
  const range = await page.getByText(/^[\d,]+ to [\d,]+ /).innerText();
  await hand.press(page.getByRole('button', { name: 'Keep all three' }));
  await expect(page.getByRole('button', { name: 'All three are kept' })).toBeVisible();
  return { model, range };
}

async function compare(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Compare these three' }));
  await arrive(page, /\/compare\?demos=/, 'Demos side by side');
  await expect(page.locator('.compare-table').getByRole('columnheader')).toHaveCount(3);
  await hand.press(page.getByRole('link', { name: 'Make a deck of these' }));
  await arrive(page, /\/decks\/new\?demos=/, 'A deck that your client plays');
}

/** In the client's brand, one ad on the client's own page. Returns the link that was copied for the client. */
async function makeDeck(page: Page, hand: Hand): Promise<string> {
  await hand.type(page.getByLabel('Title of the deck'), TITLE);
  await hand.type(page.getByRole('textbox', { name: /^Client/ }), 'Acme Coffee');
  await hand.type(page.locator('#owner-brand-name'), 'Acme Coffee');
  await hand.type(page.getByRole('textbox', { name: 'Main colour as a hex code' }), '14532D');
  await expect(page.locator('#owner-brand-primary')).toHaveValue('#14532d');
  await hand.upload(page.getByLabel('Logo', { exact: true }), 'public/icon-192.png');
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await hand.press(page.getByRole('button', { name: /^Show it on your client’s page/ }).first());
  await hand.upload(page.getByLabel('Choose a picture', { exact: true }), 'creatives/spin-and-sip/share.jpg');
  const unit = page.getByRole('application');
  await expect(unit).toBeVisible();
  const before = await unit.getAttribute('aria-label');
  await hand.move(unit, page.getByAltText('Your client’s page'));
  await expect(unit).not.toHaveAttribute('aria-label', before ?? '');
  await expectNoSidewaysScroll(page, page.viewportSize()?.width ?? 0);
  await hand.press(page.getByRole('button', { name: 'Make the deck' }));
  await expect(page.getByRole('heading', { name: 'Your deck is made' })).toBeFocused();
  await arrive(page, /\/decks\/[\w-]{22}#/, TITLE);
  await hand.press(page.getByRole('button', { name: 'Copy the client’s link' }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/d\/[\w-]{22}$/);
  return link;
}

/** What the client does, on a phone. */
async function playAndAnswer(client: Page): Promise<void> {
  await arrive(client, /\/d\//, TITLE);
  const first = client.locator('.deck-part').first();
  await first.getByRole('button', { name: /^Play/ }).tap();
  await expect(first.locator('iframe')).toBeVisible();
  await first.getByLabel('Your comment').fill('Could it be greener?');
  await first.getByRole('textbox', { name: 'Your name' }).fill('Mara');
  await first.getByRole('button', { name: 'Send the comment' }).tap();
  await expect(first.getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible();
  await first.getByRole('button', { name: /^Approve/ }).tap();
  await first.getByRole('button', { name: 'Send the approval' }).tap();
  await expect(first.getByText('Approved as it is')).toBeVisible();
}

/** The owner's page asks by itself. */
async function readAndAnswer(page: Page, hand: Hand): Promise<void> {
  const talk = page.getByRole('region', { name: 'What your client did' });
  const comment = talk.getByRole('listitem').filter({ hasText: 'Could it be greener?' }).last();
  await expect(comment).toBeVisible({ timeout: 45_000 });
  await expect(talk.getByText('Approved as it is')).toBeVisible({ timeout: 45_000 });
  await hand.press(comment.getByRole('button', { name: /^Answer/ }));
  await hand.type(comment.getByLabel('Your answer to Mara'), 'It will be.');
  await hand.type(comment.getByLabel('Your name'), 'Petra');
  await hand.press(comment.getByRole('button', { name: 'Send the answer' }));
  await expect(talk.getByText('It will be.')).toBeVisible();
}

/** As slides, and on paper. */
async function takeAlong(page: Page, hand: Hand): Promise<void> {
  const slides = page.waitForEvent('download', { timeout: 120_000 });
  await hand.press(page.getByRole('button', { name: 'PowerPoint' }));
  expect((await slides).suggestedFilename()).toMatch(/\.pptx$/);
  const opened = page.waitForEvent('popup');
  await hand.press(page.getByRole('link', { name: 'Print or save as PDF' }));
  const paper = await opened;
  await expect(paper.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await paper.close();
}

/** A brief that names the deck. Returns it as it was stored. */
async function sendBrief(page: Page, hand: Hand) {
  await hand.press(page.getByRole('link', { name: 'Send a brief about this deck' }));
  await arrive(page, /\/start-campaign/, /./);
  const email = createEmail();
  await hand.type(page.getByLabel('Your name'), 'Petra Planner');
  await hand.type(page.getByLabel('Work e-mail'), email);
  await hand.type(page.getByLabel('Company'), 'Agency of Acme');
  await hand.press(page.getByRole('checkbox', { name: /Surge may keep/ }));
  await hand.press(page.getByRole('button', { name: 'Review and send' }));
  await hand.press(page.getByRole('button', { name: 'Send this brief' }));
  await arrive(page, /\/start-campaign\/sent/, 'Thank you. We have it in writing.');
  const [stored] = await listStored(email);
  return stored;
}

test('what goes from the pages of a deck hands the focus on, and a colour that is no colour is asked about', { tag: '@ci' }, async ({ page }) => {
  const hand = await createKeys(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.goto('/decks/new?demos=1,9,12');
  await hand.type(page.getByLabel('Title of the deck'), 'Handed on');
  const code = page.getByRole('textbox', { name: 'Main colour as a hex code' });
  const wrong = page.getByText('Enter six digits or letters from a to f, such as #14532d.');
  await hand.type(code, '#1453');
  await expect(wrong).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(wrong).toBeVisible();
  await expect(code).toBeFocused();
  await hand.type(code, '#14532D');
  await expect(wrong).toHaveCount(0);
  await hand.press(button('Remove: Main colour'));
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await hand.upload(page.getByLabel('Logo', { exact: true }), 'public/icon-192.png');
  await hand.press(button('Remove: Logo'));
  await expect(page.getByLabel('Logo', { exact: true })).toBeFocused();
  await hand.press(button('Take Spin & Sip out of the deck'));
  await expect(page.locator('.owner-demos > li')).toHaveCount(2);
  await expect(button(/^Take .* out of the deck$/).first()).toBeFocused();
  await hand.press(button(/^Take .* out of the deck$/).last());
  await expect(button(/^Take .* out of the deck$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.owner-demos > li')).toHaveCount(0);
  await hand.select(page.getByLabel('Add a demo'), 'Golden Hour');
  await hand.press(button('Add'));
  await hand.press(button('Make the deck'));
  await expect(page.getByRole('heading', { name: 'Your deck is made' })).toBeFocused();

  await hand.type(page.getByLabel('Title of the deck'), 'Otherwise');
  await hand.press(button('Take the changes back'));
  await expect(button('Save')).toBeFocused();
  await hand.type(page.getByLabel('A password', { exact: true }), 'otters-swim');
  await hand.press(button('Set the password'));
  await hand.press(button('Take the password off'));
  await expect(page.getByText('The password is taken off.')).toBeVisible();
  const made = page.url();
  await hand.press(button('Duplicate the deck'));
  await expect(page).not.toHaveURL(made);
  await arrive(page, /\/decks\/[\w-]{22}#/, 'Handed on');
  await hand.press(button('Delete the deck'));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Delete the deck' }));
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Make a deck' }));
  await hand.press(page.getByRole('button', { name: 'Forget Handed on' }).first());
  await hand.rest();
});
