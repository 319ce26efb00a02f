import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { paymentModels } from '#catalogue/payment-models.ts';
import { markets } from '#catalogue/rates.ts';
import { parseBrief } from '#protocol/brief.ts';
import { HIGHEST_BUDGET } from '#protocol/budget.ts';
import { languages } from '#protocol/languages.ts';
import { usePriceText } from './use-price-text.ts';

type PriceText = ReturnType<typeof usePriceText>;

async function getPriceText(language: (typeof languages)[number]): Promise<PriceText> {
  const found: PriceText[] = [];
  function Probe() {
    found.push(usePriceText());
    return null;
  }
  renderToStaticMarkup(
    <TextProvider i18n={createI18n(language, await loadDictionary(language, false))}>
      <Probe />
    </TextProvider>,
  );
  const [first] = found;
  if (!first) throw new Error('Nothing was drawn');
  return first;
}

it('an estimate has the range that pages show, and where it comes from', async () => {
  const { toEstimate, toRange, toSource } = await getPriceText(languages[0]);
  expect(toRange('CPL', 'DE', 40_000)).toBe('1,000 to 3,300 leads');
  expect(toEstimate('CPL', 'DE', 40_000)).toBe(`€40,000 in Germany buy 1,000 to 3,300 leads. ${toSource('CPL', 'DE')}`);
});

it.each(languages)('a brief takes every estimate in $label as it is', async (language) => {
  const { toEstimate } = await getPriceText(language);
  for (const model of paymentModels)
    for (const market of markets) {
      const estimate = toEstimate(model, market, HIGHEST_BUDGET);
      expect(parseBrief({ name: 'A', email: 'a@b.example', company: 'C', consent: true, estimate })).toMatchObject({ brief: { estimate } });
    }
});
