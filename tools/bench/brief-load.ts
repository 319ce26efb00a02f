import { randomUUID } from 'node:crypto';
import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { CONSENT_VERSION } from '#protocol/brief-fields.ts';

/** Settings without limits: no brief is flagged or refused for its number. */
export const UNLIMITED = { BRIEFS_PER_ADDRESS: '0', BRIEFS_PER_MINUTE: '0' } as const;

/** Requests as a browser posts them, each brief from another person and with its own key. `headers`: additional headers. */
export async function createBriefRequest(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly path: string; readonly setupRequest: (request: Request) => Request }> {
  const ticket: unknown = await (await fetch(`${origin}/api/briefs/ticket`, { headers })).json();
  const token = typeof ticket === 'object' && ticket !== null && 'token' in ticket ? String(ticket.token) : '';
  // Different in each call: two loads of one server must not send the same briefs.
  const load = randomUUID().slice(0, 8);
  let count = 0;
  return {
    path: '/api/briefs',
    setupRequest: (request) => ({
      ...request,
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify({ brief: createBrief(`${load}-${++count}`), token, website: '', isDelayed: false }),
    }),
  };
}

export function createBrief(number: string): Readonly<Record<string, unknown>> {
  return {
    name: `Ana Keller ${number}`,
    email: `ana.${number}@northwind.example`,
    company: 'Northwind',
    country: 'DE',
    formats: ['gamification', 'ctv'],
    model: 'CPCV',
    budget: '50k-200k',
    message: 'A launch in two countries, from January on. We would like to see the wheel and the remote in our own colours.',
    consent: true,
    consentVersion: CONSENT_VERSION,
  };
}

export async function sendBriefs(origin: string, options: Pick<Options, 'connections' | 'duration' | 'overallRate'>): Promise<Result> {
  return autocannon({ url: origin, ...options, requests: [await createBriefRequest(origin)] });
}
