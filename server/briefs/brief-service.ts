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
  /** The site as built: its list of demos is needed. */
  readonly getSite: () => Site | Promise<Site>;
  readonly now?: () => Date;
}

/** Takes briefs, from scripts (routes.ts) and from the plain form (http/pages.ts) alike. */
export interface BriefService {
  /** Whether the sender of a brief is mailed a copy. */
  readonly sendsCopies: boolean;
  /** A key and a token for a new form. The token is empty while the store does not answer: sending the form then brings one. */
  createTicket(): Promise<BriefTicket>;
  /** `address`: the client to count the brief for. It is stored only as a keyed hash of address and day, and never logged. */
  send(sent: BriefSubmission<unknown>, address: string): Promise<BriefOutcome>;
}

const RETRY_S = 5;
/** How long a page waits for a token. */
const TICKET_MS = 250;

/**
 * The rules are in decide.ts. A brief that is answered with 200 or 201 is on the disk, together with the outbox rows that announce it:
 * everything about one brief happens in one transaction.
 */
export function createBriefService(options: BriefServiceOptions): BriefService {
  const { store, limits, outbox, getSite, now = () => new Date() } = options;
  const getSecrets = createSecrets(store);
  const send = async (sent: BriefSubmission<unknown>, address: string): Promise<BriefOutcome> => {
    // Only the shape is checked before the store is asked: a brief that was sent before may have a start date that has passed since.
    const parsed = parseBrief(sent.brief);
    if ('fields' in parsed) return refuseFields(parsed.fields);
    if (!IDEMPOTENCY_KEY.test(sent.key)) return { status: 422, refusal: { message: 'This form has no valid key. Open it again.' } };
    const secrets = await getSecrets();
    const addressKey = createHmac('sha256', secrets.limits)
      .update(`${toDay(now())} ${address}`)
      .digest('base64url');
    const context = { sent, brief: parsed.brief, addressKey, tokenSecret: secrets.token, demos: (await getSite()).demos, now: now() };
    const outcome = await store.write((db) => decide(db, context, { limits, toChannels: outbox.toChannels }));
    // Also after a repetition: it may have removed the flag of the honeypot, so that there is more to send.
    if ('receipt' in outcome) outbox.wake();
    return outcome;
  };
  return {
    sendsCopies: outbox.toChannels([]).includes('copy'),
    async createTicket() {
      const made = getSecrets().then((secrets) => createToken(secrets.token, now()), orEmpty);
      // A store that hangs must not delay every page with a form.
      const token = await Promise.race([made, sleep(TICKET_MS, '', { ref: false })]);
      return { key: randomUUID(), token };
    },
    send: (sent, address) => send(sent, address).catch(orLater),
  };
}

/** Reads the secrets once: they never change. */
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
