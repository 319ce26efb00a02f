import { CONSENT_VERSION } from '#protocol/brief-fields.ts';
import type { DeckContent, DeckReceipt } from '#protocol/deck.ts';
import { callDecks } from './call-decks.ts';
import { expect, expectNoViolation, expectPage, keepOnDevice, open, type Page, test } from './fixture.ts';
import { createEmail, listStored } from './stored-briefs.ts';

const content: DeckContent = {
  title: 'Autumn on the phone',
  client: 'Lumara Coffee',
  brand: { name: 'Lumara', primary: '#0b4f3a', accent: '#ffd27a' },
  demos: [
    { id: 1, note: '' },
    { id: 12, note: '' },
  ],
};

const deckBox = (page: Page) => page.getByRole('checkbox', { name: /^Include my deck/ });
const reviewRow = (page: Page, name: string) => page.locator('.review dl > div').filter({ hasText: name });
const chosen = (page: Page) => page.getByRole('group', { name: 'Demos you start from' }).locator('label');

async function writeBrief(page: Page): Promise<string> {
  const email = createEmail();
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Company').fill('Nuvane');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  return email;
}

async function reviewBrief(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(page.getByRole('heading', { name: 'Exactly this will be sent.' })).toBeFocused();
}

async function sendBrief(page: Page, email: string) {
  await page.getByRole('button', { name: 'Send this brief' }).click();
  await expectPage(page, /\/start-campaign\/sent/, 'Thank you. We have it in writing.');
  return (await listStored(email))[0];
}

test('a brief from a deck, its client’s or its owner’s, carries it and the range that every page shows, and tells nobody else', {
  tag: '@ci',
}, async ({ page }) => {
  const deck = await callDecks<DeckReceipt>(page, '', { deck: content });
  await open(page, `/d/${deck.view}`);
  await expect(page.getByRole('link', { name: 'Brief with all of these' })).toHaveAttribute(
    'href',
    new RegExp(`^/start-campaign\\?demo=1&demo=12#deck=${deck.view}&brand=[\\w-]+$`),
  );
  await page.getByLabel('KPI model').selectOption('CPL');
  await page.getByLabel('Budget in EUR').fill('40000');
  const range = await page.getByText(/^[\d,]+ to [\d,]+ leads$/).innerText();
  await page.getByRole('link', { name: 'Plan with this budget' }).click();
  await expectPage(page, /\/start-campaign\?/, 'Tell us the result. We build the way there.');
  const told: string[] = [];
  page.on('request', (request) => void told.push(request.url(), request.headers().referer ?? ''));
  await expect(deckBox(page)).toBeChecked();
  await expect(page.getByRole('link', { name: 'Open the deck' })).toHaveAttribute('href', `/d/${deck.view}`);
  for (const name of [/^Spin & Sip 320X480$/, /^Golden Hour 970X250$/]) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await expect(page.getByText('Include my deck: a link that opens it as I see it, every demo in the brand.')).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: /^Include my brand preview: a link that shows Spin & Sip \(320x480\) with my name/ }),
  ).not.toBeChecked();
  await expect(page.getByText(`€40,000 in Germany buy ${range}.`)).toBeVisible();
  await expectNoViolation(page);

  const email = createEmail();
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Company').fill('Lumara Coffee');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await deckBox(page).uncheck();
  await page.getByRole('button', { name: 'Review and send' }).click();
  const row = reviewRow(page, 'Your deck');
  const brandRow = reviewRow(page, 'Your brand in the ad');
  await expect(row).toContainText('not given');
  await expect(brandRow).toContainText('not given');
  await page.getByRole('button', { name: 'Change something' }).click();
  await deckBox(page).check();
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(row.getByRole('link')).toHaveAttribute('href', `/d/${deck.view}`);
  await expect(brandRow).toContainText('The deck shows every demo in the brand.');
  await page.getByRole('button', { name: 'Send this brief' }).click();
  await expectPage(page, /\/start-campaign\/sent/, 'Thank you. We have it in writing.');
  const [stored] = await listStored(email);
  expect(stored).toMatchObject({ deck: deck.view, demos: [1, 12], model: 'CPL', country: '', brandLink: '' });
  expect(stored?.estimate).toContain(`€40,000 in Germany buy ${range}.`);
  expect(told.join('\n')).toContain('/api/briefs');
  expect(told.join('\n')).not.toContain(deck.view);

  await open(page, '/pages-pricing');
  await expect(page.getByText(range)).toBeVisible();
  await keepOnDevice(page, 'surge.panels', 'tools');
  await open(page, '/experience/horizon/preview/12');
  await page.getByRole('heading', { name: 'What a budget buys' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(range)).toBeVisible();

  // The owner's brief knows the deck too, unless its link is closed.
  await open(page, `/decks/${deck.view}#${deck.edit}`);
  const link = page.getByRole('link', { name: 'Send a brief about this deck' });
  await expect(link).toHaveAttribute('href', /^\/start-campaign\?demo=1&demo=12&model=CPL&market=DE&budget=40000#deck=[\w-]{22}&brand=[\w-]+$/);
  await link.click();
  await expect(deckBox(page)).toBeChecked();
  await expect(deckBox(page)).toHaveValue(deck.view);
  await expect(page.getByRole('checkbox', { name: /^Include my brand preview/ })).toHaveValue(/^\/play\/1#brand=[\w-]+$/);
  expect(page.url()).not.toContain(deck.edit);
  await callDecks(page, `/${deck.view}/change`, { edit: deck.edit, version: 1, isRevoked: true });
  await page.goBack();
  await expect(page.getByText('The link is closed.')).toBeVisible();
  await expect(link).toHaveAttribute('href', /^\/start-campaign\?demo=1&demo=12&model=CPL&market=DE&budget=40000#brand=[\w-]+$/);
});

test('a brief about compared units names them as they were compared, over the draft to what is stored', { tag: '@ci' }, async ({ page }) => {
  const names = [/^Spin & Sip 320X480$/, /^Strix Studio 360 300X250$/, /^Strix Studio 360 970X250$/];
  const inWords = 'Spin & Sip (320x480), Strix Studio 360 (300x250), Strix Studio 360 (970x250)';
  // One of its units is shown: the kept demo is not missing.
  await keepOnDevice(page, 'surge.kept', JSON.stringify([1, 9, 12]));
  await open(page, '/compare?demos=1,9:300x250');
  await expect(page.getByRole('navigation', { name: 'Kept, not shown' }).getByRole('link')).toHaveText(['Add “Golden Hour”']);
  await open(page, '/compare?demos=1,9:300x250,9');
  await page.getByRole('link', { name: 'Brief with all of these' }).click();
  await expectPage(page, /\/start-campaign\?/, 'Tell us the result. We build the way there.');
  await expect(chosen(page)).toHaveText(names);
  for (const one of await chosen(page).getByRole('checkbox').all()) await expect(one).toBeChecked();
  // The unit is seen whole, in its own picture.
  await expect(chosen(page).nth(1).locator('img')).toHaveJSProperty('naturalWidth', 300);
  await expectNoViolation(page);
  const email = await writeBrief(page);
  // A draft remembers them, also where the address names none.
  await open(page, '/start-campaign');
  await expect(chosen(page)).toHaveText(names);
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await reviewBrief(page);
  await expect(reviewRow(page, 'Demos you start from')).toContainText(inWords);
  const stored = await sendBrief(page, email);
  expect(stored?.demos).toEqual([1, '9:300x250', 9]);

  // In place of a unit that is gone stands its demo.
  await open(page, '/start-campaign?demo=9:728x90&demo=1:scratch');
  await expect(chosen(page)).toHaveText([/^Strix Studio 360 970X250$/, /^Spin & Sip SCRATCH FULL SCREEN$/]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('without script, a brief about a unit is stored as one', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/start-campaign?demo=9:300x250&demo=1');
    await expect(chosen(page)).toHaveText([/^Strix Studio 360 300X250$/, /^Spin & Sip 320X480$/]);
    const email = await writeBrief(page);
    const stored = await sendBrief(page, email);
    expect(stored?.demos).toEqual(['9:300x250', 1]);
  });
});

test('a brief from a deck of units names them in the deck’s order, each in its brand', { tag: '@ci' }, async ({ page }) => {
  const demos = [
    { id: 12, note: '' },
    { id: 9, unit: '300x250', note: '' },
    { id: 1, unit: 'scratch', note: '' },
  ];
  const plan = { model: 'CPL', market: 'DE', budget: 40_000, days: 10 };
  const deck = await callDecks<DeckReceipt>(page, '', { deck: { ...content, demos, plan } });
  for (const [path, name] of [
    [`/d/${deck.view}`, 'Brief with all of these'],
    [`/d/${deck.view}`, 'Plan with this budget'],
    [`/decks/${deck.view}#${deck.edit}`, 'Send a brief about this deck'],
  ] as const) {
    await open(page, path);
    await page.getByRole('link', { name }).click();
    await expectPage(page, /\/start-campaign\?/, 'Tell us the result. We build the way there.');
    await expect(chosen(page)).toHaveText([/^Golden Hour 970X250$/, /^Strix Studio 360 300X250$/, /^Spin & Sip SCRATCH FULL SCREEN$/]);
    // It was planned in euros.
    await expect(page.getByRole('radio', { name: '€10,000 to €50,000' })).toBeChecked();
  }
  const email = await writeBrief(page);
  // The brand is sent with one of them, too.
  await chosen(page).first().click();
  await page.getByRole('checkbox', { name: /^Include my brand preview: a link that shows Golden Hour \(970x250\)/ }).check();
  await reviewBrief(page);
  await expect(reviewRow(page, 'Demos you start from')).toContainText('Strix Studio 360 (300x250), Spin & Sip (Scratch full screen)');
  await expect(reviewRow(page, 'Media budget')).toContainText('€10,000 to €50,000');
  const stored = await sendBrief(page, email);
  expect(stored).toMatchObject({ deck: deck.view, demos: ['9:300x250', '1:scratch'], budget: '10k-50k' });

  await open(page, '/experience/3d-roll-and-3d-xplore/preview/9?unit=300x250');
  await page.getByRole('link', { name: 'Plan a campaign with this format' }).filter({ visible: true }).first().click();
  await expect(chosen(page)).toHaveText([/^Strix Studio 360 300X250$/]);
});

test('what was planned with on /find is what the client’s page begins with, and goes from there into the brief', { tag: '@ci' }, async ({
  page,
  browser,
}) => {
  const range = /^[\d,]+ to [\d,]+ leads$/;
  await open(page, '/find?model=CPL&screen=mobile&trade=finance&have=logo&days=10');
  await page.getByLabel('Market').selectOption({ label: 'Austria' });
  await page.getByLabel('Budget in EUR').fill('40000');
  const bought = await page.getByText(range).innerText();
  await page.getByRole('link', { name: 'Compare these three' }).click();
  await page.getByRole('link', { name: 'Make a deck of these' }).click();
  // Who makes the deck reads what the client will read.
  const shown = page.getByRole('checkbox', { name: /^Show my client what I planned with/ });
  await expect(page.getByText('Show my client what I planned with: CPL, €40,000, Austria, 10 working days')).toBeVisible();
  await expect(shown).toBeChecked();
  await expect(page.getByText(bought)).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Title of the deck').fill('Three for the bank');
  await page.getByRole('button', { name: 'Make the deck' }).click();
  const link = (await page.getByRole('link', { name: /\/d\/[\w-]{22}$/ }).getAttribute('href')) ?? '';
  await expect(page.getByRole('link', { name: 'Send a brief about this deck' })).toHaveAttribute(
    'href',
    /&model=CPL&market=AT&budget=40000&days=10#/,
  );

  // Another device, on which something else was reckoned with before.
  const other = await browser.newContext();
  const client = await other.newPage();
  await keepOnDevice(client, 'surge.price', JSON.stringify({ model: 'CPM', market: 'US', budget: 900_000 }));
  await open(client, link);
  await expect(client.getByText(range)).toHaveText(bought);
  await expect(client.getByLabel('Market')).toHaveValue('AT');
  // On paper nothing can be changed: it is said on the cover.
  await client.emulateMedia({ media: 'print' });
  await expect(client.locator('.deck-cover').getByText(`€40,000 in Austria buy ${bought}.`)).toBeVisible();
  await client.emulateMedia({ media: null });
  await expect(client.getByLabel('Budget in EUR')).toHaveValue('40000');
  const brief = client.getByRole('link', { name: 'Brief with all of these' });
  await brief.click();
  await expect(client.getByText(`€40,000 in Austria buy ${bought}.`)).toBeVisible();
  await expect(client.getByRole('radio', { name: 'CPL' })).toBeChecked();
  await expect(client.getByRole('radio', { name: '€10,000 to €50,000' })).toBeChecked();
  await expect(client.getByLabel('Start date')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await expect(client.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  await client.goBack();
  await client.getByLabel('Budget in EUR').fill('60000');
  await expect(client.getByText(range)).not.toHaveText(bought);
  const more = await client.getByText(range).innerText();
  await brief.click();
  await expect(client.getByText(`€60,000 in Austria buy ${more}.`)).toBeVisible();
  await expect(client.getByRole('radio', { name: '€50,000 to €200,000' })).toBeChecked();
  const start = await client.getByLabel('Start date').inputValue();
  const email = createEmail();
  await client.getByLabel('Your name').fill('Mara Lindqvist');
  await client.getByLabel('Work e-mail').fill(email);
  await client.getByLabel('Company').fill('Nuvane');
  await client.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await client.getByRole('button', { name: 'Review and send' }).click();
  await client.getByRole('button', { name: 'Send this brief' }).click();
  await expectPage(client, /\/start-campaign\/sent/, 'Thank you. We have it in writing.');
  const [stored] = await listStored(email);
  expect(stored).toMatchObject({ deck: link.slice('/d/'.length), model: 'CPL', budget: '50k-200k', country: '', startDate: start });
  expect(stored?.estimate).toContain(`€60,000 in Austria buy ${more}.`);

  // What was reckoned with since is offered, and given away by a press alone.
  await page.evaluate(() => localStorage.setItem('surge.price', JSON.stringify({ model: 'CPL', market: 'DE', budget: 25_000 })));
  await page.reload();
  const newer = page.getByRole('button', { name: 'Take what was reckoned with last: CPL, €25,000, Germany, 10 working days' });
  await newer.click();
  await expect(newer).toHaveCount(0);
  await expect(shown).toBeFocused();
  await expect(page.getByText('Show my client what I planned with: CPL, €25,000, Germany, 10 working days')).toBeVisible();
  // Taken out, the client is told of no budget.
  await shown.uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved: your client sees it under the same link.')).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, link);
  await expect(stranger.getByLabel('Budget in EUR')).toHaveValue('10000');
  await stranger.context().close();
  await other.close();
});

test('a waiting brief that was refused is opened in the form with its demos and units', { tag: '@ci' }, async ({ page }) => {
  const brief = {
    name: 'Ada Lovelace',
    email: createEmail(),
    company: 'Acme Coffee',
    demos: ['9:300x250', 1],
    consent: true,
    consentVersion: CONSENT_VERSION,
    language: 'en',
  };
  const waiting = { key: crypto.randomUUID(), token: '', website: '', keptAt: Date.now(), isRefused: true, brief };
  await keepOnDevice(page, 'surge.outbox', JSON.stringify([waiting]));
  await open(page, '/start-campaign');
  await expect(chosen(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open in the form' }).click();
  await expect(chosen(page)).toHaveText([/^Strix Studio 360 300X250$/, /^Spin & Sip 320X480$/]);
  for (const one of await chosen(page).getByRole('checkbox').all()) await expect(one).toBeChecked();
  await expect(page.getByLabel('Company')).toHaveValue('Acme Coffee');
});
