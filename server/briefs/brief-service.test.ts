import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { demos } from '#catalogue/demos.ts';
import { REFERENCE } from '#protocol/brief-submission.ts';
import { site } from '../app-fixture.ts';
import { StoreUnavailable } from '../db/store.ts';
import { createBriefServer, goodBrief } from './brief-service-fixture.ts';
import { createToken } from './token.ts';

const DAY_S = 24 * 3600;
/** Of a brief, when the first ones were stored: fields that came later do not change the hash of who leaves them empty. */
const FIRST_FIELDS = [
  ...['name', 'email', 'company', 'country', 'formats', 'model', 'budget', 'startDate', 'message'],
  ...['consent', 'consentVersion', 'newsletter', 'language', 'engagement'],
];

let server: Awaited<ReturnType<typeof createBriefServer>>;
beforeEach(async () => {
  server = await createBriefServer();
});
const flagsOf = async (reference: string | undefined) => (await server.list()).find((brief) => brief.reference === reference)?.flags;

describe('the brief service', () => {
  it('stores a brief unchanged and answers with its reference', async () => {
    const message = "=1+1 <img src=x onerror=alert(1)> '; drop table briefs; -- $\u007b7*7} {{7*7}} 🥤";
    const { status, body, headers } = await server.post({ message });
    expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 201, cache: 'no-store' });
    expect(body.reference).toMatch(REFERENCE);
    expect(await server.list()).toMatchObject([{ reference: body.reference, flags: [], status: 'new', message }]);
  });

  it('stores a brief once that is sent fifty times at once under one key', async () => {
    const [key, token] = [randomUUID(), await server.createToken()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.post({}, { key, token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await server.list()).toMatchObject([{ flags: [] }]);
  });

  it('answers a repeated brief with its reference, even if token, date or limits would refuse it by now', async () => {
    const key = randomUUID();
    const { body } = await server.post({ startDate: '2026-11-20' }, { key });
    for (let i = 0; i < 200; i++) await server.post({ message: `other ${i}` });
    server.clock.time += 5 * DAY_S * 1000;
    for (const token of ['', 'forged', await server.createToken(5 * DAY_S)]) {
      expect(await server.post({ startDate: '2026-11-20' }, { key, token, website: 'x' })).toMatchObject({ status: 200, body });
    }
  });

  it('refuses a brief under the key of another one, and keeps the other one', async () => {
    const key = randomUUID();
    await server.post({}, { key });
    const { status, body } = await server.post({ company: 'Southwind' }, { key });
    expect({ status, body }).toEqual({ status: 422, body: { message: expect.stringContaining('another brief') } });
    expect(await server.list()).toMatchObject([{ company: 'Northwind' }]);
  });

  it('takes the same brief under a second key for a repetition for 24 hours', async () => {
    const [first, second] = [await server.post(), await server.post()];
    expect(second).toMatchObject({ status: 200, body: first.body });
    server.clock.time += (DAY_S + 1) * 1000;
    expect((await server.post()).status).toBe(201);
  });

  it('hashes a brief without values in later fields as the first version did', async () => {
    const [before, after] = [await server.post(), await server.post({ phone: '', demos: [], deck: '', brandLink: '', estimate: '' })];
    expect(after.body.reference).toBe(before.body.reference);
    const { body_hash } = await server.store.db.selectFrom('briefs').select('body_hash').executeTakeFirstOrThrow();
    const fields = Object.entries(goodBrief)
      .filter(([name]) => FIRST_FIELDS.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    expect(fields).toHaveLength(FIRST_FIELDS.length);
    expect(body_hash).toBe(createHash('sha256').update(JSON.stringify(fields)).digest('hex'));
  });

  it.each([
    ['formats', { formats: ['gamification', 'skywriting'] }],
    ['model', { model: 'CPX' }],
    ['demos', { demos: [77] }],
    ['demos', { demos: ['77:300x250'] }],
    ['engagement', { engagement: [{ demo: 77, seconds: 1, interactions: 1, completions: 0, qrOpens: 0 }] }],
  ])('refuses a brief with %s that the catalogue does not hold', async (field, change) => {
    expect(await server.post(change)).toMatchObject({ status: 422, body: { fields: { [field]: 'wrong' } } });
    expect(await server.list()).toEqual([]);
  });

  it('keeps demos and units as they were sent, in their order, also a unit that the catalogue no longer has', async () => {
    server = await createBriefServer({ getSite: () => ({ ...site, demos }) });
    const wanted = [12, '9:300x250', 9, '1:gone'];
    expect((await server.post({ demos: wanted })).status).toBe(201);
    expect(await server.list()).toMatchObject([{ demos: wanted }]);
  });

  it('accepts a past start date only from a brief that waited on its device', async () => {
    const change = { startDate: '2026-11-10' };
    expect(await server.post(change)).toMatchObject({ status: 422, body: { fields: { startDate: 'past' } } });
    expect(await server.post(change, { isDelayed: true })).toMatchObject({ status: 201 });
  });

  it('answers 503 with the time for the next try when the store is unavailable, and logs no error', async () => {
    const token = await server.createToken();
    server.store.write = () => Promise.reject(new StoreUnavailable('full'));
    const { status, headers } = await server.post({}, { token });
    expect({ status, after: headers.get('retry-after') }).toEqual({ status: 503, after: '5' });
    expect(server.log).toEqual([]);
  });
});

describe('a form token', () => {
  it.each([
    ['one minute', 60, false, []],
    ['two seconds', 2, false, ['hurried']],
    ['minus one minute', -60, false, ['hurried']],
    ['23 hours', DAY_S - 3600, false, []],
    ['25 hours', DAY_S + 3600, false, ['old-token']],
    ['two seconds', 2, true, []],
    ['seven days', 7 * DAY_S, true, []],
    ['nine days', 9 * DAY_S, true, ['old-token']],
  ])('accepts a form token from %s ago (%s s, waited on a device: %s) with the flags %j', async (_, seconds, isDelayed, flags) => {
    const { status, body } = await server.post({}, { token: await server.createToken(seconds), isDelayed });
    expect({ status, flags: await flagsOf(body.reference) }).toEqual({ status: 201, flags });
  });

  it('flags a brief whose form token was used before', async () => {
    const token = await server.createToken();
    await server.post({}, { token });
    const { body } = await server.post({ company: 'Southwind' }, { token });
    expect(await flagsOf(body.reference)).toEqual(['used-token']);
  });

  it.each(['', 'forged', createToken(Buffer.from('another secret'), new Date('2026-11-20T09:00:00Z'))])(
    'refuses the form token %j and answers with a new one that works at once',
    async (token) => {
      const key = randomUUID();
      const refused = await server.post({}, { key, token });
      expect(refused.status).toBe(422);
      expect(await server.list()).toEqual([]);
      const { status, body } = await server.post({}, { key, token: refused.body.token ?? '' });
      expect({ status, flags: await flagsOf(body.reference) }).toEqual({ status: 201, flags: [] });
    },
  );

  it('hands out an empty form token when the store hangs, instead of waiting for it', async () => {
    const frozen = server.store.write;
    server.store.write = () => new Promise(() => {});
    expect(await server.ask('/api/briefs/ticket')).toMatchObject({ status: 200, body: { token: '' } });
    server.store.write = frozen;
  });

  it('hands out an empty form token while the store is unavailable, and a signed one afterwards', async () => {
    const write = server.store.write;
    server.store.write = () => Promise.reject(new StoreUnavailable('away'));
    expect(await server.ask('/api/briefs/ticket')).toMatchObject({ status: 200, body: { token: '' } });
    server.store.write = write;
    expect(await server.createToken()).not.toBe('');
  });
});

describe('spam protection', () => {
  it('accepts and flags a brief whose honeypot is filled, without telling the sender', async () => {
    const { status, body } = await server.post({}, { website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(await flagsOf(body.reference)).toEqual(['honeypot']);
  });

  it.each(['a key of its own', 'the same key'])(
    'removes the honeypot flag when the same brief comes again with the honeypot empty and %s',
    async (way) => {
      const told: number[] = [];
      const outbox = {
        toChannels: (flags: readonly string[]) => (flags.includes('honeypot') ? (['webhook'] as const) : (['webhook', 'mail'] as const)),
        wake: () => told.push(1),
        stop: async () => {},
      };
      server = await createBriefServer({ outbox });
      const key = randomUUID();
      const { body } = await server.post({}, { key, website: 'https://mistake.example' });
      const [before] = await server.store.db.selectFrom('outbox').selectAll().execute();
      const again = await server.post({}, way === 'the same key' ? { key } : {});
      expect(again).toMatchObject({ status: 200, body });
      expect(await flagsOf(body.reference)).toEqual([]);
      const rows = await server.store.db.selectFrom('outbox').selectAll().execute();
      // The webhook is told again, under a new id, because receivers drop ids that they know.
      expect(rows.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook']);
      expect(rows.map(({ id }) => id)).not.toContain(before?.id);
      expect(told).toHaveLength(2);
    },
  );

  it('keeps the honeypot flag when the honeypot is filled again, or when there was another flag', async () => {
    const first = await server.post({}, { website: 'x' });
    await server.post({}, { website: 'x' });
    expect(await flagsOf(first.body.reference)).toEqual(['honeypot']);
    const hurried = await server.post({ company: 'Southwind' }, { website: 'x', token: await server.createToken(1) });
    await server.post({ company: 'Southwind' });
    expect(await flagsOf(hurried.body.reference)).toEqual(['honeypot', 'hurried']);
  });

  it('flags the sixth and later briefs of one address within ten minutes, and refuses a flood', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++) statuses.push((await server.post({ message: String(i) })).status);
    expect(statuses).toEqual([...Array(100).fill(201), 429]);
    expect((await server.list()).filter(({ flags }) => flags.length === 0)).toHaveLength(5);
    const { headers } = await server.post({ message: 'more' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.time += 600_000;
    expect(await flagsOf((await server.post({ message: 'later' })).body.reference)).toEqual([]);
  });

  it('flags briefs above the limit per minute for all addresses together', async () => {
    server = await createBriefServer({ trustProxy: 1, briefLimits: { perAddress: 5, perMinute: 3 } });
    for (let i = 0; i < 5; i++) {
      const body = JSON.stringify({ brief: { ...goodBrief, message: String(i) }, token: await server.createToken() });
      expect((await server.postRaw(body, { 'x-forwarded-for': `192.0.2.${i}` })).status).toBe(201);
    }
    expect((await server.list()).filter(({ flags }) => flags.includes('many'))).toHaveLength(2);
  });

  it('stores, mails and does not flag the briefs of others while one address floods', async () => {
    const outbox = { toChannels: (flags: readonly string[]) => (flags.includes('many') ? [] : (['mail'] as const)), wake() {}, stop: async () => {} };
    server = await createBriefServer({ trustProxy: 1, briefLimits: { perAddress: 5, perMinute: 10 }, outbox });
    const token = await server.createToken();
    const sendFrom = (address: string, message: string, from = token) =>
      server.postRaw(JSON.stringify({ brief: { ...goodBrief, message }, token: from }), { 'x-forwarded-for': address });
    const flood: number[] = [];
    for (let i = 0; i < 220; i++) flood.push((await sendFrom('192.0.2.1', `flood ${i}`)).status);
    expect(flood).toEqual([...Array(100).fill(201), ...Array(120).fill(429)]);
    for (let i = 2; i < 7; i++) {
      const { status, body } = await sendFrom(`192.0.2.${i}`, `honest ${i}`, await server.createToken());
      expect({ status, flags: await flagsOf(body.reference) }).toEqual({ status: 201, flags: [] });
      expect(
        await server.store.db
          .selectFrom('outbox')
          .select('channel')
          .where('reference', '=', body.reference ?? '')
          .execute(),
      ).toHaveLength(1);
    }
  });

  it('neither flags nor refuses by count when the limits are 0', async () => {
    server = await createBriefServer({ briefLimits: { perAddress: 0, perMinute: 0 } });
    for (let i = 0; i < 120; i++) expect((await server.post({ message: String(i) })).status).toBe(201);
    expect((await server.list()).every(({ flags }) => flags.length === 0)).toBe(true);
  });
});
