import { data, redirect } from 'react-router';
import type { BriefOutcome, BriefTicket } from '#protocol/brief-submission.ts';
import type { Host } from '#protocol/host.ts';
import { type FormValues, firstValue, readForm, toUncheckedBrief } from './form-values.ts';
import { toSentPath } from './sent-path.ts';

/** Why a brief was refused, and the form as it was posted. */
export type RefusedPost = Extract<BriefOutcome, { readonly refusal: unknown }> & {
  readonly values: FormValues;
  /** The posted one, so that sending again makes no second brief; undefined if the key belongs to another brief already. */
  readonly ticket: BriefTicket | undefined;
};

/** Answers a form posted without script: a redirect to the confirmation page, or what is wrong. Only script sends engagement, which it shows first. */
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
