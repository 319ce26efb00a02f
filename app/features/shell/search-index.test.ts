import { describe, expect, it } from 'vitest';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { listNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { createIndex, searchIndex } from './search-index.ts';

const german: Readonly<Record<string, string>> = { Interactive: 'Interaktiv', Pricing: 'Preise für Österreich' };
const index = createIndex({ formats: listNavigation(fifteenDemos), demos: fifteenDemos, pages, translate: (text) => german[text] ?? text });
const find = (text: string) => searchIndex(index, text);
const first = (text: string) => find(text)[0]?.entries[0];

describe('the search', () => {
  it('offers all formats, then demos and pages, before anything is typed', () => {
    expect(find('').map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Ad-Formats', 8],
      ['Demos', 6],
      ['Pages', 6],
    ]);
    expect(find('   ')).toEqual(find(''));
  });

  it('finds by the visitor’s language and by English, without accents', () => {
    expect(first('interaktiv')?.path).toBe('/experience/interactive');
    expect(first('interactive')?.path).toBe('/experience/interactive');
    expect(first('OSTERREICH')?.path).toBe('/pages-pricing');
  });

  it('puts names before other words', () => {
    const horizon = find('horizon').flatMap(({ entries }) => entries);
    expect(horizon[0]?.path).toBe('/experience/horizon');
    expect(horizon.length).toBeGreaterThan(1);
  });

  it('wants every word', () => {
    const demo = fifteenDemos[0];
    expect(first(`${demo?.name} ${demo?.size}`)?.name).toBe(demo?.name);
    expect(find(`${demo?.name} zzz`)).toEqual([]);
  });

  it.each(['zzzz', '<script>', '\\', '(', '*', 'x'.repeat(10_000)])('finds nothing for %j, and does not fail', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('finds no demo that is not active', () => {
    const none = createIndex({ formats: [], demos: fifteenDemos.map((demo) => ({ ...demo, active: false })), pages: [], translate: String });
    expect(none).toEqual([]);
  });
});
