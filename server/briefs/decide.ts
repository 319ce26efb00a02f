import type { Demo } from '#catalogue/demo.ts';
import { type Brief, isPast } from '#protocol/brief.ts';
import type { BriefOutcome, BriefSubmission, FieldProblem } from '#protocol/brief-submission.ts';
import { takeFromLimit } from '../db/limits.ts';
import type { Writer } from '../db/store.ts';
import type { OutboxChannel } from '../db/tables.ts';
import { useToken } from '../db/tokens.ts';
import { checkCatalogue } from './check.ts';
import { findByKey, HONEYPOT, type InsertResult, insertBrief, liftHoneypot } from './store.ts';
import { createToken, parseToken, type Token } from './token.ts';

export interface BriefLimits {
  /** Briefs that one address may send within ten minutes before they are flagged; 0 switches the limit off. */
  readonly perAddress: number;
  /** Briefs that all visitors together may send within one minute before they are flagged; 0 switches the limit off. */
  readonly perMinute: number;
}

interface Rules {
  readonly limits: BriefLimits;
  readonly toChannels: (flags: readonly string[]) => readonly OutboxChannel[];
}

interface DecisionContext {
  readonly sent: BriefSubmission<unknown>;
  /** The parsed brief of `sent`. */
  readonly brief: Brief;
  readonly addressKey: string;
  readonly tokenSecret: Buffer;
  readonly demos: readonly Demo[];
  readonly now: Date;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A form that comes back sooner was not read and typed by a person. */
const MIN_AGE_MS = 3 * SECOND_MS;
const MAX_AGE_MS = DAY_MS;
/** A day more than devices keep an unsent brief. */
const MAX_DELAY_MS = 8 * DAY_MS;
const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;
/** More than this many times a limit is a flood: refused, not only flagged. */
const FLOOD = 20;

/**
 * Decides what becomes of a brief whose shape is valid, by these rules, in this order (docs/decisions/015-briefs.md).
 *
 * 1. A key that was used before gets the reference of then, even if token, dates or limits would refuse it now. With another brief it is refused.
 *    The flag of a filled honeypot is removed when the same brief comes again with the honeypot empty.
 * 2. Formats, models and demos that are not in the catalogue are refused, and past dates, unless the brief had to wait on its device.
 * 3. A token that this server did not sign is refused. The answer holds a new one, with which the same brief can be sent at once.
 * 4. A flood is refused, so that it cannot fill the disk.
 * 5. Any other suspicion sets a flag: flagged briefs are stored and answered like any other.
 */
export async function decide(db: Writer, context: DecisionContext, { limits, toChannels }: Rules): Promise<BriefOutcome> {
  const { sent, brief, now } = context;
  const before = await findByKey(db, sent.key, brief);
  if (before?.outcome === 'duplicate' && sent.website === '') await liftHoneypot(db, before.reference, { flags: [], channels: toChannels([]), now });
  if (before) return toOutcome(before);
  const fields = { ...checkCatalogue(brief, context.demos), ...(!sent.isDelayed && isPast(brief, toDay(now)) ? { startDate: 'past' as const } : {}) };
  if (Object.keys(fields).length > 0) return refuseFields(fields);
  const token = parseToken(sent.token, context.tokenSecret);
  if (!token) return refuseToken(context);
  const load = await countLoad(db, context, limits);
  if (load.waitS > 0) return refuseFlood(load.waitS);
  const flags = [
    ...(sent.website === '' ? [] : [HONEYPOT]),
    ...flagAge(token, sent.isDelayed, now),
    ...((await useToken(db, token.id, new Date(token.issuedAt.getTime() + MAX_DELAY_MS))) ? [] : ['used-token']),
    ...(load.isMuch ? ['many'] : []),
  ];
  return toOutcome(await insertBrief(db, { brief, key: sent.key, flags, channels: toChannels(flags), now }));
}

export const toDay = (date: Date) => date.toISOString().slice(0, 10);

export function refuseFields(fields: Readonly<Record<string, FieldProblem>>): BriefOutcome {
  return { status: 422, refusal: { message: 'Some fields need another look.', fields } };
}

function toOutcome(result: InsertResult): BriefOutcome {
  if (result.outcome === 'conflict')
    return { status: 422, refusal: { message: 'This key belongs to another brief. Send this one with a key of its own.' } };
  return { status: result.outcome === 'inserted' ? 201 : 200, receipt: { reference: result.reference } };
}

/** The new token is dated back by the minimum age: whoever sends the same brief again has typed it already. */
function refuseToken({ tokenSecret, now }: DecisionContext): BriefOutcome {
  const token = createToken(tokenSecret, new Date(now.getTime() - MIN_AGE_MS));
  return { status: 422, refusal: { message: 'This form was opened too long ago. Send it again.', token } };
}

function refuseFlood(waitS: number): BriefOutcome {
  return { status: 429, retryAfterS: waitS, refusal: { message: 'Too many briefs at once. Send yours again in a few minutes.' } };
}

/** A token from the future, after the clock was set back, counts as too young, not as forged. */
function flagAge({ issuedAt }: Token, isDelayed: boolean, now: Date): readonly string[] {
  const age = now.getTime() - issuedAt.getTime();
  if (age > (isDelayed ? MAX_DELAY_MS : MAX_AGE_MS)) return ['old-token'];
  return age < MIN_AGE_MS && !isDelayed ? ['hurried'] : [];
}

/**
 * `waitS`: seconds until the window of a flood ends, 0 when there is no flood. Briefs over the limit of one address do not count towards the
 * limit of all, so that a flood from one address does not get others flagged.
 */
async function countLoad(
  db: Writer,
  { addressKey, now }: DecisionContext,
  limits: BriefLimits,
): Promise<{ readonly isMuch: boolean; readonly waitS: number }> {
  for (const [key, limit, windowMs] of [
    [`brief ${addressKey}`, limits.perAddress, ADDRESS_WINDOW_MS],
    ['briefs', limits.perMinute, MINUTE_MS],
  ] as const) {
    if (limit === 0) continue;
    const count = await takeFromLimit(db, key, windowMs, now);
    if (count > limit * FLOOD) return { isMuch: true, waitS: Math.ceil((windowMs - (now.getTime() % windowMs)) / SECOND_MS) };
    if (count > limit) return { isMuch: true, waitS: 0 };
  }
  return { isMuch: false, waitS: 0 };
}
