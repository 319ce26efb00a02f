import { stories } from '#app/components/stories.ts';
import type { Article, ArticleText } from './article.ts';
import { feesFirst } from './fees-first-content.ts';
import { granolaLaunch } from './granola-launch-content.ts';
import { lunchOnTheBelt } from './lunch-on-the-belt-content.ts';
import { studioShoot } from './studio-shoot-content.ts';

const texts: Readonly<Record<(typeof stories)[number]['slug'], ArticleText>> = {
  'granola-launch': granolaLaunch,
  'studio-shoot': studioShoot,
  'lunch-on-the-belt': lunchOnTheBelt,
  'fees-first': feesFirst,
};

/** The newest first. */
export const articles: readonly Article[] = stories
  .map(({ demo: _, ...story }) => ({ ...story, ...texts[story.slug] }))
  .sort((a, b) => b.date.localeCompare(a.date));

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
