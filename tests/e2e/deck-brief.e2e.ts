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
  for (const name of ['Spin & Sip', 'Golden Hour']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Include my brand preview/ })).not.toBeChecked();
  await expect(page.getByText(`€40,000 in Germany buy ${range}.`)).toBeVisible();
  await expectNoViolation(page);

  const email = createEmail();
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Company').fill('Lumara Coffee');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await deckBox(page).uncheck();
  await page.getByRole('button', { name: 'Review and send' }).click();
  const row = page.locator('.review dl > div').filter({ hasText: 'Your deck' });
  await expect(row).toContainText('not given');
  await page.getByRole('button', { name: 'Change something' }).click();
  await deckBox(page).check();
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(row.getByRole('link')).toHaveAttribute('href', `/d/${deck.view}`);
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

test('what was planned with on /find is what the client’s page begins with, and goes from there into the brief', async ({ page, browser }) => {
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
  await expect(client.getByLabel('Budget in EUR')).toHaveValue('40000');
  const brief = client.getByRole('link', { name: 'Brief with all of these' });
  await brief.click();
  await expect(client.getByText(`€40,000 in Austria buy ${bought}.`)).toBeVisible();
  await expect(client.getByRole('radio', { name: 'CPL' })).toBeChecked();
  await expect(client.getByRole('radio', { name: 'About US$11,000 to US$55,000' })).toBeChecked();
  await expect(client.getByLabel('Start date')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await expect(client.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  await client.goBack();
  await client.getByLabel('Budget in EUR').fill('60000');
  await expect(client.getByText(range)).not.toHaveText(bought);
  const more = await client.getByText(range).innerText();
  await brief.click();
  await expect(client.getByText(`€60,000 in Austria buy ${more}.`)).toBeVisible();
  await expect(client.getByRole('radio', { name: 'About US$55,000 to US$220,000' })).toBeChecked();
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
