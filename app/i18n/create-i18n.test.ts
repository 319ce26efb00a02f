import { expect, it, vi } from 'vitest';
import { languages } from '#protocol/languages.ts';
import { createI18n } from './create-i18n.ts';

const [english, spanish] = languages;

it('t returns the text of the dictionary, or the label itself', () => {
  const { t } = createI18n(spanish, { Menu: 'Menú' });
  expect([t('Menu'), t('Not there'), t('toString')]).toEqual(['Menú', 'Not there', 'toString']);
});

it('t fills in values wherever they are named, and nothing else', () => {
  const { t } = createI18n(english, {});
  expect(t('{{n}} of {{max}}, {{n}}', { n: 3, max: '$&' })).toBe('3 of $&, 3');
  expect(t('{{name}} and {{other}}', { name: '{{other}}' })).toBe('{{other}} and {{other}}');
});

it('subscribers learn of a change of language until they unsubscribe', () => {
  const i18n = createI18n(english, {});
  const listener = vi.fn();
  const stop = i18n.listen(listener);
  i18n.change(spanish, { Menu: 'Menú' });
  expect([i18n.language, i18n.t('Menu')]).toEqual([spanish, 'Menú']);
  stop();
  i18n.change(english, {});
  expect(listener).toHaveBeenCalledOnce();
});
