import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const headersOf = (publicOrigin: string, isOriginCertain: boolean) => createSecurityHeaders({ publicOrigin, isOriginCertain });

it('sends Strict-Transport-Security only if the public origin has TLS', () => {
  expect(headersOf('https://surge.test', true).forFile).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  expect(headersOf('http://surge.test', true).forFile).not.toHaveProperty('strict-transport-security');
  expect(headersOf('https://surge.test', false).forPage('')).not.toHaveProperty('strict-transport-security');
});

it('allows media of creatives from the public origin, and from the requested one if none is configured', () => {
  expect(headersOf('https://surge.test', true).forCreative('')['content-security-policy']).toContain(
    'img-src https://surge.test/creatives/ data: blob:;',
  );
  expect(headersOf('http://127.0.0.1:3000', false).forCreative('')['content-security-policy']).toContain(
    "img-src http://127.0.0.1:3000/creatives/ 'self' data: blob:;",
  );
});

it('allows inline scripts and styles by hash, each once, and no script with a source by hash', () => {
  const html = '<script src="/x.js">not run</script><script type="module" async="">a()</script><script>a()</script><style nonce="">b{}</style>';
  const policy = headersOf('https://surge.test', true).forPage(html)['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src 'self' 'sha256-");
});

it('lets only what players fetch and tags frame be framed by other sites, and only tags connect', () => {
  const { forCreative } = headersOf('https://surge.test', true);
  expect(forCreative('')['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(forCreative('', 'player')['content-security-policy']).toMatch(/^sandbox allow-scripts;.*connect-src 'none';.*frame-ancestors \*$/);
  const tag = forCreative('', 'tag');
  expect(tag['content-security-policy']).toMatch(/^sandbox allow-scripts allow-popups .*connect-src https: http:;.*frame-ancestors \*$/);
  expect(tag).not.toHaveProperty('connection-allowlist');
});

it('gives a guest scripts of any kind, and no network but the script of our tags; an open one https', () => {
  const { forGuest } = headersOf('https://surge.test', true);
  const [sealed = '', open = ''] = [forGuest(false), forGuest(true)].map((headers) => headers['content-security-policy']);
  expect(sealed).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' https:\/\/surge\.test\/creatives\/ data: blob:;/,
  );
  expect(sealed.replaceAll('https://surge.test/', '')).not.toMatch(/https?:|\*|'self'/);
  expect(open).toContain('img-src https: data: blob:');
  expect(forGuest(false)).toHaveProperty('connection-allowlist');
});

it('sends no policy for pages in development, because Vite needs inline code', () => {
  const security = createSecurityHeaders({ publicOrigin: 'http://127.0.0.1:3000', isOriginCertain: false, isDevelopment: true });
  expect(security.forPage('<script>a()</script>')).not.toHaveProperty('content-security-policy');
  expect(security.forCreative('')['content-security-policy']).toContain('sandbox allow-scripts');
});
