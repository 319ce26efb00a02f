import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { REFERENCE } from '#protocol/brief-submission.ts';
import { StoreUnavailable } from '../db/store.ts';
import { createBriefServer, goodBrief } from './brief-service-fixture.ts';
import { createToken } from './token.ts';

const DAY_S = 24 * 3600;

let server: Awaited<ReturnType<typeof createBriefServer>>;
beforeEach(async () => {
  server = await createBriefServer();
});
const flagsOf = async (reference: string | undefined) => (await server.list()).find((brief) => brief.reference === reference)?.flags;

describe('a brief that is sent', () => {
  it('is kept whole and answered with its reference', async () => {
    const message = "=1+1 <img src=x onerror=alert(1)> '; drop table briefs; -- $\u007b7*7} {{7*7}} 🥤";
    const { status, body, headers } = await server.post({ message });
    expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 201, cache: 'no-store' });
    expect(body.reference).toMatch(REFERENCE);
    expect(await server.list()).toMatchObject([{ reference: body.reference, flags: [], status: 'new', message }]);
  });

  it('fifty times at once is kept once', async () => {
    const [key, token] = [randomUUID(), await server.createToken()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.post({}, { key, token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await server.list()).toMatchObject([{ flags: [] }]);
  });

  it('again is answered with its reference, whatever became of token, date and limits', async () => {
    const key = randomUUID();
    const { body } = await server.post({ startDate: '2026-11-20' }, { key });
    for (let i = 0; i < 200; i++) await server.post({ message: `other ${i}` });
    server.clock.time += 5 * DAY_S * 1000;
    for (const token of ['', 'forged', await server.createToken(5 * DAY_S)]) {
      expect(await server.post({ startDate: '2026-11-20' }, { key, token, website: 'x' })).toMatchObject({ status: 200, body });
    }
  });

  it('with the key of another is refused, and the other one stays', async () => {
    const key = randomUUID();
    await server.post({}, { key });
    const { status, body } = await server.post({ company: 'Southwind' }, { key });
    expect({ status, body }).toEqual({ status: 422, body: { message: expect.stringContaining('another brief') } });
    expect(await server.list()).toMatchObject([{ company: 'Northwind' }]);
  });

  it('twice under two keys is one brief for a day', async () => {
    const [first, second] = [await server.post(), await server.post()];
    expect(second).toMatchObject({ status: 200, body: first.body });
    server.clock.time += (DAY_S + 1) * 1000;
    expect((await server.post()).status).toBe(201);
  });

  it('that names no demo has the hash of before there were any', async () => {
    const [before, after] = [await server.post(), await server.post({ phone: '', demos: [], brandLink: '' })];
    expect(after.body.reference).toBe(before.body.reference);
    const { body_hash } = await server.store.db.selectFrom('briefs').select('body_hash').executeTakeFirstOrThrow();
    const { phone, demos, brandLink, ...first } = goodBrief;
    const fields = Object.entries(first).sort(([a], [b]) => (a < b ? -1 : 1));
    expect(body_hash).toBe(createHash('sha256').update(JSON.stringify(fields)).digest('hex'));
  });

  it.each([
    ['formats', { formats: ['gamification', 'skywriting'] }],
    ['model', { model: 'CPX' }],
    ['demos', { demos: [77] }],
    ['engagement', { engagement: [{ demo: 77, seconds: 1, interactions: 1, completions: 0, qrOpens: 0 }] }],
  ])('with %s that the catalogue does not hold is refused', async (field, change) => {
    expect(await server.post(change)).toMatchObject({ status: 422, body: { fields: { [field]: 'wrong' } } });
    expect(await server.list()).toEqual([]);
  });

  it('may have waited on its device past its start date', async () => {
    const change = { startDate: '2026-11-10' };
    expect(await server.post(change)).toMatchObject({ status: 422, body: { fields: { startDate: 'past' } } });
    expect(await server.post(change, { isDelayed: true })).toMatchObject({ status: 201 });
  });

  it('is not lost without a store: 503 and when to try again', async () => {
    const token = await server.createToken();
    server.store.write = () => Promise.reject(new StoreUnavailable('full'));
    const { status, headers } = await server.post({}, { token });
    expect({ status, after: headers.get('retry-after') }).toEqual({ status: 503, after: '5' });
    expect(server.log).toEqual([]);
  });
});

describe('a time token', () => {
  it.each([
    ['one minute', 60, false, []],
    ['two seconds', 2, false, ['hurried']],
    ['a future', -60, false, ['hurried']],
    ['23 hours', DAY_S - 3600, false, []],
    ['25 hours', DAY_S + 3600, false, ['old-token']],
    ['two seconds, from a device,', 2, true, []],
    ['seven days, from a device,', 7 * DAY_S, true, []],
    ['nine days, from a device,', 9 * DAY_S, true, ['old-token']],
  ])('of %s: %s s, waited %s, flags %j', async (_, seconds, isDelayed, flags) => {
    const { status, body } = await server.post({}, { token: await server.createToken(seconds), isDelayed });
    expect({ status, flags: await flagsOf(body.reference) }).toEqual({ status: 201, flags });
  });

  it('used before flags', async () => {
    const token = await server.createToken();
    await server.post({}, { token });
    const { body } = await server.post({ company: 'Southwind' }, { token });
    expect(await flagsOf(body.reference)).toEqual(['used-token']);
  });

  it.each(['', 'forged', createToken(Buffer.from('another secret'), new Date('2026-11-20T09:00:00Z'))])(
    '%j is refused with a fresh one that works at once',
    async (token) => {
      const key = randomUUID();
      const refused = await server.post({}, { key, token });
      expect(refused.status).toBe(422);
      expect(await server.list()).toEqual([]);
      const { status, body } = await server.post({}, { key, token: refused.body.token ?? '' });
      expect({ status, flags: await flagsOf(body.reference) }).toEqual({ status: 201, flags: [] });
    },
  );

  it('is not waited for when the store froze', async () => {
    const frozen = server.store.write;
    server.store.write = () => new Promise(() => {});
    expect(await server.ask('/api/briefs/ticket')).toMatchObject({ status: 200, body: { token: '' } });
    server.store.write = frozen;
  });

  it('is handed out empty while there is no store', async () => {
    const write = server.store.write;
    server.store.write = () => Promise.reject(new StoreUnavailable('away'));
    expect(await server.ask('/api/briefs/ticket')).toMatchObject({ status: 200, body: { token: '' } });
    server.store.write = write;
    expect(await server.createToken()).not.toBe('');
  });
});

describe('suspicion', () => {
  it('of a filled honeypot looks like success', async () => {
    const { status, body } = await server.post({}, { website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(await flagsOf(body.reference)).toEqual(['honeypot']);
  });

  it.each(['a key of its own', 'the same key'])('of a filled honeypot is lifted by the same brief sent again clean, with %s', async (way) => {
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
    // The receiver that heard of a robot hears of a person, under another id.
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook']);
    expect(rows.map(({ id }) => id)).not.toContain(before?.id);
    expect(told).toHaveLength(2);
  });

  it('of a filled honeypot stays when the second try has one too, or there is more to suspect', async () => {
    const first = await server.post({}, { website: 'x' });
    await server.post({}, { website: 'x' });
    expect(await flagsOf(first.body.reference)).toEqual(['honeypot']);
    const hurried = await server.post({ company: 'Southwind' }, { website: 'x', token: await server.createToken(1) });
    await server.post({ company: 'Southwind' });
    expect(await flagsOf(hurried.body.reference)).toEqual(['honeypot', 'hurried']);
  });

  it('of many from one address flags from the sixth on, for ten minutes, and refuses a flood', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++) statuses.push((await server.post({ message: String(i) })).status);
    expect(statuses).toEqual([...Array(100).fill(201), 429]);
    expect((await server.list()).filter(({ flags }) => flags.length === 0)).toHaveLength(5);
    const { headers } = await server.post({ message: 'more' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.time += 600_000;
    expect(await flagsOf((await server.post({ message: 'later' })).body.reference)).toEqual([]);
  });

  it('of many altogether flags, whoever sends', async () => {
    server = await createBriefServer({ trustProxy: 1, briefLimits: { perAddress: 5, perMinute: 3 } });
    for (let i = 0; i < 5; i++) {
      const body = JSON.stringify({ brief: { ...goodBrief, message: String(i) }, token: await server.createToken() });
      expect((await server.postRaw(body, { 'x-forwarded-for': `192.0.2.${i}` })).status).toBe(201);
    }
    expect((await server.list()).filter(({ flags }) => flags.includes('many'))).toHaveLength(2);
  });

  it('of a flooder is the flooder’s alone: others are neither flagged, nor refused, nor left unmailed', async () => {
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

  it('is switched off by limits of 0', async () => {
    server = await createBriefServer({ briefLimits: { perAddress: 0, perMinute: 0 } });
    for (let i = 0; i < 120; i++) expect((await server.post({ message: String(i) })).status).toBe(201);
    expect((await server.list()).every(({ flags }) => flags.length === 0)).toBe(true);
  });
});
