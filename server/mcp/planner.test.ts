/** Asked by the official client of the Model Context Protocol, over a connection; answers are held against the published schemas of AdCP. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packShown, unpackBrand } from '#app/components/brand/packed-brand.ts';
import { toFormatsDocument } from '#app/features/discovery/formats-document.ts';
import { isRecord } from '#protocol/is-record.ts';
import { createTestApp, site } from '#server/app-fixture.ts';
import { listFaults } from '#tests/fixtures/adcp.ts';

const ORIGIN = 'http://surge.test';
const AGENT = `${ORIGIN}/mcp`;
const NOW = new Date('2026-11-28T12:00:00Z');
const { app } = await createTestApp({ publicOrigin: ORIGIN, now: () => NOW, getSite: () => ({ ...site, toFormatsDocument, packShown }) });
const units = toFormatsDocument(ORIGIN).demos.flatMap(({ units }) => units);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
const clients: Client[] = [];

/** `seen`: what the client sent, and the first letters of what kind of answer it got. */
async function connect(mode: 'legacy' | { readonly pin: string }, seen: string[] = []): Promise<Client> {
  const { port } = server.address() as AddressInfo;
  const client = new Client({ name: 'planner', version: '1.0.0' }, { versionNegotiation: { mode } });
  const watch = async (input: string | URL, init?: RequestInit) => {
    const response = await fetch(input, init);
    const headers = new Headers(init?.headers);
    seen.push(`${init?.method} ${headers.has('origin') ? 'with' : 'without'} origin: ${response.status} ${response.headers.get('content-type')}`);
    return response;
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { fetch: watch }));
  clients.push(client);
  return client;
}

let planner: Client;
beforeAll(async () => {
  planner = await connect('legacy');
});
afterAll(async () => {
  for (const client of clients) await client.close();
  server.close();
});

/** Calls a tool. What is asked and what is answered must be as AdCP's schemas say. */
async function ask(name: 'list_creative_formats' | 'preview_creative', args: Record<string, unknown>, client = planner) {
  const schema = name.replaceAll('_', '-');
  expect(listFaults(`${schema}-request`, args)).toEqual([]);
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  expect(structuredContent).toMatchObject({ status: isError ? 'failed' : 'completed' });
  if (!isError) expect(listFaults(`${schema}-response`, structuredContent)).toEqual([]);
  return toObject(structuredContent);
}

// biome-ignore lint/suspicious/noExplicitAny: what it may hold was checked by AdCP's schema
const toObject = (value: unknown): Record<string, any> => (isRecord(value) ? value : {});
const idsOf = ({ formats }: Record<string, unknown>) => (Array.isArray(formats) ? formats.map((format) => format.format_id.id) : []);
const toId = (id: string) => ({ agent_url: AGENT, id });

describe.each([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('a client of %s', (revision, mode) => {
  it('connects without an origin, lists the tools and calls both', async () => {
    const seen: string[] = [];
    const client = await connect(mode, seen);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['list_creative_formats', true],
      ['preview_creative', true],
    ]);
    expect(idsOf(await ask('list_creative_formats', {}, client))).toHaveLength(units.length);
    const manifest = { format_id: toId('demo-1'), assets: {} };
    const { previews } = await ask('preview_creative', { request_type: 'single', creative_manifest: manifest }, client);
    expect(previews[0].renders[0].preview_url).toBe(`${ORIGIN}/embed/1`);
    expect(seen.filter((line) => !/^POST without origin: (200 application\/json|202 null)/.test(line) && !line.startsWith('GET'))).toEqual([]);
    expect(seen.filter((line) => line.startsWith('GET') && !line.includes(': 405 '))).toEqual([]);
  });
});

describe('list_creative_formats', () => {
  it('says of a unit what it is, what it takes and where it plays', async () => {
    const { formats } = await ask('list_creative_formats', { format_ids: [toId('demo-10_320x50')] });
    expect(formats).toHaveLength(1);
    expect(formats[0]).toMatchObject({
      format_id: { agent_url: AGENT, id: 'demo-10_320x50' },
      name: 'Lunch on the Belt (Belt, 320x50)',
      type: 'display',
      renders: [
        { role: 'primary', dimensions: { width: 320, height: 50 } },
        { role: 'expanded', dimensions: { width: 320, height: 250 } },
      ],
    });
    expect(formats[0].assets.map((asset: { asset_id: string; required: boolean }) => [asset.asset_id, asset.required])).toEqual([
      ['brand_name', true],
      ['headline', false],
      ['cta', false],
      ['primary_color', false],
      ['accent_color', false],
      ['logo', true],
      ['clickthrough_url', true],
      ['pictures', true],
      ['feed', true],
    ]);
    expect(units.map(({ links }) => links.preview)).toContain(formats[0].example_url);
    expect(units.map(({ links }) => links.backup)).toContain(formats[0].preview_image);
  });

  it.each([
    ['a type', { type: 'video' }, ['demo-6', 'demo-14', 'demo-15']],
    ['a type that there is not', { type: 'audio' }, []],
    ['ids, with our address written otherwise', { format_ids: [{ agent_url: 'HTTP://SURGE.test:80/mcp/', id: 'demo-9' }] }, ['demo-9']],
    [
      'ids of somebody else, or unknown',
      { format_ids: [{ agent_url: 'https://other.example', id: 'demo-9' }, toId('demo-99'), toId('constructor')] },
      [],
    ],
    ['an id with its size', { format_ids: [{ ...toId('demo-9'), width: 970, height: 250 }] }, ['demo-9']],
    [
      'an id with another size or a length',
      {
        format_ids: [
          { ...toId('demo-9'), width: 1, height: 1 },
          { ...toId('demo-9'), duration_ms: 5 },
        ],
      },
      [],
    ],
    ['asset types, all of them', { asset_types: ['video', 'text'] }, ['demo-6', 'demo-14', 'demo-14_300x250']],
    ['what no format has as an asset', { asset_types: ['html'] }, []],
    ['a least size', { min_width: 971, min_height: 1 }, []],
    ['bounds', { min_width: 728, max_height: 90 }, ['demo-10']],
    ['bounds that only the opened strip is in', { min_height: 250, max_height: 250, max_width: 320, min_width: 320 }, ['demo-10_320x50']],
    ['responsive and a name', { is_responsive: true, name_search: 'SCRATCH' }, ['demo-1_scratch']],
    ['not responsive and a name', { is_responsive: false, name_search: 'scratch' }, []],
    ['what formats do not declare', { wcag_level: 'A' }, []],
    ['what formats do not declare either', { output_format_ids: [toId('demo-1')] }, []],
  ])('finds by %s', async (_, args, ids) => {
    expect(idsOf(await ask('list_creative_formats', args))).toEqual(ids);
  });

  it('comes in pages that follow each other, and gives back its context', async () => {
    const context = { trace: 'a', ['__proto__']: 1 };
    const ids: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await ask('list_creative_formats', { pagination: { max_results: 10, ...(cursor && { cursor }) }, context });
      expect(page).toMatchObject({ context, pagination: { total_count: units.length } });
      ids.push(...idsOf(page));
      cursor = page.pagination.cursor;
      if (!page.pagination.has_more) break;
    }
    expect(new Set(ids).size).toBe(units.length);
    expect(idsOf(await ask('list_creative_formats', { pagination: { cursor: '9999' } }))).toEqual([]);
  });

  it('has no prices, and says so', async () => {
    const { errors } = await ask('list_creative_formats', { include_pricing: true, account: { account_id: 'a' } });
    expect(errors).toMatchObject([{ code: 'UNSUPPORTED_FEATURE', field: 'include_pricing' }]);
  });
});

describe('preview_creative', () => {
  const textOf = (content: string) => ({ asset_type: 'text', content });
  const assets = {
    brand_name: textOf('Käffchen'),
    headline: textOf('h'.repeat(100)),
    cta: textOf('Taste'),
    primary_color: textOf('#112233'),
    accent_color: textOf('red'),
    logo: { asset_type: 'image', url: 'https://cdn.example/logo.png', width: 10, height: 10 },
  };

  it('puts the brand into a link, and says what of it is not shown as given', async () => {
    const manifest = { format_id: toId('demo-2_300x250'), assets };
    const answer = await ask('preview_creative', { request_type: 'single', creative_manifest: manifest, context: { trace: 'b' } });
    const url = new URL(answer.previews[0].renders[0].preview_url);
    const unit = units.find(({ links }) => links.play === `${ORIGIN}/play/2?unit=300x250`);
    expect(url.origin + url.pathname + url.search).toBe(`${ORIGIN}/embed/2?unit=300x250`);
    expect(await unpackBrand(url.hash)).toEqual({ name: 'Käffchen', headline: 'h'.repeat(90), cta: 'Taste', primary: '#112233' });
    expect(answer).toMatchObject({
      interactive_url: unit?.links.preview + url.hash,
      expires_at: '2026-12-28T12:00:00.000Z',
      ext: { surge: { assets_not_shown_as_given: ['headline', 'accent_color', 'logo'] } },
      context: { trace: 'b' },
    });
    expect(answer.previews[0]).toMatchObject({ input: { name: 'Default' }, renders: [{ dimensions: { width: 300, height: 250 } }] });
  });

  it('gives each set of inputs its preview', async () => {
    const inputs = [{ name: 'Morning' }, { name: 'Evening', macros: { CITY: 'Belgrade' } }];
    const { previews } = await ask('preview_creative', {
      request_type: 'single',
      creative_manifest: { format_id: toId('demo-1'), assets: {} },
      inputs,
    });
    expect(previews.map(({ input }: { input: unknown }) => input)).toEqual(inputs);
  });

  it('answers each of a batch, in their order', async () => {
    const requests = ['demo-1', '__proto__', 'demo-3'].map((id) => ({ creative_manifest: { format_id: toId(id), assets: {} } }));
    const { results } = await ask('preview_creative', { request_type: 'batch', requests });
    expect(results.map((result: { success: boolean; errors?: { code: string }[] }) => [result.success, result.errors?.[0]?.code])).toEqual([
      [true, undefined],
      [false, 'REFERENCE_NOT_FOUND'],
      [true, undefined],
    ]);
  });

  const manifest = { format_id: toId('demo-1'), assets: {} };
  it.each([
    [
      'an unknown format',
      { request_type: 'single', creative_manifest: { format_id: toId('toString'), assets: {} } },
      'REFERENCE_NOT_FOUND',
      'format_id',
    ],
    ['a variant', { request_type: 'variant', variant_id: 'a' }, 'UNSUPPORTED_FEATURE', 'request_type'],
    ['HTML', { request_type: 'single', creative_manifest: manifest, output_format: 'html' }, 'UNSUPPORTED_FEATURE', 'output_format'],
    ['a template', { request_type: 'single', creative_manifest: manifest, template_id: 'a' }, 'UNSUPPORTED_FEATURE', 'template_id'],
    [
      'another major version',
      { request_type: 'single', creative_manifest: manifest, adcp_major_version: 2 },
      'VERSION_UNSUPPORTED',
      'adcp_major_version',
    ],
  ])('says why it does not show %s', async (_, args, code, field) => {
    const { adcp_error } = await ask('preview_creative', args);
    expect(adcp_error).toMatchObject({ code, field, recovery: 'correctable' });
  });
});

describe('arguments that AdCP refuses are refused here, by their path', () => {
  const manifest = { format_id: toId('demo-1'), assets: {} };
  it.each([
    ['list_creative_formats', { format_ids: [] }, 'format_ids'],
    ['list_creative_formats', { format_ids: [toId('demo-1'), 'demo-1'] }, 'format_ids[1]'],
    ['list_creative_formats', { format_ids: [toId('../demo')] }, 'format_ids[0].id'],
    ['list_creative_formats', { type: 'print' }, 'type'],
    ['list_creative_formats', { asset_types: ['hologram'] }, 'asset_types[0]'],
    ['list_creative_formats', { max_width: '300' }, 'max_width'],
    ['list_creative_formats', { is_responsive: 1 }, 'is_responsive'],
    ['list_creative_formats', { pagination: { max_results: 101 } }, 'pagination.max_results'],
    ['list_creative_formats', { context: 'a' }, 'context'],
    ['preview_creative', {}, 'request_type'],
    ['preview_creative', { request_type: 'single' }, 'creative_manifest'],
    ['preview_creative', { request_type: 'single', creative_manifest: { format_id: toId('demo-1') } }, 'creative_manifest.assets'],
    ['preview_creative', { request_type: 'single', creative_manifest: manifest, inputs: [{}] }, 'inputs[0].name'],
    ['preview_creative', { request_type: 'batch' }, 'requests'],
    ['preview_creative', { request_type: 'batch', requests: Array(51).fill({ creative_manifest: manifest }) }, 'requests'],
  ])('%s of %j', async (name, args, field) => {
    expect(listFaults(`${name.replaceAll('_', '-')}-request`, args)).not.toEqual([]);
    const { structuredContent, isError } = await planner.callTool({ name, arguments: args });
    expect([isError, structuredContent]).toMatchObject([true, { adcp_error: { code: 'INVALID_REQUEST', field } }]);
  });
});

it('arguments of any kind end as an answer or as a refusal', async () => {
  const { app: open } = await createTestApp({ publicOrigin: ORIGIN, trustProxy: 1, getSite: () => ({ ...site, toFormatsDocument, packShown }) });
  const any = fc.jsonValue();
  const id = fc.record({ agent_url: fc.constantFrom(AGENT, '', 'x:'), id: fc.constantFrom('demo-1', 'demo-2_300x250', '__proto__', '') });
  const text = fc.record({ asset_type: fc.constant('text'), content: fc.oneof(fc.string({ unit: 'binary' }), any) });
  const manifest = fc.record({
    format_id: id,
    assets: fc.dictionary(fc.constantFrom('brand_name', 'headline', 'cta', 'primary_color', '__proto__'), text),
  });
  const preview = fc.record(
    {
      request_type: fc.constantFrom('single', 'batch'),
      creative_manifest: manifest,
      requests: fc.array(fc.record({ creative_manifest: manifest })),
      inputs: any,
      context: any,
    },
    { requiredKeys: ['request_type'] },
  );
  const list = fc.record(
    { format_ids: fc.array(fc.oneof(id, any)), name_search: any, min_width: any, pagination: any, context: any },
    { requiredKeys: [] },
  );
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('list_creative_formats', 'preview_creative'), fc.oneof(preview, list, any), async (name, args) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${asked >> 8}.${asked++ & 255}` };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
      const response = await open.request(`${ORIGIN}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) });
      const { result, error } = await response.json();
      expect([200, 400]).toContain(response.status);
      if (error) expect([-32600, -32602]).toContain(error.code);
      else if (!result.isError) expect(listFaults(`${name.replaceAll('_', '-')}-response`, result.structuredContent)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
