import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';
import { parseReports } from './report.ts';

const old = {
  'csp-report': {
    'document-uri': 'https://surge.test/formats?mail=ann@b.example#x',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://cdn.evil.test/a?b',
  },
};
const modern = [
  { type: 'csp-violation', age: 1, body: { documentURL: 'https://surge.test/?q=ann', effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
];

const post = async (body: string, type = 'application/csp-report') => {
  const { app, log } = await createTestApp();
  const response = await app.request('/api/csp', { method: 'POST', headers: { 'content-type': type }, body });
  return { status: response.status, log };
};

describe('POST /api/csp', () => {
  it('logs directive, origin and path of both formats of reports, and no query', async () => {
    const report = { event: 'csp violation', directive: 'img-src', blocked: 'https://cdn.evil.test', path: '/formats' };
    expect(await post(JSON.stringify(old))).toEqual({ status: 204, log: [report] });
    const { log } = await post(JSON.stringify(modern), 'application/reports+json');
    expect(log).toEqual([{ event: 'csp violation', directive: 'script-src-elem', blocked: 'inline', path: '/' }]);
  });

  it('ignores anything else, and answers 204 all the same', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"', '[null, 1]', '{"csp-report":null}', '{"csp-report":{"violated-directive":"x\\ny"}}']) {
      expect(await post(body)).toEqual({ status: 204, log: [] });
    }
    expect(await post(JSON.stringify(old), 'text/plain')).toEqual({ status: 204, log: [] });
    expect(await post(JSON.stringify({ ...old, more: 'x'.repeat(9000) }))).toEqual({ status: 204, log: [] });
  });

  it('limits the number of reports per client', async () => {
    const { app, log } = await createTestApp();
    const init = { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: JSON.stringify(old) };
    for (let index = 0; index < 100; index++) expect((await app.request('/api/csp', init)).status).toBe(204);
    expect(log).toHaveLength(20);
  });
});

it('reads from a report only fields of the right form', () => {
  const odd = (body: object) => parseReports(JSON.stringify({ 'csp-report': { ...old['csp-report'], ...body } }));
  expect(odd({ 'blocked-uri': 'data:text/html,ann@b.example' })).toMatchObject([{ blocked: 'data:' }]);
  expect(odd({ 'blocked-uri': 'Ann B <ann@b.example>' })).toMatchObject([{ blocked: 'unknown' }]);
  expect(odd({ 'document-uri': 'https://surge.test/d/Zm9vYmFyYmF6cXV4cXV1eA' })).toMatchObject([{ path: '/d/…' }]);
  expect(odd({ 'document-uri': 'nowhere' })).toEqual([]);
  expect(parseReports(JSON.stringify(Array.from({ length: 50 }, () => modern[0])))).toHaveLength(5);
});
