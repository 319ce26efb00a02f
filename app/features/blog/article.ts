import type { Label } from '#app/i18n/dictionaries/en.ts';

/** What lists show of an article: labels, so translated. */
export interface ArticleHead {
  /** Its name in addresses. */
  readonly slug: string;
  readonly tag: Label;
  /** ISO day. */
  readonly date: string;
  readonly title: Label;
  readonly desc: Label;
  /** The number that the article is about, and what it counts. */
  readonly value?: number;
  readonly unit?: string;
  readonly claim?: Label;
}

interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: Table;
  readonly quote?: { readonly text: string; readonly by: string };
  /** The article's number stands large above this section. */
  readonly hasClaim?: true;
}

/** The text itself: a sample record, so in English. */
export interface ArticleText {
  /** By name, from the invented team. */
  readonly author: string;
  /** Ids of the demos it is about, that of its picture first. */
  readonly demos: readonly number[];
  readonly sections: readonly Section[];
}

export interface Article extends ArticleHead, ArticleText {}

export interface ArticleFilter {
  readonly q: string;
  /** As in the address: 'fmcg-ott'. */
  readonly tag: string | undefined;
  readonly year: string | undefined;
}

/** Words that a reader of such texts takes in per minute. */
const WORDS_PER_MINUTE = 220;

export function countWords({ sections }: Pick<ArticleText, 'sections'>): number {
  return listTexts(sections).join(' ').split(/\s+/).length;
}

export function toReadingMinutes(article: Pick<ArticleText, 'sections'>): number {
  return Math.max(1, Math.round(countWords(article) / WORDS_PER_MINUTE));
}

/** 'Food & Beverage' is 'food-beverage' in an address. */
export function toTagSlug(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export const toYear = ({ date }: Pick<ArticleHead, 'date'>) => date.slice(0, 4);

/** Every word must occur: in the text, or in what the reader sees of it in the list, in the language of the page. */
export function narrowArticles(articles: readonly Article[], { q, tag, year }: ArticleFilter, t: (label: Label) => string): readonly Article[] {
  const words = toPlain(q).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (tag && toTagSlug(article.tag) !== tag) return false;
    if (year && toYear(article) !== year) return false;
    if (words.length === 0) return true;
    const said = [t(article.title), t(article.desc), t(article.tag), article.claim ? t(article.claim) : '', article.author];
    const text = toPlain([...said, ...listTexts(article.sections)].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** Small letters without their accents. */
function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function listTexts(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ heading, paragraphs, quote, table }) => [
    heading,
    ...paragraphs,
    ...(quote ? [quote.text, quote.by] : []),
    ...(table ? [table.caption, ...table.head, ...table.rows.flat()] : []),
  ]);
}
