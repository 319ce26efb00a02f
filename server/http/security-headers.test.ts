import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const headersOf = (publicOrigin: string, isOriginCertain: boolean) => createSecurityHeaders({ publicOrigin, isOriginCertain });

it('insists on TLS only where the public origin has it', () => {
  expect(headersOf('https://surge.test', true).forFile).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  expect(headersOf('http://surge.test', true).forFile).not.toHaveProperty('strict-transport-security');
  expect(headersOf('https://surge.test', false).forPage('')).not.toHaveProperty('strict-transport-security');
});

it('names the own address for media of creatives, and the unknown one as well where visitors may come by another', () => {
  expect(headersOf('https://surge.test', true).forCreative('')['content-security-policy']).toContain(
    'img-src https://surge.test/creatives/ data: blob:;',
  );
  expect(headersOf('http://127.0.0.1:3000', false).forCreative('')['content-security-policy']).toContain(
    "img-src http://127.0.0.1:3000/creatives/ 'self' data: blob:;",
  );
});

it('allows what is inline by hash, once each, and never a script with a source', () => {
  const html = '<script src="/x.js">not run</script><script type="module" async="">a()</script><script>a()</script><style nonce="">b{}</style>';
  const policy = headersOf('https://surge.test', true).forPage(html)['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src 'self' 'sha256-");
});

it('lets only what is made for video players be framed elsewhere', () => {
  const { forCreative } = headersOf('https://surge.test', true);
  expect(forCreative('')['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(forCreative('', '*')['content-security-policy']).toMatch(/^sandbox allow-scripts;.*frame-ancestors \*$/);
});

it('leaves policies to Vite in development', () => {
  const security = createSecurityHeaders({ publicOrigin: 'http://127.0.0.1:3000', isOriginCertain: false, isDevelopment: true });
  expect(security.forPage('<script>a()</script>')).not.toHaveProperty('content-security-policy');
  expect(security.forCreative('')['content-security-policy']).toContain('sandbox allow-scripts');
});
