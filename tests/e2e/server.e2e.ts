import { connect } from 'node:net';
import { expect, MISSING, test } from './fixture.ts';

/** Sends one raw request: fetch would correct what we want to send. */
function send(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(5000, () => reject(new Error('No answer')));
  });
}

const port = Number(process.env.E2E_PORT);
const get = (path: string) => send(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);

for (const path of [
  '/%E0%A4%A',
  '/%zz',
  '/experience/%E0%A4%A',
  '/experience/%00',
  '/experience/a%2Fb',
  '/experience/..%2f1',
  '/experience/%5c',
  '/experience/gamification/preview/%00',
  '/experience/__proto__',
  '/experience/constructor/preview/1',
  '/experience/gamification/preview/1e9',
  '/experience/gamification/preview/-1',
  '/experience/gamification/preview/%D9%A1',
  `/experience/${'x'.repeat(2000)}`,
  '/index.php',
  '/.env',
  '/.git/HEAD',
  '/data/app.db',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/x.js.map',
  '//evil.example/',
  '/creatives/',
  '/creatives/golden-hour/main.ts',
  '/creatives/../package.json',
]) {
  test(`${path.slice(0, 60)} is not found, and the answer says nothing else`, async () => {
    const answer = await get(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/node_modules|\.tsx?:\d+|Error:/);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });
}

test('a raw NUL or an absurd request line is refused, and the server still answers', async () => {
  for (const path of ['/\0', `/${'x'.repeat(40_000)}`, '/ /']) expect(await get(path)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await get('/health')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a creative opened by its address has no origin of its own and reaches nothing', async ({ page, baseURL, allowFault }) => {
  allowFault(/Content Security Policy|blocked/i);
  await page.goto('/creatives/golden-hour/index.html');
  expect(await page.evaluate(() => self.origin)).toBe('null');
  const denied = await page.evaluate(async (url) => {
    const attempts: (() => unknown)[] = [() => document.cookie, () => localStorage.length, () => fetch(url)];
    const outcomes = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
    return outcomes.map(({ status }) => status);
  }, `${baseURL}/health`);
  expect(denied).toEqual(['rejected', 'rejected', 'rejected']);
});

for (const path of ['/', '/formats', '/experience/gamification', '/no/such/page']) {
  test(`${path} is readable without script`, async ({ browser, allowFault }) => {
    if (path.startsWith('/no/')) allowFault(MISSING);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link').first()).toBeVisible();
    await context.close();
  });
}

test('security.txt says where to report a weakness, and until when that holds', async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=UTF-8');
  const text = await response.text();
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  const ahead = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(ahead / 86_400_000).toBeGreaterThan(360);
});
