import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectVariants, hydrate, listVariants, MISSING, open, type Page, test } from './fixture.ts';

const foundations = ['colours', 'typography', 'space', 'motion', 'icons'];
const parts = readdirSync('app/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.example.tsx'))
  .map((file) => basename(file, '.example.tsx'));

for (const [turn, slug] of takeEvery(12, [...foundations, ...parts]).entries()) {
  test(`/styleguide/${slug} is listed and shown, has no violation in its languages and modes, does not scroll sideways at 320 px, and lets Tab through`, async ({
    page,
  }) => {
    await expectVariants(page, listVariants(turn), async () => {
      await page.goto(`/styleguide/${slug}`);
      const link = page.locator(`.styleguide nav a[href="/styleguide/${slug}"]`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('h1')).toHaveText((await link.textContent()) ?? '');
    });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    if (parts.includes(slug)) {
      await expect(page.locator('.example-live > *').first()).toBeVisible();
      await expect(page.locator('.styleguide pre')).toContainText('export const example');
      await expectTabThrough(page);
    } else
      await expect(
        page
          .locator('.styleguide :is(li, dt)')
          .getByText(/^(--)?[a-z]/)
          .first(),
      ).toBeVisible();
  });
}

test('/styleguide lists every part once, and a part that is not there is missing', async ({ page, allowFault }) => {
  await open(page, '/styleguide');
  await expect(page.locator('.styleguide nav a')).toHaveCount(foundations.length + parts.length);
  await page.getByRole('link', { name: 'Icons', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Icons');
  allowFault(MISSING);
  expect((await page.goto('/styleguide/no-such-part'))?.status()).toBe(404);
});

/** Tab comes to each control of the example, shows where it is, and leaves. */
async function expectTabThrough(page: Page): Promise<void> {
  await hydrate(page);
  // Native controls stand in until their own have come, once the visitor is near: those have other stops.
  await page.locator('.example-live').hover();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.date-input')).toHaveCount(0);
  if (/tag-input|combo-box|rich-text/.test(page.url())) await expect(page.locator('.example-live :is(select, textarea)')).toHaveCount(0);
  const stops = await page.locator('.example-live').evaluate((live) => {
    const controls = Array.from(
      live.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, [tabindex="0"], [contenteditable=true]'),
      // A list of tags is a stop by itself only where it is empty.
    ).filter((control) => control.tabIndex >= 0 && !(control.matches('[role=grid]') && control.querySelector('[tabindex="0"]')));
    // Radio buttons of one name are one stop.
    const toStop = (control: HTMLElement) => (control instanceof HTMLInputElement && control.type === 'radio' ? control.name : control);
    return new Set(controls.filter((control) => control.checkVisibility()).map(toStop)).size;
  });
  const focused = page.locator('.example-live :focus');
  await page.locator('.styleguide > nav a').last().focus();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
}
