import type { Demo } from '#catalogue/demo.ts';
import { type Brief, isPast } from '#protocol/brief.ts';
import type { BriefOutcome, BriefSubmission, FieldProblem } from '#protocol/brief-submission.ts';
import { takeFromLimit } from '../db/limits.ts';
import type { Writer } from '../db/store.ts';
import type { OutboxChannel } from '../db/tables.ts';
import { useToken } from '../db/tokens.ts';
import { checkCatalogue } from './check.ts';
import { findKept, HONEYPOT, type Kept, keepBrief, liftHoneypot } from './store.ts';
import { createToken, parseToken, type Token } from './token.ts';

export interface BriefLimits {
  /** Unsuspected briefs of one address within ten minutes; 0 counts nothing. */
  readonly perAddress: number;
  /** Unsuspected briefs of everybody within one minute; 0 counts nothing. */
  readonly perMinute: number;
}

interface Rules {
  readonly limits: BriefLimits;
  readonly toChannels: (flags: readonly string[]) => readonly OutboxChannel[];
}

interface Facts {
  readonly sent: BriefSubmission<unknown>;
  /** What was sent, its shape checked. */
  readonly brief: Brief;
  readonly addressKey: string;
  readonly tokenSecret: Buffer;
  readonly demos: readonly Demo[];
  readonly now: Date;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Younger than any person's reading and typing. */
const MIN_AGE_MS = 3 * SECOND_MS;
const MAX_AGE_MS = DAY_MS;
/** Devices keep an unsent brief for seven days. */
const MAX_DELAY_MS = 8 * DAY_MS;
const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;
/** So many times a limit is a flood. */
const FLOOD = 20;

/**
 * The rules of intake, in this order (docs/decisions/015-briefs.md). The shape was checked before.
 *
 * 1. A known key is answered with its reference, whatever became of token, dates and limits since; with another brief it is refused.
 *    A honeypot filled by mistake is forgiven when the same brief comes again without it.
 * 2. Names that the catalogue does not hold and dates gone by are refused; a brief that waited on its device may be late.
 * 3. A token that is not ours is refused with a fresh one: nothing is lost, and the same brief may be sent with it at once.
 * 4. A flood is refused before it fills the disk.
 * 5. Every other suspicion is a flag: flagged briefs are kept and answered like any other.
 */
export async function decide(db: Writer, facts: Facts, { limits, toChannels }: Rules): Promise<BriefOutcome> {
  const { sent, brief, now } = facts;
  const before = await findKept(db, sent.key, brief);
  if (before?.outcome === 'known' && sent.website === '') await liftHoneypot(db, before.reference, { flags: [], channels: toChannels([]), now });
  if (before) return toOutcome(before);
  const fields = { ...checkCatalogue(brief, facts.demos), ...(!sent.isDelayed && isPast(brief, toDay(now)) ? { startDate: 'past' as const } : {}) };
  if (Object.keys(fields).length > 0) return refuseFields(fields);
  const token = parseToken(sent.token, facts.tokenSecret);
  if (!token) return refuseToken(facts);
  const load = await countLoad(db, facts, limits);
  if (load.waitS > 0) return refuseFlood(load.waitS);
  const flags = [
    ...(sent.website === '' ? [] : [HONEYPOT]),
    ...flagAge(token, sent.isDelayed, now),
    ...((await useToken(db, token.id, new Date(token.issuedAt.getTime() + MAX_DELAY_MS))) ? [] : ['used-token']),
    ...(load.isMuch ? ['many'] : []),
  ];
  return toOutcome(await keepBrief(db, { brief, key: sent.key, flags, channels: toChannels(flags), now }));
}

export const toDay = (date: Date) => date.toISOString().slice(0, 10);

export function refuseFields(fields: Readonly<Record<string, FieldProblem>>): BriefOutcome {
  return { status: 422, refusal: { message: 'Some fields need another look.', fields } };
}

function toOutcome(kept: Kept): BriefOutcome {
  if (kept.outcome === 'other')
    return { status: 422, refusal: { message: 'This key belongs to another brief. Send this one with a key of its own.' } };
  return { status: kept.outcome === 'kept' ? 201 : 200, receipt: { reference: kept.reference } };
}

/** The fresh token is as old as an honest one: who sends the same brief again has typed it already. */
function refuseToken({ tokenSecret, now }: Facts): BriefOutcome {
  const token = createToken(tokenSecret, new Date(now.getTime() - MIN_AGE_MS));
  return { status: 422, refusal: { message: 'This form was opened too long ago. Send it again.', token } };
}

function refuseFlood(waitS: number): BriefOutcome {
  return { status: 429, retryAfterS: waitS, refusal: { message: 'Too many briefs at once. Send yours again in a few minutes.' } };
}

/** A clock that was set back is no reason to suspect anybody of more than haste. */
function flagAge({ issuedAt }: Token, isDelayed: boolean, now: Date): readonly string[] {
  const age = now.getTime() - issuedAt.getTime();
  if (age > (isDelayed ? MAX_DELAY_MS : MAX_AGE_MS)) return ['old-token'];
  return age < MIN_AGE_MS && !isDelayed ? ['hurried'] : [];
}

/**
 * `waitS`: seconds until the flood's window ends, 0 when there is none. What is over an address's own limit is counted for that address alone:
 * a flooder fills nobody's window but its own.
 */
async function countLoad(db: Writer, { addressKey, now }: Facts, limits: BriefLimits): Promise<{ readonly isMuch: boolean; readonly waitS: number }> {
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
