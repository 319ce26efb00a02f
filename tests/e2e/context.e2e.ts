import { expect, keepOnDevice, type Page, test } from './fixture.ts';
import { creativeOf } from './play-creative.ts';

test.use({ viewport: { width: 1536, height: 900 } });
// The tools are open beside the stage.
test.beforeEach(({ page }) => keepOnDevice(page, 'surge.panels', 'tools'));

/** From a change in the panel to the ad's words. */
const MOST_MS = 300;

const open = async (page: Page) => {
  await page.goto('/experience/horizon/preview/5');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
  await expect(panelOf(page)).toBeVisible();
};
const panelOf = (page: Page) => page.getByRole('region', { name: 'Context' });

type Change = readonly [text: string, change: () => Promise<unknown>];

/**
 * Makes changes in the panel, each of which brings a text into the ad. Returns the fastest time from a field's own event in the page until the ad says
 * the text, milliseconds by the clock that both documents share: a busy machine may delay one of them, what is slow by itself delays all.
 */
async function fastest(page: Page, changes: readonly Change[]): Promise<number> {
  const times: number[] = [];
  for (const [text, change] of changes) {
    await page.evaluate(() =>
      addEventListener('input', () => Object.assign(window, { changedAt: performance.timeOrigin + performance.now() }), {
        capture: true,
        once: true,
      }),
    );
    const heard = creativeOf(page).locator('body').evaluate(hear, text);
    await change();
    times.push((await heard) - (await page.evaluate<number>(() => Reflect.get(window, 'changedAt'))));
  }
  return Math.min(...times);
}

/** Runs in the ad. */
function hear(body: HTMLElement, text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!body.innerText.includes(text)) return;
      watcher.disconnect();
      resolve(performance.timeOrigin + performance.now());
    };
    const watcher = new MutationObserver(look);
    watcher.observe(body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

test('city, weather and fare that are changed in the panel are in the ad at once, and stay there when it is played again', async ({ page }) => {
  await open(page);
  const [panel, ad] = [panelOf(page), creativeOf(page)];
  const headline = ad.getByRole('heading');
  const city = (name: string): Change => [`in ${name}.`, () => panel.getByLabel('City of the visitor').fill(name)];
  const cold = (degrees: number): Change => [`–${degrees}° and`, () => panel.getByLabel('Temperature').fill(`-${degrees}`)];
  const sky = (label: string, words: string): Change => [`and ${words} in`, () => panel.getByLabel('Weather').selectOption(label)];
  expect(await fastest(page, [city('Kiel'), city('Oulu'), city('Ystad')])).toBeLessThan(MOST_MS);
  expect(await fastest(page, [cold(3), cold(6), cold(9)])).toBeLessThan(MOST_MS);
  expect(await fastest(page, [sky('Clear sky', 'clear skies'), sky('Cloudy', 'clouds'), sky('Fog', 'fog'), sky('Snow', 'snow')])).toBeLessThan(
    MOST_MS,
  );
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('list', { name: 'Events' }).locator('li[data-event="replay"]')).toHaveCount(1);
  await expect(headline).toContainText('–9° and snow in Ystad.');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(headline).not.toContainText('Ystad');
  await expect(headline).toContainText(/^–?\d+° and /);
});

test('a feed sets the fare at once, and one that fails leaves the ad its own and says so nowhere', async ({ page }) => {
  await open(page);
  const [panel, ad] = [panelOf(page), creativeOf(page)];
  await ad.getByRole('slider').press('End');
  await expect(ad.getByText('Boarding pass')).toBeVisible();
  const own = await ad.locator('.cta').innerText();
  expect(own).toMatch(/^Fly for €\d{2,3}$/);
  const fare = (price: string): Change => [`Fly for €${price}`, () => panel.getByLabel('First fare').fill(price)];
  expect(await fastest(page, [fare('55'), fare('66'), fare('77')])).toBeLessThan(MOST_MS);
  const fails: Change = [own, () => panel.getByLabel('The feed fails').check()];
  const works: Change = ['Fly for €77', () => panel.getByLabel('The feed fails').uncheck()];
  expect(await fastest(page, [fails, works, fails])).toBeLessThan(MOST_MS);
  await expect(panel.getByLabel('First fare')).toBeDisabled();
  await expect(ad.locator('.cta')).toHaveText(own);
});

test('an ad without live data has no such panel', async ({ page }) => {
  await page.goto('/experience/horizon/preview/12');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Your brand' })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});
