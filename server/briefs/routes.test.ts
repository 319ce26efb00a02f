import { describe, expect, it } from 'vitest';
import { briefFields } from '#protocol/brief-fields.ts';
import { createBriefServer, goodBrief } from './brief-service-fixture.ts';

const server = await createBriefServer({ briefLimits: { perAddress: 0, perMinute: 0 } });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('POST /api/briefs', () => {
  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['an empty body', '', {}, 400],
    ['null', 'null', {}, 400],
    ['a list', '[]', {}, 400],
    ['a text', '"x"', {}, 400],
    ['half an object', '{', {}, 400],
    ['10,000 levels', nested(10_000), {}, 400],
    ['1 MB of [', '['.repeat(1024 * 1024), {}, 413],
    ['65 KB of unknown length', new Blob(['x'.repeat(65 * 1024)]), {}, 413],
    ['an unknown member', '{"brief":{},"status":"won"}', {}, 400],
    ['a member named __proto__', '{"brief":{},"__proto__":{"isDelayed":true}}', {}, 400],
    ['a key given twice', '{"brief":{},"token":"a","token":"b"}', {}, 400],
    ['a consent given twice', JSON.stringify({ brief: goodBrief }).replace('"consent":', '"consent":false,"consent":'), {}, 400],
    ['a token of the wrong type', '{"brief":{},"token":7}', {}, 400],
    ['a form', 'name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['no type', '{}', { 'content-type': '' }, 415],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 415],
    ['no idempotency key', '{}', { 'idempotency-key': '' }, 400],
    ['an idempotency key that is no UUID', '{}', { 'idempotency-key': '1' }, 400],
    ['the origin of another site', '{}', { origin: 'https://evil.example' }, 403],
    ['the origin of a sandboxed frame', '{}', { origin: 'null' }, 403],
    ['no origin', '{}', { origin: '' }, 403],
    ['an empty brief', '{"brief":{}}', {}, 422],
    ['10,000 levels within', `{"brief":{"formats":${nested(10_000)}}}`, {}, 422],
  ])('refuses a request with %s', async (_, body, headers, status) => {
    const answer = await server.postRaw(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    expect(answer.headers.get('content-security-policy')).toBeTruthy();
  });

  it.each([
    ['no name', { name: undefined }, { name: 'missing' }],
    ['only spaces', { company: '   ' }, { company: 'missing' }],
    ['a text that is one character too long', { message: 'x'.repeat(briefFields.message.limit + 1) }, { message: 'too-long' }],
    ['combining marks without end', { name: 'e\u0301'.repeat(10_000) }, { name: 'too-long' }],
    ['NUL', { name: 'A\u0000na' }, { name: 'wrong' }],
    ['a C1 control character', { name: 'A\u009bna' }, { name: 'wrong' }],
    ['half a surrogate pair', { message: '\ud800' }, { message: 'wrong' }],
    ['a header smuggled in', { email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'wrong' }],
    ['a host without a dot', { email: 'a@b' }, { email: 'wrong' }],
    ['no consent', { consent: false }, { consent: 'missing' }],
    ['unknown fields', { isStaff: true, status: 'won' }, { isStaff: 'unknown', status: 'unknown' }],
    ['several faults at once', { name: '', email: 'x', consent: false }, { name: 'missing', email: 'wrong', consent: 'missing' }],
  ])('refuses a brief with %s, and names the fields', async (_, change, fields) => {
    const { status, body } = await server.postRaw(JSON.stringify({ brief: { ...goodBrief, ...change }, token: await server.createToken() }));
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  });

  it('stores nothing of a refused brief', async () => {
    expect(await server.list()).toEqual([]);
  });
});

describe('POST /api/briefs with a valid brief', () => {
  it.each([
    ['texts of exactly the greatest length', { name: 'x'.repeat(briefFields.name.limit), message: 'x'.repeat(briefFields.message.limit) }],
    ['characters outside the basic multilingual plane', { company: '🥤'.repeat(briefFields.company.limit / 2) }],
    ['a mail address with a tag', { email: 'ana+tag@b.example' }],
    ['Cyrillic and Hebrew text', { name: 'Иван', email: 'иван@почта.example', message: 'שלום' }],
  ])('accepts a brief with %s and stores it unchanged', async (_, change) => {
    const { status, body } = await server.post(change);
    expect(status).toBe(201);
    expect((await server.list()).find(({ reference }) => reference === body.reference)).toMatchObject(change);
  });

  it('accepts a brief without its optional fields, and its key in upper or lower case', async () => {
    const { name, email, company, consent } = goodBrief;
    const body = JSON.stringify({ brief: { name, email, company, consent, message: 'short' }, token: await server.createToken() });
    expect((await server.postRaw(body, { 'idempotency-key': '6F9619FF-8B86-4011-B42D-00C04FC964FF' })).status).toBe(201);
    expect((await server.postRaw(body, { 'idempotency-key': '6f9619ff-8b86-4011-b42d-00c04fc964ff' })).status).toBe(200);
  });
});

describe('the addresses under /api', () => {
  it('GET /api/briefs/ticket returns a new key and token each time, which no cache may store', async () => {
    const [one, other] = [await server.ask('/api/briefs/ticket'), await server.ask('/api/briefs/ticket')];
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.body).not.toEqual(other.body);
  });

  it.each([
    ['GET', '/api/briefs', 405, 'POST'],
    ['PUT', '/api/briefs', 405, 'POST'],
    ['DELETE', '/api/briefs', 405, 'POST'],
    ['POST', '/api/briefs/ticket', 405, 'GET, HEAD'],
    ['GET', '/api/briefs/SG-0000-0000-0000', 404, null],
    ['GET', '/api/leads', 404, null],
  ])('answers %s %s with %s', async (method, path, status, allow) => {
    const {
      status: found,
      headers,
      body,
    } = await server.ask(path, { method, headers: { origin: 'http://localhost', 'content-type': 'application/json' } });
    expect({ status: found, allow: headers.get('allow') }).toEqual({ status, allow });
    expect(body.message).toBeTruthy();
  });
});

describe('the log', () => {
  it('the log holds nothing of any brief, stored or refused', async () => {
    const canary = 'Kanarie';
    await server.post({ name: canary, email: `${canary}@b.example`, company: canary, message: canary });
    await server.post({ name: canary, email: canary });
    await server.postRaw(`{"${canary}":1}`);
    const { write } = server.store;
    server.store.write = () => Promise.reject(new Error('no such table'));
    expect((await server.post({ name: canary, message: canary }, { token: 'x' })).status).toBe(500);
    server.store.write = write;
    expect(server.log).toHaveLength(1);
    expect(JSON.stringify(server.log.map(({ error, ...rest }) => [rest, String(error)]))).not.toContain(canary);
  });
});
