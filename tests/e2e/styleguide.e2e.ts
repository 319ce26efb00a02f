import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, expectVariants, listVariants, MISSING, open, test } from './fixture.ts';

const foundations = ['colours', 'typography', 'space', 'motion', 'icons'];
const parts = readdirSync('app/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.example.tsx'))
  .map((file) => basename(file, '.example.tsx'));

for (const [turn, slug] of [...foundations, ...parts].entries()) {
  test(`/styleguide/${slug} is listed and shown, has no violation in two languages and both modes, and does not scroll sideways at 320 px`, async ({
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
      await expect(page.locator('.styleguide-live > *').first()).toBeVisible();
      await expect(page.locator('.styleguide pre')).toContainText('export const example');
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
