import type { QueryParameter } from '#app/query-parameter.ts';
import { REFERENCE } from '#protocol/brief-submission.ts';

/** Whose brief the page thanks for. */
export const referenceParameter: QueryParameter = {
  name: 'reference',
  parse: ([reference = '']) => (REFERENCE.test(reference) ? [reference] : []),
};

/** The page that thanks. */
export function toSentPath(reference: string): string {
  return `/start-campaign/sent?${referenceParameter.name}=${reference}`;
}
