import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';
import { createOverload } from '#server/http/overload.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';

const ORIGIN = 'https://surge.test';

/** Headers that every answer has. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy':
    'accelerometer=(self), gyroscope=(self), autoplay=*, camera=(), microphone=(), geolocation=(), payment=(), usb=(), magnetometer=(), display-capture=()',
};
const own = { ...everywhere, 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' };

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'sha256-…'",
  "style-src 'self' 'sha256-…'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  'report-uri /api/csp',
  'report-to csp',
];
const CREATIVE_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'sha256-…'",
  "style-src 'sha256-…'",
  "style-src-attr 'unsafe-inline'",
  'img-src https://surge.test/creatives/ data: blob:',
  'media-src https://surge.test/creatives/ data: blob:',
  'font-src data:',
  'worker-src blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
];

/** The exact policies for each kind of address. A document without inline scripts has no hashes. */
const classes = {
  page: { ...own, 'reporting-endpoints': 'csp="/api/csp"', 'content-security-policy': PAGE_POLICY.join('; ') },
  file: { ...own, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
  deck: {
    ...own,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  creative: {
    ...everywhere,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'content-security-policy': CREATIVE_POLICY.join('; '),
    'connection-allowlist': '(response-origin);webrtc=block',
  },
} as const;

interface Asked {
  readonly path: string;
  readonly status: number;
  readonly is: keyof typeof classes;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly lag?: number;
}

const json = { 'content-type': 'application/json' };
const sweep: readonly Asked[] = [
  { path: '/', status: 200, is: 'page' },
  { path: '/', status: 200, is: 'page', method: 'HEAD' },
  { path: '/', status: 200, is: 'page', headers: { 'accept-encoding': 'br' } },
  { path: '/', status: 304, is: 'page', headers: { 'if-none-match': '*' } },
  { path: '/missing', status: 404, is: 'page' },
  { path: '/login', status: 200, is: 'page', method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { path: '/login', status: 415, is: 'file', method: 'POST' },
  { path: '/login', status: 403, is: 'file', method: 'POST', headers: { origin: 'null' } },
  { path: '/login', status: 413, is: 'file', method: 'POST', body: 'x'.repeat(70_000) },
  { path: '/login', status: 415, is: 'file', method: 'POST', headers: { 'content-encoding': 'gzip' }, body: 'x' },
  { path: '/', status: 405, is: 'file', method: 'BREW' },
  { path: `/?${'x'.repeat(9000)}`, status: 414, is: 'file' },
  { path: '/', status: 421, is: 'file', headers: { host: 'evil.test' } },
  { path: '/broken', status: 500, is: 'file' },
  { path: '/formats', status: 503, is: 'file', lag: 1000 },
  { path: '/experience', status: 302, is: 'file' },
  { path: '/experience.data', status: 200, is: 'page' },
  { path: '/robots.txt', status: 200, is: 'file' },
  { path: '/.well-known/security.txt', status: 200, is: 'file' },
  { path: '/assets/app-1a2b.js', status: 200, is: 'file' },
  { path: '/assets/app-1a2b.js', status: 200, is: 'file', headers: { 'accept-encoding': 'br' } },
  { path: '/assets/app-1a2b.js', status: 304, is: 'file', headers: { 'if-none-match': '*' } },
  { path: '/assets/app-1a2b.js', status: 206, is: 'file', headers: { range: 'bytes=0-3' } },
  { path: '/assets/app-1a2b.js', status: 416, is: 'file', headers: { range: 'bytes=9999999-' } },
  { path: '/assets/none.js', status: 404, is: 'file' },
  { path: '/.env', status: 404, is: 'file' },
  { path: '/favicon.svg', status: 200, is: 'file', method: 'HEAD' },
  { path: '/wallet', status: 200, is: 'file' },
  { path: '/wallet', status: 405, is: 'file', method: 'DELETE' },
  { path: '/health/live', status: 200, is: 'file' },
  { path: '/health/ready', status: 200, is: 'file' },
  { path: '/api/none', status: 404, is: 'file' },
  { path: '/api/briefs', status: 403, is: 'file', method: 'POST', headers: { ...json, origin: 'https://evil.test' }, body: '{}' },
  { path: '/api/briefs', status: 415, is: 'file', method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
  { path: '/api/briefs', status: 413, is: 'file', method: 'POST', headers: json, body: 'x'.repeat(70_000) },
  { path: '/api/briefs', status: 503, is: 'file', method: 'POST', headers: json, body: '{}', lag: 5000 },
  { path: '/api/decks', status: 400, is: 'deck', method: 'POST', headers: json, body: '{}' },
  { path: '/api/decks', status: 405, is: 'deck' },
  { path: '/api/decks', status: 413, is: 'deck', method: 'POST', headers: json, body: 'x'.repeat(310_000) },
  { path: '/api/decks', status: 503, is: 'deck', method: 'POST', headers: json, body: '{}', lag: 1000 },
  { path: `/api/decks/${'x'.repeat(22)}/look`, status: 404, is: 'deck', method: 'POST', headers: json, body: '{}' },
  { path: `/d/${'x'.repeat(22)}/pictures/${'x'.repeat(22)}`, status: 404, is: 'deck' },
  { path: '/api/events', status: 503, is: 'file', method: 'POST', headers: json, body: '{}', lag: 200 },
  { path: '/api/csp', status: 204, is: 'file', method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: '{}' },
  { path: '/mcp', status: 405, is: 'file' },
  { path: '/mcp', status: 400, is: 'file', method: 'POST', headers: json, body: '{' },
  { path: '/mcp', status: 200, is: 'file', method: 'POST', headers: json, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
  { path: '/mcp', status: 202, is: 'file', method: 'POST', headers: json, body: '{"jsonrpc":"2.0","method":"a"}' },
  { path: '/mcp', status: 403, is: 'file', method: 'POST', headers: { ...json, origin: 'https://evil.test' }, body: '{}' },
  { path: '/mcp', status: 503, is: 'file', method: 'POST', headers: json, body: '{}', lag: 1000 },
  { path: '/creatives/wheel/index.html', status: 200, is: 'creative' },
  { path: '/creatives/wheel/index.html', status: 304, is: 'creative', headers: { 'if-none-match': '*' } },
  { path: '/creatives/wheel/thumbnail.webp', status: 200, is: 'creative' },
  { path: '/creatives/wheel/preview.mp4', status: 206, is: 'creative', headers: { range: 'bytes=0-9' } },
  { path: '/creatives/wheel/preview.mp4', status: 416, is: 'creative', headers: { range: 'bytes=9999999-' } },
  { path: '/creatives/none/index.html', status: 404, is: 'creative' },
  { path: '/creatives/wheel/', status: 404, is: 'creative' },
  { path: '/creatives/wheel/index.html', status: 404, is: 'creative', method: 'POST' },
  { path: '/creatives/wheel/index.html', status: 403, is: 'creative', method: 'POST', headers: { origin: 'null' } },
  { path: '/creatives/wheel/index.html', status: 421, is: 'creative', headers: { host: 'evil.test' } },
];

const without = (policy: string) => policy.replace(/(?: 'sha256-[\w+/]{43}=')+/g, '').replace(/ 'sha256-…'/g, '');
const hasHashes = (policy: string) => /script-src [^;]*'sha256-[\w+/]{43}='/.test(policy);
const isDocument = ({ path, status, is, method = 'GET' }: Asked) =>
  is !== 'file' && is !== 'deck' && path.endsWith(is === 'page' ? '' : '.html') && status < 400 && method !== 'POST';

describe('every answer has the headers of its kind', () => {
  it.each(sweep)('the headers of $method $path with status $status are those of its kind', async (asked) => {
    const { path, status, is, method = 'GET', headers, body, lag = 0 } = asked;
    const security = createSecurityHeaders({ publicOrigin: ORIGIN, isOriginCertain: true });
    const { app } = await createTestApp({ publicOrigin: ORIGIN, publicHost: 'surge.test', security, overload: createOverload(() => lag) });
    const response = await app.request(ORIGIN + path, { method, body: body ?? null, headers: { host: 'surge.test', origin: ORIGIN, ...headers } });
    const { 'content-security-policy': policy = '', ...given } = Object.fromEntries(response.headers);
    const { 'content-security-policy': expected, ...others } = classes[is];
    expect([response.status, given]).toMatchObject([status, others]);
    if (is === 'creative') expect(without(policy).replace(/(script|style)-src 'none'/g, '$1-src')).toBe(without(expected));
    else expect(without(policy)).toBe(without(expected));
    if (isDocument(asked)) expect(hasHashes(policy)).toBe(true);
    const unwanted = [
      'set-cookie',
      'server',
      'x-powered-by',
      ...(is === 'creative' ? ['cross-origin-opener-policy'] : ['access-control-allow-origin']),
    ];
    for (const name of unwanted) expect(response.headers.has(name)).toBe(false);
    if (status >= 400 && status !== 416) expect(response.headers.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
    if (status === 503) expect(response.headers.get('retry-after')).toBe('5');
    if (response.status !== 304 && response.status !== 204 && (await response.clone().text()) !== '')
      expect(given['content-type']).toMatch(/charset=utf-8|^application\/json$|^image\/|^video\//i);
  });
});
