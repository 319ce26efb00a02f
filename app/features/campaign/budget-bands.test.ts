import { expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import { budgetBands } from '#protocol/budget.ts';
import { languages } from '#protocol/languages.ts';
import { toBudgetText, toRegion } from './budget-bands.ts';

const english = createText(createI18n(languages[0], {}));
const say = (country: string) => budgetBands.map((band) => toBudgetText(band, country, english).replaceAll(/\s/g, ' '));

it.each([
  ['', ['Under €10,000', '€10,000 to €50,000', '€50,000 to €200,000', 'More than €200,000', 'Not decided yet']],
  ['DE', ['Under €10,000', '€10,000 to €50,000', '€50,000 to €200,000', 'More than €200,000', 'Not decided yet']],
  ['GB', ['Under about £9,000', 'About £9,000 to £45,000', 'About £45,000 to £180,000', 'More than about £180,000', 'Not decided yet']],
  [
    'SG',
    ['Under about SGD 15,000', 'About SGD 15,000 to SGD 75,000', 'About SGD 75,000 to SGD 300,000', 'More than about SGD 300,000', 'Not decided yet'],
  ],
  ['ID', ['Under about IDR 180m', 'About IDR 180m to IDR 900m', 'About IDR 900m to IDR 3.6bn', 'More than about IDR 3.6bn', 'Not decided yet']],
])('writes the budgets for country %j as %j', (country, texts) => {
  expect(say(country)).toEqual(texts);
});

it('reads the region from a language tag', () => {
  expect(['en-SG', 'de-CH', 'zh-Hant-HK', 'en', '', 'x_y'].map(toRegion)).toEqual(['SG', 'CH', 'HK', '', '', '']);
});
