import type { QueryParameter } from '#app/query-parameter.ts';
import { REFERENCE } from '#protocol/brief-submission.ts';

/** The reference of the brief that was sent. */
export const referenceParameter: QueryParameter = {
  name: 'reference',
  parse: ([reference = '']) => (REFERENCE.test(reference) ? [reference] : []),
};

/** The confirmation page of a brief. */
export function toSentPath(reference: string): string {
  return `/start-campaign/sent?${referenceParameter.name}=${reference}`;
}
