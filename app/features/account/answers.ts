import { ApiError } from '#app/api/api-error.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';

/** A sentence to show: the backend's own (spec §8), translated where the site knows it, and what to do about it. */
export interface Answer {
  readonly sentence: string;
  readonly advice?: Label;
}

/** The backend's sentences about accounts, each with the hint to show beside it. */
const known = {
  'Username and password are invalid. Please enter correct username and password': undefined,
  'Something wrong for edit profile': 'The account may have been reset in the meantime. Sign out and in again.',
  'Invalid Token !!': 'Sign out and in again, then save once more.',
  'Cannot add user': 'This address may have an account already. Sign in, or use another address.',
  'Cannot get user profile': 'Try again in a moment.',
  'Profile Updated Successfully': undefined,
  'Check you mail and reset your password.': 'This is a sample: no message is really sent.',
} satisfies Partial<Record<Label, Label | undefined>>;

const advices = new Map<string, Label | undefined>(Object.entries(known));

export function toAnswer(sentence: string): Answer {
  const advice = advices.get(sentence);
  return advice ? { sentence, advice } : { sentence };
}

/** What to show for an error. One that is not the backend's comes from the network or the browser, whose words are not for visitors. */
export function toRefusal(error: unknown): Answer {
  if (error instanceof ApiError) return toAnswer(error.message);
  const sentence: Label = 'This did not work. Check your connection and try again.';
  return { sentence };
}
