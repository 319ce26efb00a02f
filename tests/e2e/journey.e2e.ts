import { toFormatSlug } from '#catalogue/formats.ts';
import { listBuildable, loadDemo } from '#tools/creatives.ts';
import { loadPlaythrough } from '#tools/play.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { expect, expectPage, hydrate, type Page, test } from './fixture.ts';
import { enterFrame, playToExit } from './play-creative.ts';

/** Ads are played in real time. */
test.describe.configure({ timeout: 120_000 });

const allInputs = ['mouse', 'keyboard', 'phone'] as const;
type Input = (typeof allInputs)[number];
/** In CI one creative of each technique; `npm run test:full` plays all by all inputs. The contract plays every creative on the virtual clock, and measurement.e2e.ts one in real time in every run. */
const inputOf: Readonly<Record<string, Input>> = isWholeRun
  ? { 'golden-hour': 'mouse', descent: 'phone', 'brew-by-remote': 'keyboard', 'spin-and-sip': 'mouse', 'strix-studio-360': 'keyboard' }
  : {};
const slugs = process.env.TEST_FULL ? await listBuildable() : Object.keys(inputOf);
const demos = await Promise.all(
  slugs.map(async (slug) => {
    const demo = await loadDemo(slug);
    return { slug, name: demo.name, list: `/experience/${toFormatSlug(demo.format[0] ?? '')}` };
  }),
);
const running = '.player[data-phase="running"]';

/** The call to action at the end card asks to leave; and the page shows the address: then the end card was reached. */
async function expectArrived(page: Page): Promise<void> {
  await expect(page.locator('.stage-notice')).toContainText('https://', { timeout: 30_000 });
}

test('a visitor lands, views more, and opens a demo by mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View More' }).click();
  await expectPage(page, /\/experience\/gamification$/, 'Gamification');
  await page
    .getByRole('navigation', { name: 'Ad-Formats' })
    .getByRole('link', { name: /Horizon/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Horizon' })).toBeVisible();
  await page.getByRole('link', { name: /View Demo Golden Hour/ }).click();
  await expect(page.locator(running)).toBeVisible();
  await page.locator('.preview-close').click();
  await expectPage(page, /\/experience\/horizon$/, 'Horizon');
});

test('a visitor lands, views more, and opens a demo by keyboard alone', async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(text)) return;
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await page.goto('/');
  await tabTo(/^View More/);
  await page.keyboard.press('Enter');
  await expectPage(page, /\/experience\/gamification$/, 'Gamification');
  await tabTo(/^Sticky and Scrolling/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sticky and Scrolling' })).toBeVisible();
  await tabTo(/^View Demo Descent/);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog.preview:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page, /\/experience\/sticky-and-scrolling$/, 'Sticky and Scrolling');
});

test('a search in the visitor’s language finds a demo, and offers all formats when it finds none', async ({ page }) => {
  await page.goto('/experience/horizon');
  await page.getByRole('searchbox', { name: 'Search in Horizon' }).pressSequentially('Getränk');
  await expect(page.getByText('No demo matches all of this.')).toBeVisible();
  await page.getByRole('link', { name: 'Search all formats (demos: 2)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All formats' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search all formats' })).toHaveValue('Getränk');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Spin & Sip', 'Brew by Remote']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Spin & Sip', 'Brew by Remote']);
  await page.getByRole('searchbox').fill('no such thing');
  const all = (await listBuildable()).length;
  await expect(page.getByRole('link', { name: `Remove the text “no such thing” (demos: ${all})` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your Campaign' }).last()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the server’s search finds the same', async ({ page }) => {
    await page.goto('/experience/gamification');
    await page.getByRole('searchbox').fill('té');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Spin & Sip']);
  });
});

for (const { slug, name, list } of demos) {
  const inputs: readonly (Input | undefined)[] = process.env.TEST_FULL ? allInputs : [inputOf[slug]];

  if (inputs.includes('mouse'))
    test(`${name} is played to its end card by mouse, from its list and back`, async ({ page }) => {
      await page.goto(list);
      await page.getByRole('link', { name: `View Demo ${name}` }).click();
      await expect(page.locator(running)).toBeVisible();
      await hydrate(page);
      // Unlike a mouse, DevTools' input does not tell the page that the pointer is over a frame of another process. The page can tell a press
      // in the frame only if there was none on the page itself shortly before.
      await page.waitForFunction(() => !navigator.userActivation.isActive);
      // From the first frame again: by now the ad may be playing itself.
      await page.getByRole('button', { name: 'Replay' }).dispatchEvent('click');
      await playToExit(page, (await loadPlaythrough(slug)).pointer);
      await expectArrived(page);
      await page.locator('.preview-close').click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(page.getByRole('link', { name: `View Demo ${name}` })).toBeVisible();
    });

  const playByKeys = async (page: Page) => {
    await expect(page.locator(running)).toBeVisible();
    await hydrate(page);
    const { keyboard } = await loadPlaythrough(slug);
    // From the first frame again: by now the ad may be playing itself.
    await page.getByRole('button', { name: 'Replay' }).press('Enter');
    await enterFrame(page, keyboard);
    await playToExit(page, keyboard);
    await expectArrived(page);
  };

  if (inputs.includes('keyboard'))
    test(`${name} is played to its end card by keyboard alone`, async ({ page }) => {
      await page.goto(list);
      await page.getByRole('link', { name: `View Demo ${name}` }).press('Enter');
      await playByKeys(page);
    });

  if (inputs.includes('phone'))
    test(`${name} is played to its end card at 390 px`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(list);
      await page.getByRole('link', { name: `View Demo ${name}` }).click();
      await playByKeys(page);
    });
}
