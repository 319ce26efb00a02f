import { siteSections } from '#app/components/site-sections.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, keepOnDevice, type Page, test } from './fixture.ts';

const answers = { Pricing: 'Pay for the moment that matters to you.', Timeline: 'Forty days from brief to report.', FAQ: 'Ask before you book.' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('price, time and questions are one click from header, footer, brief, demo and gallery', { tag: '@ci' }, async ({ page }) => {
  const places = [
    ['/', '.site-header'],
    ['/', '.site-footer'],
    ['/start-campaign', '.start-aside'],
    ['/experience/horizon/preview/12', '.campaign-link-group >> visible=true'],
    ['/experience/gamification', '.shell-footer'],
  ] as const;
  for (const [path, place] of places) {
    const [name, words] = Object.entries(answers)[places.findIndex((one) => one[1] === place) % 3] ?? ['', ''];
    await page.goto(path);
    for (const other of Object.keys(answers)) await expect(page.locator(place).first().getByRole('link', { name: other })).toBeVisible();
    await page.locator(place).first().getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(words);
  }
});

for (const [name, viewport] of takeEvery(2, Object.entries({ 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1280, height: 800 } }))) {
  test(`a campaign can be started from every screen of the landing page on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const { id } of siteSections) {
      await page.evaluate((section) => document.getElementById(section)?.scrollIntoView(), id);
      await expect(page.locator('.site-header').getByRole('link', { name: 'Get started' })).toBeInViewport({ ratio: 1 });
    }
    await page.locator('.site-header').getByRole('link', { name: 'Get started' }).click();
    await expect(heading(page)).toHaveText('Tell us the result. We build the way there.');
  });
}

test('stories, channels and models lead to the demos that prove them, and closing leads back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Play this campaign/ })).toHaveCount(4);
  // One for each unit that proves a channel, the e-mail's demo, and the notification itself.
  await expect(page.locator('#features').getByRole('link', { name: /^Play it: / })).toHaveCount(6);
  await expect(page.locator('#features').getByRole('link')).toHaveCount(8);
  await expect(page.locator('#model').getByRole('link', { name: /^Demo: / })).toHaveCount(7);
  for (const [link, title] of [
    ['Play this campaign Strix Studio 360', 'Strix Studio 360'],
    ['Roll Your Ritual', 'Roll Your Ritual'],
    ['Demo: Choose the Road', 'Choose the Road'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await page.locator('.preview-close').first().click();
    await expect(heading(page)).toHaveText('Performance at Scale. Results that Matter.');
  }
});

test('a brief from a demo names it, its model and, by consent, the brand; all can be changed', async ({ page }) => {
  const write = async () => {
    await page.getByLabel('Your name').fill('Mara Lindqvist');
    await page.getByLabel('Work e-mail').fill('mara@lumara.example');
    await page.getByLabel('Company').fill('Lumara Isles');
    await page.getByRole('checkbox', { name: /Surge may keep/ }).check();
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByRole('heading', { name: 'Exactly this will be sent.' })).toBeVisible();
  };
  await keepOnDevice(page, 'surge.brand', JSON.stringify({ name: 'Nordlicht', primary: '#112233' }));
  await page.goto('/experience/interactive/preview/6');
  await expect(heading(page)).toHaveText('Choose the Road');
  const plan = page.getByRole('link', { name: 'Plan a campaign with this format' }).filter({ visible: true }).first();
  await expect(plan).toHaveAttribute('href', /^\/start-campaign\?demo=6#brand=[\w-]+$/);
  await plan.click();
  await expect(heading(page)).toHaveText('Tell us the result. We build the way there.');
  await expect(page.getByRole('checkbox', { name: /Choose the Road VIDEO/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'CPCV' })).toBeChecked();
  await expect(page.getByText('CPCV is our proposal for Choose the Road.')).toBeVisible();
  const brand = page.getByRole('checkbox', { name: /Include my brand preview/ });
  await expect(brand).not.toBeChecked();
  await write();
  await expect(page.locator('.review')).toContainText('Choose the Road');
  await expect(page.locator('.review').getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change something' }).click();
  await brand.check();
  await page.getByText('Choose the Road VIDEO').click();
  await page.getByText('CPL', { exact: true }).click();
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(page.locator('.review')).not.toContainText('Choose the Road');
  await expect(page.locator('.review')).toContainText('CPL: lead');
  await expect(page.locator('.review').getByRole('link', { name: /\/play\/6#brand=/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send this brief' }).click();
  await expect(heading(page)).toHaveText('Thank you. We have it in writing.');
  await expect(page.getByText('You have a plan from us within two working days.')).toBeVisible();
});

test('budgets are in the currency of the country, and the date is in words', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-SG' });
  const page = await context.newPage();
  await page.goto('/start-campaign');
  await expect(page.getByText('About SGD 15,000 to SGD 75,000')).toBeVisible();
  await page.getByLabel('Country').selectOption('DE');
  await expect(page.getByText('€10,000 to €50,000')).toBeVisible();
  await page.getByLabel('Country').selectOption('GB');
  await page.getByText('About £9,000 to £45,000').click();
  await page.getByLabel('Start date').fill('2027-02-01');
  await expect(page.getByText('1 February 2027')).toBeVisible();
  await page.reload();
  await expect(page.getByText('About £9,000 to £45,000')).toBeVisible();
  await expect(page.getByText('1 February 2027')).toBeVisible();
  await context.close();
});
