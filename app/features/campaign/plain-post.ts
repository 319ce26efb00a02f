import { data, redirect } from 'react-router';
import type { BriefOutcome, BriefTicket } from '#protocol/brief-submission.ts';
import type { Host } from '#protocol/host.ts';
import { type FormValues, firstValue, readForm, toUncheckedBrief } from './form-values.ts';
import { toSentPath } from './sent-path.ts';

/** The form again, as it was posted, and why. */
export type RefusedPost = Extract<BriefOutcome, { readonly refusal: unknown }> & {
  readonly values: FormValues;
  /** As posted, so that no way of sending again makes two briefs of one; none if the key is another brief's already. */
  readonly ticket: BriefTicket | undefined;
};

/** The form posted without script: a redirect to the page that thanks, or what is wrong. Engagement goes along only by script, which can show it. */
export async function answerPlainPost(request: Request, host: Host) {
  const values = readForm(await request.formData());
  const first = (name: string) => firstValue(values, name);
  const { key, token, website } = { key: first('key'), token: first('token'), website: first('website') };
  const outcome = await host.sendBrief({ brief: toUncheckedBrief(values), key, token, website, isDelayed: false });
  if ('receipt' in outcome) throw redirect(toSentPath(outcome.receipt.reference), 303);
  const { status, refusal } = outcome;
  const isKeyTaken = status === 422 && !refusal.fields && !refusal.token;
  const refused: RefusedPost = { status, refusal, values, ticket: isKeyTaken ? undefined : { key, token: refusal.token ?? token } };
  return data(refused, { status });
}
