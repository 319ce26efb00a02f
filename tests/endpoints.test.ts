import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTab } from '#mock-api/app-fixture.ts';

/** The rows of docs/endpoints.md: the call, the pages that make it, the journeys that see it. */
const rows = readFileSync('docs/endpoints.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, call = '', pages = '', tests = '']) => ({ call: call.replaceAll('`', ''), pages, tests }));
const endpoints = (await openTab().listEndpoints()).map(({ name }) => name);
const code = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(`app/${path}`, 'utf8').replaceAll(/\s+/g, ''));

/** 'GET /product/:id' is `api.product[':id'].$get` in the typed client. */
function toClientCall(endpoint: string): string {
  const [method = '', path = ''] = endpoint.split(' ');
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (/^[\w$]+$/.test(part) ? `.${part}` : `['${part}']`));
  return `api${parts.join('')}.$${method.toLowerCase()}`;
}

describe('the endpoints of the pretend backend', () => {
  it('are all in the table, each once', () => {
    expect(rows.map(({ call }) => call).sort()).toEqual([...endpoints].sort());
  });

  it.each(endpoints)('%s is called by a page', (endpoint) => {
    expect(code.some((text) => text.includes(toClientCall(endpoint)))).toBe(true);
  });

  it.each(rows)('$call names pages and journeys that exist', ({ pages, tests }) => {
    expect(pages).toMatch(/^`\//);
    const files = Array.from(tests.matchAll(/`([^`]+)`/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
