import { notes } from '#app/components/notes.ts';
import { stories } from '#app/components/stories.ts';
import type { Article, ArticleText } from './article.ts';
import { completedView } from './completed-view-content.ts';
import { feesFirst } from './fees-first-content.ts';
import { fifteenSeconds } from './fifteen-seconds-content.ts';
import { firstFrame } from './first-frame-content.ts';
import { fiveButtons } from './five-buttons-content.ts';
import { granolaLaunch } from './granola-launch-content.ts';
import { lunchOnTheBelt } from './lunch-on-the-belt-content.ts';
import { studioShoot } from './studio-shoot-content.ts';

const texts: Readonly<Record<(typeof stories | typeof notes)[number]['slug'], ArticleText>> = {
  'granola-launch': granolaLaunch,
  'studio-shoot': studioShoot,
  'lunch-on-the-belt': lunchOnTheBelt,
  'fees-first': feesFirst,
  'first-frame': firstFrame,
  'fifteen-seconds': fifteenSeconds,
  'completed-view': completedView,
  'five-buttons': fiveButtons,
};

/** The newest first. */
export const articles: readonly Article[] = [...stories, ...notes]
  .map((head) => ({ ...head, ...texts[head.slug] }))
  .sort((a, b) => b.date.localeCompare(a.date));

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
