import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolation,
  expectPage,
  hydrate,
  keepOnDevice,
  type Locator,
  open,
  type Page,
  tabTo,
  test,
} from './fixture.ts';
import { createEmail, listStored } from './stored-briefs.ts';

const BANK = '/find?model=CPI&screen=mobile&trade=finance&have=logo&days=10';

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your three formats' });
const results = (page: Page) => page.locator('.find-three > li');
const ask = (page: Page) => page.getByRole('button', { name: 'Find three formats' });

/** A choice as it is seen: its input is hidden behind the label. */
function choice(page: Page, question: string, text: string): Locator {
  return page.getByRole('group', { name: question }).getByText(text, { exact: true });
}

/** A bank wants app installs on phones, has only a logo, and starts in two weeks. */
async function answerAsBank(page: Page): Promise<void> {
  await choice(page, 'What do you pay for?', 'CPI').click();
  await choice(page, 'Where should it be seen?', 'Mobile').click();
  await page.getByLabel('Which trade is it for?').selectOption({ label: 'Finance' });
  await choice(page, 'What do you have, besides colours and words?', 'A logo').click();
  await choice(page, 'How soon should it start?', '10 working days').click();
}

/** What the bank is told, and why. */
async function expectBank(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What you asked for' }).getByRole('listitem')).toHaveText([
    'CPI',
    'Mobile',
    'Finance',
    'Only a logo',
    '10 working days',
  ]);
  await expect(results(page).getByRole('heading', { level: 3 })).toHaveText(['Fee Smash', 'Spin & Sip', 'Foil Deck']);
  const [first, second, third] = [results(page).nth(0), results(page).nth(1), results(page).nth(2)];
  for (const reason of [
    'Mobile: shown there as full screen',
    'A logo, colours and words are enough',
    'CPI pays for its first goal: App installs',
    /In time: takes \d+ of 10 working days/,
    'Made for your trade: Finance',
  ])
    await expect(first.getByText(reason)).toBeVisible();
  await expect(first.getByText(/^After /)).toHaveCount(0);
  await expect(second.getByText('After Fee Smash, because it suits the goal less.')).toBeVisible();
  await expect(third.getByText('After Spin & Sip, because it needs more than you have.')).toBeVisible();
  await expect(third.getByText('Still missing: Pictures of products')).toBeVisible();
  await expect(page.getByText('Nothing fits all of it')).toHaveCount(0);
}

test('five answers by mouse lead to three formats with reasons, and the link is the result', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/find');
  await expect(page.getByText('Answer one question or all five')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await answerAsBank(page);
  await ask(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page).toHaveURL(`${BANK}#find-result`);
  await expectBank(page);
  await page.reload();
  await expectBank(page);
  await expect(page.getByRole('radio', { name: /^CPI/ })).toBeChecked();
  await expect(page.getByLabel('Which trade is it for?')).toHaveValue('finance');
  await expectNoViolation(page);
  await page.goto('/find?have=gold&days=3&model=%3Cb%3E');
  await expect(results(page)).toHaveCount(0);
});

test('every answer that was given stays chosen, a logo beside other material too', async ({ page }) => {
  await page.goto('/find?model=CPL&screen=mobile&have=logo&have=pictures&days=15');
  for (const name of ['A logo', 'Pictures of products']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await page.getByRole('button', { name: 'Find three formats' }).click();
  await expectPage(page, /have=logo&have=pictures/, 'Say the goal. Get three formats.');
  for (const name of ['A logo', 'Pictures of products']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('the three lead to their demos, to the comparison and to a brief; the others say why they were not chosen', async ({ page }) => {
  await open(page, BANK);
  await expect(page.getByRole('link', { name: 'Compare these three' })).toHaveAttribute('href', '/compare?demos=3,1,13&model=CPI&days=10');
  await page.getByRole('button', { name: 'Keep all three' }).click();
  await expect(page.getByRole('button', { name: 'All three are kept' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kept demos: 3' })).toHaveAttribute('href', '/compare?demos=3,1,13');
  await page.getByText('Not chosen, and why').click();
  await expect(page.locator('.find-rest li').filter({ hasText: 'Living Light' })).toContainText('Mobile: not made for it');
  await results(page).first().getByRole('link', { name: 'View Demo Fee Smash' }).click();
  await expectPage(page, /\/experience\/gamification\/preview\/3$/, 'Fee Smash');
  await page.locator('.preview-close').first().click();
  await expectBank(page);
  await page.getByRole('link', { name: 'Start Your Campaign' }).and(page.locator('.find-results *')).click();
  await expect(page.getByRole('radio', { name: 'CPI' })).toBeChecked();
  for (const name of ['Fee Smash', 'Spin & Sip', 'Foil Deck']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
});

test('where nothing fits all of it, the page says so and shows three all the same', async ({ page }) => {
  await page.goto('/find?screen=tv&have=video&have=feed&days=5');
  await expect(page.getByText('Nothing fits all of it; these come nearest.')).toBeVisible();
  await expect(results(page)).toHaveCount(3);
  await expect(results(page).first().getByRole('heading', { level: 3 })).toHaveText('Brew by Remote');
  await expect(results(page).first().getByText('Too late: takes 15 working days, not 5')).toBeVisible();
  await expect(results(page).last().getByText('Television: not made for it')).toBeVisible();
});

test('five answers by keyboard alone', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/find');
  const choose = async (name: RegExp, key: string) => {
    // A group of radio buttons is one stop: its arrows go round from the one that is chosen.
    const radio = page.getByRole('radio', { name });
    const group = page.getByRole('group').filter({ has: radio });
    await tabTo(page, group.locator('input:checked'));
    for (let presses = 0; presses < 8 && !(await radio.isChecked()); presses += 1) await page.keyboard.press(key);
    await expect(radio).toBeChecked();
  };
  await choose(/^CPI/, 'ArrowUp');
  await choose(/^Mobile/, 'ArrowUp');
  await tabTo(page, page.getByLabel('Which trade is it for?'));
  await page.keyboard.type('Fin');
  await tabTo(page, page.getByRole('checkbox', { name: 'A logo' }));
  await page.keyboard.press('Space');
  await choose(/^10 working days/, 'ArrowUp');
  await tabTo(page, ask(page));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expectBank(page);
});

for (const width of [390, 320]) {
  test(`nothing scrolls sideways at ${width} px, before and after the answers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/find', BANK, `${BANK}&lang=gr`, `${BANK}&lang=rs`]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page, width);
    }
  });
}

test('landing page, pricing and an empty list lead here', async ({ page }) => {
  await page.goto('/');
  await page.locator('#model').getByRole('link', { name: 'Find your format' }).click();
  await expectPage(page, '/find', 'Say the goal. Get three formats.');
  await page.goto('/pages-pricing');
  await page.getByRole('link', { name: 'Find formats for CPCV' }).click();
  await expect(results(page).first().getByRole('heading', { level: 3 })).toHaveText('Choose the Road');
  await page.goto('/formats?q=nothing+is+called+so');
  await page.getByRole('link', { name: 'Find your format' }).click();
  await expectPage(page, '/find', 'Say the goal. Get three formats.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script five answers lead to the same three formats', async ({ page }) => {
    await page.goto('/find');
    await answerAsBank(page);
    await ask(page).click();
    await expect(page).toHaveURL(`${BANK}#find-result`);
    await expectBank(page);
    await page.getByText('Not chosen, and why').click();
    await expect(page.locator('.find-rest li').first()).toBeVisible();
  });
});

test('a unit that is found is opened and compared as itself, and what is late says so', async ({ page }) => {
  await open(page, '/find?screen=mobile&trade=travel&have=pictures&have=feed&days=20');
  const weather = results(page).filter({ hasText: 'Anywhere Weather' });
  await expect(weather.getByText('Found as 320x100; the picture shows 970x250.')).toBeVisible();
  await expect(page.getByText('Later than you asked')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Compare these three' })).toHaveAttribute('href', '/compare?demos=12,8,5:320x100&days=20');
  await weather.getByRole('link', { name: 'View Demo Anywhere Weather' }).click();
  await expect(page).toHaveURL(/\/preview\/5\?unit=320x100$/);
  await page.goto('/find?screen=tv&have=video&have=feed&days=5');
  await expect(results(page).first().getByText('Later than you asked')).toBeVisible();
});

test('the time to launch becomes the start date of the brief, also by way of the comparison, and can be changed', { tag: '@ci' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-01T10:00:00Z'));
  await open(page, BANK);
  await page.getByRole('link', { name: 'Compare these three' }).click();
  await page.getByRole('link', { name: 'Remove Foil Deck from the comparison' }).click();
  await expect(page).toHaveURL('/compare?demos=3,1&model=CPI&days=10');
  await page.getByRole('link', { name: 'Brief with all of these' }).click();
  await expect(page.getByLabel('Start date')).toHaveValue('2026-12-15');
  await open(page, BANK);
  await page.getByRole('link', { name: 'Start Your Campaign' }).and(page.locator('.find-results *')).click();
  await expect(page.getByLabel('Start date')).toHaveValue('2026-12-15');
  await page.getByLabel('Start date').fill('2027-02-01');
  await expect(page.getByText('1 February 2027')).toBeVisible();
});

test('/find and /decks/new stand in the menu of the formats and in the footer of public pages', async ({ page }) => {
  await page.goto('/experience/gamification');
  await page.getByRole('navigation', { name: 'Ad-Formats' }).getByRole('link', { name: 'Find by goal' }).click();
  await expectPage(page, '/find', 'Say the goal. Get three formats.');
  await page.goto('/pages-pricing');
  await page.locator('footer').getByRole('link', { name: 'Find by goal' }).first().click();
  await expectPage(page, '/find', 'Say the goal. Get three formats.');
  await page.locator('footer').getByRole('link', { name: 'Make a deck' }).click();
  await expectPage(page, '/decks/new', 'A deck that your client plays');
  await page.goto('/experience/gamification');
  await page.getByRole('navigation', { name: 'Ad-Formats' }).getByRole('link', { name: 'Make a deck' }).click();
  await expectPage(page, '/decks/new', 'A deck that your client plays');
});

test('model, market and budget go with the three into the brief, and buy the same on every page', { tag: '@ci' }, async ({ page }) => {
  const RANGE = '1,000 to 3,300 leads';
  await page.goto('/find?model=CPL&screen=mobile&trade=finance&have=pictures');
  await hydrate(page);
  await page.getByLabel('Budget in EUR').fill('forty');
  await expect(page.getByText('Enter a whole amount from €100 to €10,000,000.')).toBeVisible();
  await expect(page.getByText(/^[\d,]+ to [\d,]+ leads$/)).toHaveCount(0);
  await page.getByLabel('Budget in EUR').fill('40.000');
  await expect(page.getByText(RANGE)).toBeVisible();
  await page.getByRole('link', { name: 'Compare these three' }).click();
  await page.getByRole('link', { name: 'Brief with all of these' }).click();
  await expect(page.getByRole('radio', { name: 'CPL' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '€10,000 to €50,000' })).toBeChecked();
  // Where a campaign runs is not where its sender sits.
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Fee Smash' })).toBeChecked();
  await expect(page.getByText(`€40,000 in Germany buy ${RANGE}.`)).toBeVisible();
  await expect(page.getByText('is our proposal for')).toHaveCount(0);
  const email = createEmail();
  await page.getByLabel('Your name').fill('Mara Lindqvist');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Company').fill('Lumara Isles');
  await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(page.locator('.review dl')).toContainText(`€40,000 in Germany buy ${RANGE}. CPL in Germany: €12 to €40.`);
  await page.getByRole('button', { name: 'Send this brief' }).click();
  await expectPage(page, /\/start-campaign\/sent/, 'Thank you. We have it in writing.');
  const [stored] = await listStored(email);
  expect(stored?.estimate).toContain(`€40,000 in Germany buy ${RANGE}.`);
  expect(stored?.estimate).toContain('Sample rates of');
  await page.goto('/pages-pricing');
  await hydrate(page);
  await expect(page.getByText(RANGE)).toBeVisible();
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto('/experience/horizon/preview/12');
  await hydrate(page);
  await page.getByRole('heading', { name: 'What a budget buys' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(RANGE)).toBeVisible();
});
