import { expect, keepOnDevice, type Page, test } from './fixture.ts';
import { creativeOf } from './play-creative.ts';

test.use({ viewport: { width: 1536, height: 900 } });
// The tools are open beside the stage.
test.beforeEach(({ page }) => keepOnDevice(page, 'surge.panels', 'tools'));

const open = async (page: Page) => {
  await page.goto('/experience/horizon/preview/5');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
  await expect(panelOf(page)).toBeVisible();
};
const panelOf = (page: Page) => page.getByRole('region', { name: 'Context' });

test('city, weather and fare that are changed in the panel are in the ad, and stay there when it is played again', { tag: '@ci' }, async ({
  page,
}) => {
  await open(page);
  const [panel, ad] = [panelOf(page), creativeOf(page)];
  const headline = ad.getByRole('heading');
  await panel.getByLabel('City of the visitor').fill('Ystad');
  await expect(headline).toContainText('in Ystad.');
  await panel.getByLabel('Temperature').fill('-9');
  await expect(headline).toContainText('–9° and');
  for (const [label, words] of [
    ['Clear sky', 'clear skies'],
    ['Fog', 'fog'],
    ['Snow', 'snow'],
  ] as const) {
    await panel.getByLabel('Weather').selectOption(label);
    await expect(headline).toContainText(`and ${words} in`);
  }
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('list', { name: 'Events' }).locator('li[data-event="replay"]')).toHaveCount(1);
  await expect(headline).toContainText('–9° and snow in Ystad.');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(headline).not.toContainText('Ystad');
  await expect(headline).toContainText(/^–?\d+° and /);
});

test('a feed sets the fare, and one that fails leaves the ad its own and says so nowhere', { tag: '@ci' }, async ({ page }) => {
  await open(page);
  const [panel, ad] = [panelOf(page), creativeOf(page)];
  await ad.getByRole('slider').press('End');
  await expect(ad.getByText('Boarding pass')).toBeVisible();
  const own = await ad.locator('.cta').innerText();
  expect(own).toMatch(/^Fly for €\d{2,3}$/);
  await panel.getByLabel('First fare').fill('77');
  await expect(ad.locator('.cta')).toHaveText('Fly for €77');
  await panel.getByLabel('The feed fails').check();
  await expect(panel.getByLabel('First fare')).toBeDisabled();
  await expect(ad.locator('.cta')).toHaveText(own);
});

test('an ad without live data has no such panel', async ({ page }) => {
  await page.goto('/experience/horizon/preview/12');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Your brand' })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});
