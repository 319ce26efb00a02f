import { expect, it } from 'vitest';
import { parseDraft } from './draft.ts';

const now = 1_800_000_000_000;
const draft = (values: unknown, keptAt = now) => JSON.stringify({ keptAt, values });

it('restores a draft that is younger than seven days', () => {
  const values = [
    ['name', 'Mara'],
    ['formats', 'ctv'],
    ['formats', 'horizon'],
  ];
  expect(parseDraft(draft(values), now + 6 * 86_400_000)).toEqual(values);
  expect(parseDraft(draft(values), now + 7 * 86_400_000)).toBeUndefined();
  expect(parseDraft(draft(values), now - 8 * 86_400_000)).toBeUndefined();
});

it('never restores a consent, a key or a token', () => {
  const secrets = ['key', 'token', 'website', 'consent', 'consentVersion', 'newsletter', 'language'].map((name) => [name, 'on']);
  expect(parseDraft(draft([...secrets, ['name', 'Mara']]), now)).toEqual([['name', 'Mara']]);
  expect(parseDraft(draft(secrets), now)).toBeUndefined();
});

it.each([null, '1', '[]', '{"values":[]}', draft('x'), draft([1, ['name'], ['name', 2]])])('finds no draft in %s', (text) => {
  expect(parseDraft(text, now)).toBeUndefined();
});
