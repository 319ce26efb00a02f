import { expect, it, vi } from 'vitest';
import { languages } from '#protocol/languages.ts';
import { createI18n, loadDictionary } from './create-i18n.ts';

const [english, spanish] = languages;
const german = languages.find(({ code }) => code === 'gr') ?? english;

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

it('the texts of the workspace are added once, and stay when the language changes', async () => {
  const i18n = createI18n(spanish, await loadDictionary(spanish, false));
  expect(i18n.t('Activity')).toBe('Activity');
  await i18n.addWorkspace();
  expect([i18n.hasWorkspace, i18n.t('Activity'), i18n.t('Menu')]).toEqual([true, 'Actividad', 'Menú']);
  i18n.change(german, await loadDictionary(german, i18n.hasWorkspace));
  expect(i18n.t('Activity')).toBe('Aktivität');
});

it('the texts of the workspace come in the language that was chosen while they loaded', async () => {
  const i18n = createI18n(spanish, {});
  const added = i18n.addWorkspace();
  i18n.change(german, await loadDictionary(german, i18n.hasWorkspace));
  await added;
  expect(i18n.t('Activity')).toBe('Aktivität');
});
