import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';

const ORIGIN = 'https://surge.test';
const { app } = await createTestApp({ publicOrigin: ORIGIN, publicHost: 'surge.test' });
const json = { host: 'surge.test', 'content-type': 'application/json' };
const post = (body: string, headers: Readonly<Record<string, string>> = {}, to = app) =>
  to.request(`${ORIGIN}/mcp`, { method: 'POST', headers: { ...json, ...headers }, body });
const call = (method: string, params?: unknown, id: unknown = 1) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

const CURRENT = '2026-07-28';
const meta = { 'io.modelcontextprotocol/protocolVersion': CURRENT, 'io.modelcontextprotocol/clientCapabilities': {} };
const current = (method: string, name?: string) => ({ 'mcp-protocol-version': CURRENT, 'mcp-method': method, ...(name && { 'mcp-name': name }) });

describe('who may ask', () => {
  it.each([
    ['a program', {}, 200],
    ['our own page', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of another site', { origin: 'https://evil.test' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a name that leads here', { host: 'evil.test' }, 421],
  ])('%s', async (_, headers, status) => {
    expect((await post(call('ping'), headers)).status).toBe(status);
  });

  it('one address asks 120 times a minute', async () => {
    const limited = (await createTestApp({ publicOrigin: ORIGIN })).app;
    const statuses = [];
    for (let asked = 0; asked < 121; asked++) statuses.push((await post(call('ping'), {}, limited)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
    const refused = await post(call('ping'), {}, limited);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({
      id: null,
      error: { code: -32029, data: { adcp_error: { code: 'RATE_LIMITED', retry_after: 60 } } },
    });
  });
});

describe('how it is asked', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const response = await app.request(`${ORIGIN}/mcp`, { method, headers: { host: 'surge.test' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('OPTIONS says that it is posted to', async () => {
    const response = await app.request(`${ORIGIN}/mcp`, { method: 'OPTIONS', headers: { host: 'surge.test' } });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  it.each([
    ['1 MB', 'x'.repeat(1_000_000), {}, 413],
    ['another type', call('ping'), { 'content-type': 'text/plain' }, 415],
    ['a compressed body', call('ping'), { 'content-encoding': 'gzip' }, 415],
  ])('%s is refused', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it.each([
    ['no JSON', '{', -32700],
    ['nothing', '', -32700],
    ['null', 'null', -32600],
    ['a text', '"ping"', -32600],
    ['an empty list', '[]', -32600],
    ['a batch of 1000', JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))), -32600],
    ['30,000 brackets', '['.repeat(30_000) + ']'.repeat(30_000), -32600],
    ['5000 levels of arguments', `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, -32600],
    ['no version of JSON-RPC', '{"id":1,"method":"ping"}', -32600],
    ['an answer', '{"jsonrpc":"2.0","id":1,"result":{}}', -32600],
    ['parameters in a list', call('ping', [1]), -32600],
    ['an id that is an object', call('ping', {}, { toString: 1 }), -32600],
  ])('%s is an error of JSON-RPC', async (_, body, code) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toMatchObject([400, { jsonrpc: '2.0', id: null, error: { code } }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('a notification is accepted without a word', async () => {
    const response = await post('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    expect([response.status, await response.text()]).toEqual([202, '']);
  });
});

describe('what is asked, in the revisions that begin with initialize', () => {
  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2025-11-25'],
    [CURRENT, '2025-11-25'],
    [{ toString: 1 }, '2025-11-25'],
  ])('initialize with %j is answered with %s', async (protocolVersion, answered) => {
    const answer = await (await post(call('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'a', version: '1' } }))).json();
    expect(answer).toMatchObject({ id: 1, result: { protocolVersion: answered, capabilities: { tools: {} }, serverInfo: { name: 'surge' } } });
  });

  it.each([
    ['server/discover', {}, -32601],
    ['constructor', {}, -32601],
    ['resources/list', {}, -32601],
    ['tools/call', {}, -32602],
    ['tools/call', { name: 'build_creative' }, -32602],
    ['tools/call', { name: '__proto__', arguments: {} }, -32602],
    ['tools/call', { name: { toString: null } }, -32602],
    ['tools/call', { name: 'list_creative_formats', arguments: [1] }, -32602],
    ['tools/call', { name: 'list_creative_formats', arguments: 'all' }, -32602],
  ])('%s with %j is an error', async (method, params, code) => {
    const response = await post(call(method, params, 'a'), { 'mcp-protocol-version': '2025-11-25' });
    expect([response.status, await response.json()]).toMatchObject([200, { id: 'a', error: { code } }]);
  });
});

describe('what is asked, in the revision without sessions', () => {
  it('server/discover names it, and each answer names the server', async () => {
    const response = await post(call('server/discover', { _meta: meta }), current('server/discover'));
    expect(await response.json()).toMatchObject({
      result: {
        resultType: 'complete',
        supportedVersions: [CURRENT],
        cacheScope: 'public',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'surge' } },
      },
    });
  });

  it.each([
    ['a method that is gone', call('ping', { _meta: meta }), current('ping'), 404, -32601],
    ['a header alone', call('tools/list'), current('tools/list'), 400, -32602],
    ['a body alone', call('tools/list', { _meta: meta }), {}, 400, -32020],
    ['another method in the header', call('tools/list', { _meta: meta }), current('tools/call'), 400, -32020],
    ['another tool in the header', call('tools/call', { _meta: meta, name: 'a' }), current('tools/call', 'b'), 400, -32020],
    ['an unknown revision', call('tools/list'), { 'mcp-protocol-version': '2099-01-01' }, 400, -32022],
    ['a revision that is no text', call('tools/list', { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': { a: 1 } } }), {}, 400, -32022],
    ['no capabilities', call('tools/list', { _meta: { 'io.modelcontextprotocol/protocolVersion': CURRENT } }), current('tools/list'), 400, -32602],
  ])('%s is an error', async (_, body, headers, status, code) => {
    const response = await post(body, headers);
    expect([response.status, await response.json()]).toMatchObject([status, { id: 1, error: { code } }]);
  });
});
