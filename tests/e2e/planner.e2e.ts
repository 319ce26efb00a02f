import { expect, expectPage, type Page, test } from './fixture.ts';
import { createEmail, listStored } from './stored-briefs.ts';

/** Clicks and taps of the planner; typing and Tab are none. A list that opens counts twice, and a dialog of the system once. */
const PRESSES_MOST = 25;
const LIST = 2;
const DIALOG = 1;

/** Counts every press of a pointer on the site's own pages. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.context().exposeBinding('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countPress');
    if (window === top && typeof count === 'function') addEventListener('pointerup', () => count(), { capture: true });
  });
  return () => presses;
}

test('from five answers to the brief: found, kept, compared, sent as a deck, played by the client, answered, taken into the presentation', async ({
  page,
  browser,
}) => {
  test.slow();
  const readPresses = await countPresses(page);
  let others = 0;
  await page.goto('/find');
  const choose = (question: string, text: string) => page.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  await choose('What do you pay for?', 'CPI');
  await choose('Where should it be seen?', 'Mobile');
  await page.getByLabel('Which trade is it for?').selectOption({ label: 'Drinks' });
  others += LIST;
  await choose('What do you have, besides colours and words?', 'Pictures of products');
  await choose('How soon should it start?', '20 working days');
  await page.getByRole('button', { name: 'Find three formats' }).click();
  await expect(page.locator('.find-three > li')).toHaveCount(3);
  await page.getByLabel('Budget in EUR').fill('40000');
  const range = await page.getByText(/^[\d,]+ to [\d,]+ /).innerText();
  await page.getByRole('button', { name: 'Keep all three' }).click();
  await page.getByRole('link', { name: 'Compare these three' }).click();
  await expectPage(page, /\/compare\?demos=/, 'Demos side by side');
  await page.getByRole('link', { name: 'Make a deck of these' }).click();
  await expectPage(page, /\/decks\/new\?demos=/, 'A deck that your client plays');

  await page.getByLabel('Title of the deck').fill('Three for the new cafés');
  await page.getByRole('textbox', { name: /^Client/ }).fill('Acme Coffee');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Acme Coffee');
  await page.getByLabel('Main colour').fill('#14532d');
  await page.locator('.owner-logo input').setInputFiles('public/icon-192.png');
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await page
    .getByRole('button', { name: /^Show it on your client’s page/ })
    .first()
    .click();
  await page.locator('.page-editor input[type=file]').setInputFiles('creatives/spin-and-sip/share.jpg');
  others += 3 * DIALOG;
  const unit = page.getByRole('application');
  await expect(unit).toBeVisible();
  await unit.dragTo(page.getByAltText('Your client’s page'), { targetPosition: { x: 60, y: 60 } });
  await page.getByRole('button', { name: 'Make the deck' }).click();
  await expect(page.getByRole('heading', { name: 'Your deck is made' })).toBeFocused();
  const link = (await page.getByRole('link', { name: /\/d\/[\w-]{22}$/ }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Copy the client’s link' }).click();
  await expectPage(page, /\/decks\/[\w-]{22}#/, 'Three for the new cafés');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await phone.newPage();
  await client.goto(link);
  await expect(client.getByRole('heading', { level: 1, name: 'Three for the new cafés' })).toBeVisible();
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

  // The owner's page asks by itself.
  const talk = page.getByRole('region', { name: 'What your client did' });
  await expect(talk.getByText('Could it be greener?')).toBeVisible({ timeout: 45_000 });
  await expect(talk.getByText('Approved as it is')).toBeVisible({ timeout: 45_000 });
  await talk.getByRole('button', { name: 'Answer Mara' }).click();
  await talk.getByLabel('Your answer to Mara').fill('It will be.');
  await talk.getByLabel('Your name').fill('Petra');
  await talk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(talk.getByText('It will be.')).toBeVisible();
  await client.reload();
  await expect(client.locator('.deck-part').first().getByText('It will be.')).toBeVisible();
  await phone.close();

  const slides = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'PowerPoint' }).click();
  expect((await slides).suggestedFilename()).toMatch(/\.pptx$/);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Print or save as PDF' }).click();
  const paper = await opened;
  await expect(paper.getByRole('heading', { level: 1, name: 'Three for the new cafés' })).toBeVisible();
  await paper.close();
  await page.getByRole('link', { name: 'Send a brief about this deck' }).click();
  const email = createEmail();
  await page.getByLabel('Your name').fill('Petra Planner');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Company').fill('Agency of Acme');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await page.getByRole('button', { name: 'Review and send' }).click();
  await page.getByRole('button', { name: 'Send this brief' }).click();
  await expectPage(page, /\/start-campaign\/sent/, 'Thank you. We have it in writing.');
  const [stored] = await listStored(email);
  expect(stored).toMatchObject({ deck: link.slice('/d/'.length), model: 'CPI' });
  expect(stored?.estimate).toContain(range);
  expect(readPresses() + others).toBeLessThanOrEqual(PRESSES_MOST);
});
