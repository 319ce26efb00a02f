import { expect, expectNoViolation, hydrate, keepOnDevice, test } from './fixture.ts';

test.use({ viewport: { width: 1536, height: 900 } });

const PREVIEW = '/experience/gamification/preview/3';
/** An ad on a slow machine plays itself to its end card in this time. */
const LOOKED_MS = 60_000;

test('the specs tell how accessible an ad is, and how it is with the brand of the visitor', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.panels', 'specs tools');
  await page.goto(PREVIEW);
  await hydrate(page);
  const specs = page.getByRole('region', { name: 'Spec sheet' });
  const line = (name: string) => specs.getByRole('listitem').filter({ hasText: name });
  // Fetched when somebody reads that far.
  await specs.getByRole('heading', { name: 'Accessibility' }).scrollIntoViewIfNeeded();
  await expect(line('Playable by keyboard')).toContainText('Tab Space');
  await expect(line('Lowest contrast of a text')).toContainText(/\d[\d.]* : 1.*4\.5 : 1.*pass.*1\.4\.3 Contrast/);
  await expect(line('Flashes in a second')).toContainText('pass');
  await expect(specs.getByRole('heading', { name: 'With your brand' })).toHaveCount(0);
  const brand = page.getByRole('region', { name: 'Your brand' });
  await brand.getByLabel('Name').fill('Übermut');
  await line('Nothing is spoken').scrollIntoViewIfNeeded();
  await expect(specs.getByRole('heading', { name: 'With your brand' })).toBeVisible({ timeout: LOOKED_MS });
  await expect(line('Controls have names')).toHaveCount(2);
  await expectNoViolation(page);
  await brand.getByRole('button', { name: 'Reset' }).click();
  await expect(specs.getByRole('heading', { name: 'With your brand' })).toHaveCount(0);
});

test('what a brand spoils is said before a file is taken', { tag: '@ci' }, async ({ page }) => {
  const word = { text: 'Buy it', size: 14, isLarge: false, contrast: 1.31 };
  const look = { words: [word], controls: [{ name: 'Buy it', width: 120, height: 44 }] };
  // None of our ads is as bad as this one.
  await page.route('**/creatives/fee-smash/trial.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>onmessage = ({ ports: [port] }) => port.postMessage(${JSON.stringify([look, look])})</script>`,
    }),
  );
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto(PREVIEW);
  await hydrate(page);
  const warning = page.getByText('Before you export: with your brand this ad misses limits of accessibility.');
  await page.getByRole('button', { name: 'Everything in one pack' }).scrollIntoViewIfNeeded();
  await expect(warning).toHaveCount(0);
  await page.getByRole('region', { name: 'Your brand' }).getByLabel('Main colour', { exact: true }).fill('#eeeeee');
  await page.getByRole('button', { name: 'Everything in one pack' }).scrollIntoViewIfNeeded();
  await expect(warning).toBeVisible({ timeout: LOOKED_MS });
  await expect(page.getByRole('region', { name: 'Download' }).getByRole('listitem')).toHaveText([
    /Lowest contrast of a text1\.31 : 1.*4\.5 : 1.*Buy it.*FAIL/,
  ]);
  await expectNoViolation(page);
});
