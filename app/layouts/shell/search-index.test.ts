import { describe, expect, it } from 'vitest';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { listNavigation } from './navigation.ts';
import { pageWords } from './page-words.ts';
import { pages } from './pages.ts';
import { createIndex, searchIndex } from './search-index.ts';
import { menuPages } from './workspace-menu.ts';

const german: Readonly<Record<string, string>> = { Interactive: 'Interaktiv', Pricing: 'Preise für Österreich' };
const index = createIndex({ formats: listNavigation(fifteenDemos), demos: fifteenDemos, pages, translate: (text) => german[text] ?? text });
const find = (text: string) => searchIndex(index, text);
const first = (text: string) => find(text)[0]?.entries[0];

describe('the search', () => {
  it('an empty search offers all formats, then demos and pages', () => {
    expect(find('').map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Ad-Formats', 8],
      ['Demos', 6],
      ['Pages', 6],
    ]);
    expect(find('   ')).toEqual(find(''));
  });

  it('a search finds words of the visitor’s language and of English, with or without accents', () => {
    expect(first('interaktiv')?.path).toBe('/experience/interactive');
    expect(first('interactive')?.path).toBe('/experience/interactive');
    expect(first('OSTERREICH')?.path).toBe('/pages-pricing');
  });

  it('a search lists matching names before other matches', () => {
    const horizon = find('horizon').flatMap(({ entries }) => entries);
    expect(horizon[0]?.path).toBe('/experience/horizon');
    expect(horizon.length).toBeGreaterThan(1);
  });

  it('a search needs every word', () => {
    const demo = fifteenDemos[0];
    expect(first(`${demo?.name} ${demo?.size}`)?.name).toBe(demo?.name);
    expect(find(`${demo?.name} zzz`)).toEqual([]);
  });

  it.each(['zzzz', '<script>', '\\', '(', '*', 'x'.repeat(10_000)])('a search for %j finds nothing, and does not fail', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each([
    ['price', '/pages-pricing'],
    ['cost', '/pages-pricing'],
    ['budget', '/pages-pricing'],
    ['Preis', '/pages-pricing'],
    ['precios', '/pages-pricing'],
    ['prezzo', '/pages-pricing'],
    ['цена', '/pages-pricing'],
    ['help', '/pages-faqs'],
    ['Fragen', '/pages-faqs'],
    ['preguntas', '/pages-faqs'],
    ['how long', '/pages-timeline'],
    ['wie lange', '/pages-timeline'],
    ['сроки', '/pages-timeline'],
    ['contact', '/start-campaign'],
    ['preventivo', '/start-campaign'],
    ['Angebot', '/start-campaign'],
    ['GDPR', '/privacy'],
    ['DSGVO', '/privacy'],
    ['cookies', '/privacy'],
    ['decks', '/decks/new'],
    ['Make a deck', '/decks/new'],
    ['подборка', '/decks/new'],
    ['Presentation', '/present'],
    ['Beamer', '/present'],
    ['offline', '/meeting'],
    ['Vergleich', '/compare'],
    ['validator', '/check'],
    ['bitcoin', '/crypto-wallet'],
    ['Krypto', '/crypto-wallet'],
    ['idioma', '/profile'],
    ['Passwort', '/forgot-password'],
    ['Spiele', '/experience/gamification'],
    ['televisore', '/experience/ctv'],
    ['car', '/experience/3d-roll-and-3d-xplore/preview/9'],
    ['Getränk', '/experience/gamification/preview/1'],
    ['leaderboard', '/experience/sticky-and-scrolling/preview/10'],
  ])('a search lists what it is about first: %s', (text, path) => {
    expect(first(text)?.path).toBe(path);
  });

  it('search words belong only to pages that are listed', () => {
    const paths = [...pages, ...menuPages].map(({ path }) => path);
    expect(Object.keys(pageWords).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('a search finds no demo that is not active', () => {
    const none = createIndex({ formats: [], demos: fifteenDemos.map((demo) => ({ ...demo, active: false })), pages: [], translate: String });
    expect(none).toEqual([]);
  });
});
