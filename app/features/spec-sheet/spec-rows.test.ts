import { expect, it } from 'vitest';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import { listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { languages } from '#protocol/languages.ts';
import { listFacts, listSources, listTables } from './spec-rows.ts';

const toText = async (code: string) => {
  const language = languages.find((one) => one.code === code) ?? languages[0];
  return createText(createI18n(language, await loadDictionary(language, true), true));
};

it('every unit has both tables, and every row a verdict of its own words', async () => {
  const text = await toText('en');
  for (const unit of activeDemos.flatMap(listUnits)) {
    const tables = listTables(unit, text);
    expect(
      tables.map(({ title }) => title),
      unit.slug,
    ).toEqual(['Measured against limits', 'Accessibility']);
    expect(
      tables.flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'fail')),
      unit.slug,
    ).toEqual([]);
  }
});

it('figures are written as the language does', async () => {
  const [demo] = activeDemos;
  if (!demo) throw new Error('No demo');
  const [figures] = listTables(demo, await toText('rs'));
  expect(figures?.rows[0]?.measured).toMatch(/^\d+(,\d)?\s*кБ$/);
});

it('facts say what is there, and nothing of what is not', async () => {
  const text = await toText('en');
  const demo = activeDemos.find(({ id }) => id === 5);
  if (!demo) throw new Error('No demo');
  const names = listFacts(demo, demo, text).map(([name]) => name);
  expect(names).toContain('Also as');
  expect(names).not.toContain('Opens to');
  expect(listFacts(demo, demo, text).every(([, value]) => value !== '')).toBe(true);
  // The last three are the long ones, for which the sheet has its whole width.
  expect(names.slice(-3)).toEqual(['Language', 'Taken from your brand', 'Files']);
});

it('sources name each document once, with its address', async () => {
  const text = await toText('en');
  const [demo] = activeDemos;
  const sources = demo ? listSources(listTables(demo, text)) : [];
  expect(sources).toContainEqual(['WCAG 2.2', 'https://www.w3.org/TR/WCAG22/']);
  expect(sources).toContainEqual(['Google Ads: Uploaded display ads', 'https://support.google.com/google-ads/answer/1722096']);
  expect(new Set(sources.map(([, address]) => address)).size).toBe(sources.length);
});
