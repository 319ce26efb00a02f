import { describe, expect, it } from 'vitest';
import { dictionaries } from '#tools/dictionaries.ts';

/** What an editor took out of each language: wrong senses, second names of one thing, the other way to address a reader. */
const banned = {
  gr: /Tippspiel|Handlungsaufruf|Mitnehmen|\bPlaner\b|Handys?\b|\bMuster|\b(du|dein|deine|dir)\b|von Ende zu Ende|das Höchste\b|\bEtikett/i,
  sp: /en persona|para llevar|ordenador y teléfono|de muestra|\b(usted|indique|escriba|introduzca|elija|pulse|arrastre|rellene|marque|déjelo|necesite)\b|\btiene \{|jug(ar|a)los|editor(es)?\b(?! de texto)/i,
  it: /di persona|da portare via|noci\b|modell[io] di KPI|smartphone|da un capo all|(?<!tu )\b(inserisca|scelga|scriva|prema|compili|aggiunga|rimuova)\b|\bpublisher\b/i,
  rs: /издател|паблишер|падай|планировщик|забрать с собой|примерн(ые|ая|ой|ых) (цен|данн)|условные числа|технический лист/i,
} satisfies Readonly<Record<keyof typeof dictionaries, RegExp>>;
const patterns: Readonly<Record<string, RegExp>> = banned;

/** What somebody presents to others, and a PowerPoint file. A deck, which its client opens alone, is called otherwise. */
const PRESENTED = /Präsentation|presentaci[óo]n|presentazion|презентац/i;

/** Straight quotes, three full stops, and a space that may break before what belongs to a number. */
const CARELESS = /["']|\.\.\.|\d (%|€|px|MB|МБ)/;

describe.each(Object.entries(dictionaries))('the texts in %s', (code, dictionary) => {
  const texts = Object.values(dictionary);
  it('the texts have none of the words that an editor took out', () => {
    expect(patterns[code]).toBeDefined();
    expect(texts.filter((text) => patterns[code]?.test(text))).toEqual([]);
  });
  it('a deck is never called a presentation', () => {
    const decks = Object.entries(dictionary).filter(([label]) => /\bdecks?\b/i.test(label) && !/presentation/i.test(label));
    expect(decks.length).toBeGreaterThan(50);
    expect(decks.filter(([, text]) => PRESENTED.test(text))).toEqual([]);
  });
  it('the texts have no straight quotes, no three full stops and no breaking space before a unit', () => {
    expect(texts.filter((text) => CARELESS.test(text))).toEqual([]);
  });
});
