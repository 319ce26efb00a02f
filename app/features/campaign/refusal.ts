import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Unsent } from './plain-post.ts';

/** What to say of a brief that was not taken, beside what is wrong with its fields. */
export function toRefusal({ status, refusal }: Unsent): Label | undefined {
  if (status === 429) return 'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.';
  if (status === 503) return 'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.';
  if (refusal.token) return 'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.';
  return refusal.fields ? undefined : 'We could not read this brief. Check it and send it once more.';
}
