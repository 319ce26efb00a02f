import { randomUUID } from 'node:crypto';
import type { Brief } from '#protocol/brief.ts';
import type { BriefSubmission } from '#protocol/brief-submission.ts';
import { createTestApp } from '../app-fixture.ts';
import { createTestStore } from '../db/store-fixture.ts';
import { listBriefs } from './store.ts';

export const goodBrief: Brief = {
  name: 'Ana Keller',
  email: 'Ana.Keller@northwind.example',
  phone: '',
  company: 'Northwind',
  country: 'DE',
  formats: ['gamification'],
  demos: [],
  deck: '',
  brandLink: '',
  model: 'CPCV',
  budget: '50k-200k',
  estimate: '',
  startDate: '',
  message: 'Launch of a drink.',
  consent: true,
  consentVersion: '2026-11',
  newsletter: false,
  language: 'gr',
  engagement: [],
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly reference?: string; readonly message?: string; readonly token?: string; readonly fields?: Record<string, string> };
}

/** The whole server in this process, with its own clock and functions that post briefs. */
export async function createBriefServer(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const clock = { time: new Date('2026-11-20T10:00:00Z').getTime() };
  const store = overrides.store ?? (await createTestStore());
  const { app, log } = await createTestApp({ now: () => new Date(clock.time), ...overrides, store });
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await app.request(path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  /** Posts any body with any headers; a header with an empty value is left out. */
  const postRaw = (body: BodyInit, headers: Record<string, string> = {}) => {
    const all = { 'content-type': 'application/json', origin: 'http://localhost', 'idempotency-key': randomUUID(), ...headers };
    return ask('/api/briefs', { method: 'POST', body, headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) });
  };
  /** A token that is `seconds` old. */
  const createToken = async (seconds = 60) => {
    clock.time -= seconds * 1000;
    const { body } = await ask('/api/briefs/ticket');
    clock.time += seconds * 1000;
    return body.token ?? '';
  };
  /** Posts a valid brief as a page does, with some fields changed. */
  const post = async (change: Partial<Brief> = {}, about: Partial<BriefSubmission> = {}) => {
    const { key = randomUUID(), token = await createToken(), ...rest } = about;
    const body = { brief: { ...goodBrief, ...change }, token, website: '', isDelayed: false, ...rest };
    return postRaw(JSON.stringify(body), { 'idempotency-key': key });
  };
  const list = () => listBriefs(store.db, { limit: 1000 });
  return { app, log, store, clock, ask, post, postRaw, createToken, list };
}
