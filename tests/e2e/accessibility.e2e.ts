import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { languages } from '#protocol/languages.ts';
import { expect, MISSING, test } from './fixture.ts';

const pages = {
  landing: '/',
  gallery: '/experience/gamification',
  'all formats': '/formats',
  preview: '/experience/horizon/preview/12',
  'television preview': '/experience/ctv/preview/14',
  'unknown type': '/experience/nothing-here',
  'unknown demo': '/experience/ctv/preview/999',
  'unknown page': '/no-such-page',
  'start campaign': '/start-campaign',
};

/** In all five languages; the others in English, and in German for its long words. */
const everywhere = ['landing', 'gallery', 'preview', 'unknown page'];

for (const [name, path] of Object.entries(pages)) {
  for (const { code, tag } of languages.filter((language) => everywhere.includes(name) || ['en', 'gr'].includes(language.code))) {
    test(`${name} in ${tag} has no violation, light and dark, and does not scroll sideways at 320 px`, async ({
      page,
      context,
      baseURL,
      allowFault,
    }) => {
      if (name.startsWith('unknown')) allowFault(MISSING);
      await page.setViewportSize({ width: 320, height: 640 });
      // Ambient movement would blur what axe sees of contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const mode of ['light', 'dark']) {
        await context.addCookies([
          { name: 'surge-settings', value: `mode=${mode}`, url: baseURL ?? '' },
          { name: 'I18N_LANGUAGE', value: code, url: baseURL ?? '' },
        ]);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.setViewportSize({ width: 1280, height: 800 });
        // The creatives' own frames are checked by their contract.
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
      }
    });
  }

  test(`${name} is valid HTML`, async ({ request }) => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const report = await validator.validateString(await (await request.get(path)).text());
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect(messages).toEqual([]);
  });
}
