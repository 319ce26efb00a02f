import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectValidHtml, expectVariants, listVariants, open, type Page, test } from './fixture.ts';

const FORM = '/start-campaign';

const play = (page: Page) =>
  page.evaluate(() =>
    sessionStorage.setItem('surge.visit', JSON.stringify([{ demo: 12, seconds: 40, interactions: 9, completions: 1, qrOpens: 0 }])),
  );

/** Each state of the form, and the pages around it. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  form: (page) => open(page, `${FORM}?demo=12&model=CPL`),
  async errors(page) {
    await open(page, FORM);
    await page.locator('.brief-end button[type=submit]').click();
  },
  async review(page) {
    await open(page, FORM);
    await play(page);
    await open(page, FORM);
    await fillAnyLanguage(page);
    await expect(page.locator('.review')).toBeVisible();
  },
  async waiting(page) {
    await page.route('**/api/briefs', (route) => route.abort());
    await open(page, FORM);
    await fillAnyLanguage(page);
    await page.locator('.review .button-go').click();
    await expect(page.locator('.waiting')).toBeVisible();
  },
  async sent(page) {
    await page.goto('/start-campaign/sent?reference=SG-7K2M-Q4XD-9RTV');
  },
  async privacy(page) {
    await page.goto('/privacy');
  },
  async imprint(page) {
    await page.goto('/imprint');
  },
  async accessibility(page) {
    await page.goto('/accessibility');
  },
};

async function fillAnyLanguage(page: Page) {
  await page.locator('#brief-name').fill('Mara Lindqvist');
  await page.locator('#brief-email').fill('a-rather-long-address-of-somebody@a-rather-long-domain.example');
  await page.locator('#brief-phone').fill('+46 (0)8 123 45 67');
  await page.locator('#brief-company').fill('Lumara Isles');
  await page.locator('#brief-consent').check();
  await page.locator('.brief-end button[type=submit]').click();
}

for (const [turn, [name, show]] of takeEvery(2, Object.entries(screens)).entries()) {
  test(`${name} has no violation in its languages and modes, and does not scroll sideways at 320 px`, async ({ page, allowFault }) => {
    if (name === 'waiting') allowFault(/ERR_FAILED .*\/api\/briefs/);
    await expectVariants(page, listVariants(turn), async () => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
      await show(page);
    });
  });
}

for (const path of ['/privacy', '/imprint', '/accessibility', '/start-campaign/sent?reference=SG-7K2M-Q4XD-9RTV'])
  test(`${path} is valid HTML`, async ({ request }) => expectValidHtml(await (await request.get(path)).text()));
