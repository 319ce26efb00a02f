import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseBrief } from '#protocol/brief.ts';
import { type BriefOutcome, type BriefSubmission, type BriefTicket, IDEMPOTENCY_KEY } from '#protocol/brief-submission.ts';
import { getSecret } from '../db/secrets.ts';
import { type Store, StoreUnavailable } from '../db/store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Site } from '../site.ts';
import { type BriefLimits, decide, refuseFields, toDay } from './decide.ts';
import { createToken } from './token.ts';

export interface BriefServiceOptions {
  readonly store: Store;
  readonly limits: BriefLimits;
  readonly outbox: Pick<Outbox, 'toChannels' | 'wake'>;
  /** Knows the demos. */
  readonly getSite: () => Site | Promise<Site>;
  readonly now?: () => Date;
}

/** Takes briefs, whichever door they come through. */
export interface BriefService {
  /** Whether a sender is mailed a copy. */
  readonly sendsCopies: boolean;
  /** Without a store the token is empty: the form can be read, and sending it brings a token. */
  createTicket(): Promise<BriefTicket>;
  /** `address`: whom to count it for. It is kept as a hash of itself and the day, which only this store's secret can make, and never logged. */
  send(sent: BriefSubmission<unknown>, address: string): Promise<BriefOutcome>;
}

const RETRY_S = 5;
/** So long a form waits for its token. */
const TICKET_MS = 250;

/**
 * The rules are in decide.ts. Whatever is answered with 200 or 201 is on the disk, whole, with what is to be told about it; everything of
 * one brief happens in one transaction.
 */
export function createBriefService(options: BriefServiceOptions): BriefService {
  const { store, limits, outbox, getSite, now = () => new Date() } = options;
  const getSecrets = createSecrets(store);
  const send = async (sent: BriefSubmission<unknown>, address: string): Promise<BriefOutcome> => {
    // Shape is all that counts before the store was asked: a brief that is known may well have a start date that has passed since.
    const parsed = parseBrief(sent.brief);
    if ('fields' in parsed) return refuseFields(parsed.fields);
    if (!IDEMPOTENCY_KEY.test(sent.key)) return { status: 422, refusal: { message: 'This form has no valid key. Open it again.' } };
    const secrets = await getSecrets();
    const addressKey = createHmac('sha256', secrets.limits)
      .update(`${toDay(now())} ${address}`)
      .digest('base64url');
    const facts = { sent, brief: parsed.brief, addressKey, tokenSecret: secrets.token, demos: (await getSite()).demos, now: now() };
    const outcome = await store.write((db) => decide(db, facts, { limits, toChannels: outbox.toChannels }));
    // A known brief, too: its honeypot's flag may be gone.
    if ('receipt' in outcome) outbox.wake();
    return outcome;
  };
  return {
    sendsCopies: outbox.toChannels([]).includes('copy'),
    async createTicket() {
      const made = getSecrets().then((secrets) => createToken(secrets.token, now()), orEmpty);
      // A page waits for no store: the secrets are asked for once, and a store that froze then must not hold every form.
      const token = await Promise.race([made, sleep(TICKET_MS, '', { ref: false })]);
      return { key: randomUUID(), token };
    },
    send: (sent, address) => send(sent, address).catch(orLater),
  };
}

/** Asked for once: they never change. */
function createSecrets(store: Store) {
  let known: Promise<{ readonly token: Buffer; readonly limits: Buffer }> | undefined;
  const ask = () => store.write(async (db) => ({ token: await getSecret(db, 'brief-token'), limits: await getSecret(db, 'brief-limits') }));
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

function orEmpty(error: unknown): string {
  if (error instanceof StoreUnavailable) return '';
  throw error;
}

function orLater(error: unknown): BriefOutcome {
  if (!(error instanceof StoreUnavailable)) throw error;
  return { status: 503, retryAfterS: RETRY_S, refusal: { message: 'Your brief cannot be stored at the moment. Send it again shortly.' } };
}
