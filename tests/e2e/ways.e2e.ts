import { siteSections } from '#app/components/site-sections.ts';
import { expect, type Page, test } from './fixture.ts';

const answers = { Pricing: 'Pay for the moment that matters to you.', Timeline: 'Forty days from brief to report.', FAQ: 'Ask before you book.' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('price, time and questions are one click from header, footer, brief, demo and gallery', async ({ page }) => {
  const places = [
    ['/', '.site-header'],
    ['/', '.site-footer'],
    ['/start-campaign', '.start-aside'],
    ['/experience/horizon/preview/12', '.plan >> visible=true'],
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

for (const [name, viewport] of Object.entries({ 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1280, height: 800 } })) {
  test(`a campaign can be started from every screen of the landing page on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const { id } of siteSections) {
      await page.evaluate((section) => document.getElementById(section)?.scrollIntoView(), id);
      await expect(page.locator('.site-header').getByRole('link', { name: 'Start Your Campaign' })).toBeInViewport({ ratio: 1 });
    }
    await page.locator('.site-header').getByRole('link', { name: 'Start Your Campaign' }).click();
    await expect(heading(page)).toHaveText('Tell us the result. We build the way there.');
  });
}

test('stories, channels and models lead to the demos that prove them, and closing leads back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Play this campaign/ })).toHaveCount(4);
  await expect(page.locator('#features').getByRole('link')).toHaveCount(5);
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
