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

test('a brief from a deck, its client’s or its owner’s, carries it and the range that every page shows, and tells nobody else', async ({ page }) => {
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
  expect(stored).toMatchObject({ deck: deck.view, demos: [1, 12], model: 'CPL', country: 'DE', brandLink: '' });
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
  await expect(link).toHaveAttribute('href', /^\/start-campaign\?demo=1&demo=12&model=CPL&budget=10k-50k&country=DE#deck=[\w-]{22}&brand=[\w-]+$/);
  await link.click();
  await expect(deckBox(page)).toBeChecked();
  await expect(deckBox(page)).toHaveValue(deck.view);
  await expect(page.getByRole('checkbox', { name: /^Include my brand preview/ })).toHaveValue(/^\/play\/1#brand=[\w-]+$/);
  expect(page.url()).not.toContain(deck.edit);
  await callDecks(page, `/${deck.view}/change`, { edit: deck.edit, version: 1, isRevoked: true });
  await page.goBack();
  await expect(page.getByText('The link is closed.')).toBeVisible();
  await expect(link).toHaveAttribute('href', /^\/start-campaign\?demo=1&demo=12&model=CPL&budget=10k-50k&country=DE#brand=[\w-]+$/);
});
