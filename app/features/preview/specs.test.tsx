import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { demos } from '#catalogue/demos.ts';
import { languages } from '#protocol/languages.ts';
import { Specs } from './specs.tsx';

async function renderSpecs(code: string): Promise<string> {
  const language = languages.find((one) => one.code === code) ?? languages[0];
  const demo = demos.find(({ size }) => size === '320x480');
  if (!demo) throw new Error('No demo of this size');
  const html = renderToStaticMarkup(
    <TextProvider i18n={createI18n(language, await loadDictionary(language, false))}>
      <MemoryRouter>
        <Specs demo={demo} />
      </MemoryRouter>
    </TextProvider>,
  );
  return html.replace(/\s/g, ' ');
}

it('the spec sheet writes units as the language does', async () => {
  const html = await renderSpecs('rs');
  expect(html).toMatch(/>\d+,?\d* кБ</);
  expect(html).toMatch(/>\d+ мс</);
  expect(html).not.toMatch(/\d (?:[kKM]B|ms|s)</);
});

it('the spec sheet writes each limit as its source does, in one kind of kilobyte, with a link to it', async () => {
  const html = await renderSpecs('en');
  expect(html).toContain('>150 kB<');
  expect(html).toContain('>200 kB<');
  expect(html).not.toContain('153.6');
  expect(html).toMatch(/<a [^>]*href="https:\/\/support\.google\.com\/google-ads\/answer\/1722096"[^>]*>Google Ads: Uploaded display ads</);
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.iab\.com\/guidelines\/iab-new-ad-portfolio\/"[^>]*>IAB: New Ad Portfolio</);
  expect(html).toContain('1 kB is 1,000 bytes');
  expect(html).not.toContain('title=');
});

it('the spec sheet leads to the sheet that is printed', async () => {
  expect(await renderSpecs('gr')).toMatch(/<a class="fine-link" href="\/experience\/[\w-]+\/preview\/\d+\/spec"[^>]*>Als Blatt: drucken oder PDF</);
});
