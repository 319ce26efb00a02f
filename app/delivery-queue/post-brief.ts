import { type BriefSubmission, type FieldProblem, fieldProblems, REFERENCE } from '#protocol/brief-submission.ts';
import { isRecord } from '#protocol/is-record.ts';

export type PostResult =
  | { readonly kind: 'sent'; readonly reference: string }
  /** The content is not valid: the same brief would be refused again. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldProblem>> }
  /** The token was not valid: the brief may be sent again at once with this one. */
  | { readonly kind: 'renewed'; readonly token: string }
  /** No answer, or an answer that is not from our server. */
  | { readonly kind: 'unreachable' }
  /** The server asks to wait for this time. */
  | { readonly kind: 'busy'; readonly afterMs: number };

/** Longer than any time limit of the server; a broken connection may never report an error. */
const TIMEOUT_MS = 15_000;

/** One `POST /api/briefs` (protocol/brief-submission.ts). Never throws. */
export async function postBrief({ key, ...body }: BriefSubmission): Promise<PostResult> {
  try {
    const response = await fetch('/api/briefs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return toPostResult(response.status, await response.json().catch(() => undefined), Number(response.headers.get('retry-after')));
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Pure. Only a reference acknowledges a brief: the login page of a Wi-Fi gateway is answered with 200 too. */
export function toPostResult(status: number, body: unknown, retryAfterSeconds: number): PostResult {
  const answer = isRecord(body) ? body : {};
  if (status === 200 || status === 201) {
    const { reference } = answer;
    return typeof reference === 'string' && REFERENCE.test(reference) ? { kind: 'sent', reference } : { kind: 'unreachable' };
  }
  if (status === 422 && typeof answer.token === 'string') return { kind: 'renewed', token: answer.token };
  if (status === 400 || status === 413 || status === 422) return { kind: 'refused', fields: toFields(answer.fields) };
  if (status === 429 || status === 503) return { kind: 'busy', afterMs: retryAfterSeconds > 0 ? retryAfterSeconds * 1000 : 0 };
  return { kind: 'unreachable' };
}

function toFields(given: unknown): Record<string, FieldProblem> {
  const entries = Object.entries(isRecord(given) ? given : {}).flatMap(([name, value]) => {
    const problem = fieldProblems.find((one) => one === value);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(entries);
}
