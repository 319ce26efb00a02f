import { notes } from '#app/components/notes.ts';
import { stories } from '#app/components/stories.ts';
import type { QueryParameter } from '#app/query-parameter.ts';
import { toTagSlug, toYear } from './article.ts';

/** At most one value, so that there are few variants of a list. */
function createParameter(name: string, values: readonly string[]): QueryParameter {
  return { name, parse: (given) => values.filter((value) => given.includes(value)).slice(0, 1) };
}

const heads = [...stories, ...notes];

export const tagParameter = createParameter('tag', [...new Set(heads.map(({ tag }) => toTagSlug(tag)))]);
export const yearParameter = createParameter('year', [...new Set(heads.map(toYear))]);
