import { describe, expect, it } from 'vitest';
import { findDeckPart, findTag, isFile, isOpenable, isSandboxed, isServersOwn, letFramesAsk, toOpening, toPlain } from './addresses.ts';

describe('what the worker leaves to the server', () => {
  it.each([
    '/api/briefs',
    '/api/decks/x/look',
    '/mcp',
    '/tags/1.js',
    '/oembed',
    '/health/ready',
    '/embed/1',
    '/worker.js',
    '/meeting-files.json',
    '/formats.json',
    '/find.data',
    '/_root.data',
  ])('%s', (path) => {
    expect(isServersOwn(path)).toBe(true);
    expect(isFile(path)).toBe(false);
  });

  it.each(['/', '/find', '/formats', '/apiary', '/experience/horizon/preview/12'])('but not %s, which is a page', (path) => {
    expect(isServersOwn(path) || isFile(path)).toBe(false);
  });

  it.each(['/assets/a+b.css', '/creatives/golden-hour/index.html', '/site.webmanifest', '/icon-192.png'])('nor %s, which is a file', (path) => {
    expect(isFile(path)).toBe(true);
  });
});

it('opens every page by itself but those that only the server has', () => {
  expect(['/find', '/decks/new', '/present', '/dashboard', '/d-day', '/no/such/page'].filter(isOpenable)).toHaveLength(6);
  expect(['/d/abc', '/decks/abc', '/follow', '/follow/ABC', '/clicker/ABC'].filter(isOpenable)).toEqual([]);
});

it('knows the page of a deck and its pictures, and no other address', () => {
  const [id, picture] = ['abcdefghijklmnopqrstu-', 'A'.repeat(22)];
  expect([`/d/${id}`, `/d/${id}/pictures/${picture}`].map(findDeckPart)).toEqual(['page', 'picture']);
  const others = ['/d/abc', `/d/${id}/`, `/d/${id}.data`, `/d/${id}/pictures/x`, `/d/${id}/pictures/${picture}/x`, `/decks/${id}`, `/en/d/${id}`];
  expect(others.map(findDeckPart)).toEqual(others.map(() => undefined));
});

it('leads a page with its query to the page that opens it, with the language that the address names', () => {
  const open = (path: string) => new URL(toOpening(new URL(path, 'https://surge.test')));
  expect(open('/find?model=CPI&have=logo').searchParams.get('page')).toBe('/find?model=CPI&have=logo');
  expect(Object.fromEntries(open('/formats?lang=gr').searchParams)).toEqual({ lang: 'gr', page: '/formats' });
  expect(open('/formats').pathname).toBe('/meeting/open');
});

it('takes an ad only with a policy that gives it no origin', () => {
  const of = (policy: string) => isSandboxed(new Headers(policy ? { 'content-security-policy': policy } : {}));
  expect(of("sandbox allow-scripts; default-src 'none'")).toBe(true);
  expect(of("default-src 'none'; sandbox")).toBe(true);
  expect(of('sandbox allow-scripts allow-same-origin')).toBe(false);
  expect(of("default-src 'none'; script-src x-sandbox")).toBe(false);
  expect(of('')).toBe(false);
});

it('serves a page without the scripts of its own address, and frames that ask the worker', () => {
  const head = '<head><noscript><link rel="stylesheet" href="/f.css"/></noscript><link rel="modulepreload" href="/a.js"/></head>';
  const plain = toPlain(`${head}<p>1</p><script type="module">go()\n</script><p>2</p><script>x</script>`);
  expect(plain).toBe('<head><link rel="stylesheet" href="/f.css"/></head><p>1</p><p>2</p>');
  expect(letFramesAsk('<iframe sandbox="allow-scripts" title="x">')).toBe('<iframe sandbox="allow-scripts allow-same-origin" title="x">');
});

it('reads the language of a page', () => {
  expect(findTag('<!DOCTYPE html><html lang="de" data-theme="dark">')).toBe('de');
  expect(findTag('<p>')).toBeUndefined();
});
