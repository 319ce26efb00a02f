import { announcement } from '#app/features/pages/announcement.ts';
import { type Label, labels } from '#app/i18n/dictionaries/en.ts';
import { workspaceLabels } from '#app/i18n/dictionaries/workspace/en.ts';
import { languages } from '#protocol/languages.ts';
import { dictionaries } from '#tools/dictionaries.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectValidHtml, expectVariants, holdScripts, listVariants, MISSING, test } from './fixture.ts';

interface Expected {
  readonly name: Label;
  readonly heading: Label;
  /** `noindex`: sample pages, which search engines should leave out. */
  readonly isHidden?: true;
}

/**
 * The utility pages and the blog of the template menus (spec §2). All are answered with 200, also the error pages: their addresses exist, nothing failed, and a 500
 * would cause alarms. An unknown address has the real 404 (last test).
 */
const pages: Readonly<Record<string, Expected>> = {
  '/notifications': { name: 'Notifications', heading: 'What happened in your campaigns, newest first.', isHidden: true },
  '/blog-list': { name: 'Blog', heading: 'Campaigns, taken apart.' },
  '/blog-grid': { name: 'Blog as a grid', heading: 'Campaigns, taken apart.' },
  '/blog-details/studio-shoot': { name: 'A studio shoot that fills test drives', heading: 'A studio shoot that fills test drives' },
  '/pages-starter': { name: 'Starter page', heading: 'What a campaign needs, ticked off.' },
  '/pages-timeline': { name: 'Timeline', heading: 'Forty days from brief to report.' },
  '/pages-faqs': { name: 'Questions and answers', heading: 'Ask before you book.' },
  '/meeting': { name: 'Take along', heading: 'Meet without network. Everything works.', isHidden: true },
  '/find': { name: 'Find by goal', heading: 'Say the goal. Get three formats.' },
  '/pages-pricing': { name: 'Pricing', heading: 'Pay for the moment that matters to you.' },
  '/pages-maintenance': { name: 'Maintenance', heading: 'One step is being replaced.', isHidden: true },
  '/pages-comingsoon': { name: 'Coming soon', heading: 'The eighth format is for the ear.' },
  '/pages-404': { name: 'Page not found', heading: 'Page not found', isHidden: true },
  '/pages-500': { name: 'Something went wrong', heading: 'Something went wrong', isHidden: true },
};
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: Object.fromEntries([...labels, ...workspaceLabels].map((label) => [label, label])),
  ...dictionaries,
};

for (const [turn, [path, { name, heading, isHidden }]] of takeEvery(4, Object.entries(pages)).entries()) {
  test(`${path} says what it is, has no violation in its languages and modes, and does not scroll sideways at 320 px`, async ({
    page,
    allowFault,
  }) => {
    // Two of them show an error on purpose.
    allowFault(/error page .*\/pages-(404|500)/);
    await expectVariants(page, listVariants(turn), async ({ code }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${texts[code]?.[name]} | Surge`);
      await expect(page.locator('h1')).toHaveText(texts[code]?.[heading] ?? '');
    });
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveCount(isHidden ? 1 : 0);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(isHidden ? 0 : 1);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(isHidden ? 0 : languages.length + 1);
  });

  test(`${path} is valid HTML, and in the sitemap if searches may find it`, async ({ request }) => {
    await expectValidHtml(await (await request.get(path)).text());
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap.includes(`${path}</loc>`)).toBe(!isHidden);
  });
}

test('questions are searched in the language of the page, and the address keeps the words', async ({ page }) => {
  await page.goto('/pages-faqs?lang=gr');
  await page.getByRole('searchbox').fill('fernseher');
  await expect(page.locator('details.faq')).toHaveCount(1);
  await expect(page.locator('details.faq')).toHaveAttribute('open');
  await expect(page).toHaveURL(/q=fernseher/);
  await page.reload();
  await expect(page.locator('details.faq')).toHaveCount(1);
  await page.getByRole('searchbox').fill('kein Wort davon');
  await expect(page.locator('.faq-nothing').getByRole('link')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('details.faq')).toHaveCount(12);
});

test('ticks of the checklist survive a reload, and invalid data under their key counts as none', async ({ page }) => {
  await page.goto('/pages-starter');
  const progress = page.getByRole('status').filter({ hasText: 'of 7' });
  await page.getByRole('checkbox', { name: 'Name the goal' }).check();
  await page.getByRole('checkbox', { name: 'Send the brief' }).check();
  await expect(progress).toHaveText('2 of 7');
  await page.reload();
  await expect(progress).toHaveText('2 of 7');
  await page.evaluate(() => localStorage.setItem('surge.checklist', '{"goal":'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(progress).toHaveText('0 of 7');
});

test('ticks made before the page is live are all kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pages-starter');
  for (const name of ['Name the goal', 'Send the brief']) await page.getByRole('checkbox', { name }).check();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'of 7' })).toHaveText('2 of 7');
  for (const name of ['Name the goal', 'Send the brief']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
});

test('the countdown shows the time left, and says when the day has passed', async ({ page }) => {
  await page.clock.setFixedTime(announcement.plannedFor - 90 * 60_000);
  await page.goto('/pages-comingsoon');
  await expect(page.getByRole('timer')).toHaveText('0 days1 hour30 minutes');
  await page.clock.setFixedTime(announcement.plannedFor + 1000);
  await page.goto('/pages-comingsoon');
  await expect(page.getByText('The planned day has passed. Ask us how far it is.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the date is shown without a countdown, and questions are found', async ({ page }) => {
    await page.goto('/pages-comingsoon');
    await expect(page.locator('.countdown time')).toHaveText('1 June 2027');
    await expect(page.getByRole('timer')).toBeHidden();
    await page.goto('/pages-faqs');
    await page.getByRole('searchbox').fill('budget');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('details.faq')).toHaveCount(1);
  });
});

test('the notifications are those of the header', async ({ page }) => {
  await page.goto('/notifications');
  const titles = await page.locator('.notification-menu li b').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(await page.locator('.news-entry h3').allTextContents()).toEqual(titles);
  await expect(page.locator('.news-entry[data-unread]')).toHaveCount(3);
});

test('an unknown address is answered with 404, and language and mode can be changed there', async ({ page, allowFault }) => {
  allowFault(MISSING);
  const response = await page.goto('/pages-nothing');
  expect(response?.status()).toBe(404);
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.language-menu button').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('h1')).toHaveText('Seite nicht gefunden');
});
