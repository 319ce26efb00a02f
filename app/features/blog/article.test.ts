import { describe, expect, it } from 'vitest';
import { stories } from '#app/components/stories.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { blogComments } from '#mock-api/seed/blog-comments.ts';
import { people } from '#mock-api/seed/people.ts';
import { dictionaries } from '#tools/dictionaries.ts';
import { countWords, narrowArticles, toReadingMinutes, toTagSlug } from './article.ts';
import { articles, findArticle } from './articles.ts';
import { tagParameter, yearParameter } from './parameters.ts';

const same = (label: string) => label;
const all = { q: '', tag: undefined, year: undefined };
const slugsOf = (filter: Partial<Parameters<typeof narrowArticles>[1]>, t: Parameters<typeof narrowArticles>[2] = same) =>
  narrowArticles(articles, { ...all, ...filter }, t).map(({ slug }) => slug);

describe('the articles', () => {
  it('the newest comes first', () => {
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(articles.length).toBeGreaterThanOrEqual(4);
  });

  it.each(articles)('$slug is long enough to say something, and short enough to be read', (article) => {
    expect(countWords(article)).toBeGreaterThanOrEqual('value' in article ? 500 : 350);
    expect(countWords(article)).toBeLessThanOrEqual(850);
  });

  it.each(articles)('$slug has an author of the team, and demos that can be played', ({ author, demos }) => {
    expect(Object.values(people).map(({ name }) => name)).toContain(author);
    const known = new Map(activeDemos.map(({ id, slug }) => [id, slug]));
    expect(demos.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(demos).size).toBe(demos.length);
  });

  it.each(stories)('$slug shows first the demo that its card on the landing page plays', ({ slug, demo }) => {
    expect(findArticle(slug)?.demos[0]).toBe(activeDemos.find((one) => one.slug === demo)?.id);
  });

  it.each(articles)('$slug has tables without holes, and one place for its number', ({ sections, value }) => {
    for (const { table } of sections) for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
    expect(sections.filter(({ hasClaim }) => hasClaim)).toHaveLength(value === undefined ? 0 : 1);
  });

  it('sample comments stand below articles that exist', () => {
    expect(blogComments.filter(({ slug }) => !findArticle(slug))).toEqual([]);
  });

  it('an unknown name finds none', () => {
    for (const slug of ['', 'constructor', 'granola-launch/', 'Granola-Launch']) expect(findArticle(slug)).toBeUndefined();
  });
});

describe('the search', () => {
  it('every word must occur, wherever it stands and however it is written', () => {
    expect(slugsOf({ q: '  HAZELNUT  drama ' })).toEqual(['granola-launch']);
    expect(slugsOf({ q: 'tomas' })).toEqual(['lunch-on-the-belt']);
    expect(slugsOf({ q: 'hazelnut overdraft' })).toEqual([]);
    expect(slugsOf({})).toHaveLength(articles.length);
  });

  it('titles are searched in the language of the page', () => {
    expect(slugsOf({ q: 'probefahrten' }, (label) => dictionaries.gr[label])).toEqual(['studio-shoot']);
    expect(slugsOf({ q: 'probefahrten' })).toEqual([]);
  });

  it('topic and year narrow together with the words', () => {
    expect(slugsOf({ tag: 'banking' })).toEqual(['fees-first']);
    expect(slugsOf({ tag: 'banking', q: 'granola' })).toEqual([]);
    expect(slugsOf({ tag: 'banking', year: '1999' })).toEqual([]);
  });
});

describe('the parameters of the lists', () => {
  it('every topic and year of an article is known, and at most one of each counts', () => {
    for (const { tag, date } of articles) {
      expect(tagParameter.parse([toTagSlug(tag)])).toEqual([toTagSlug(tag)]);
      expect(yearParameter.parse([date.slice(0, 4)])).toEqual([date.slice(0, 4)]);
    }
    expect(tagParameter.parse(['banking', 'automotive', 'banking'])).toHaveLength(1);
    expect(tagParameter.parse(['__proto__', '', 'Banking'])).toEqual([]);
  });
});

it('reading takes a minute at least', () => {
  const section = (words: number) => ({ sections: [{ heading: 'One', paragraphs: [Array.from({ length: words - 1 }, () => 'word').join(' ')] }] });
  expect([2, 220, 440, 770].map((words) => toReadingMinutes(section(words)))).toEqual([1, 1, 2, 4]);
});
