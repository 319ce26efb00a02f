/** The page's side of the frame against creatives that misbehave, in Chromium. Fixtures are hand-written documents, not the kit. */
import { createServer, type Server } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '#tools/chromium.ts';

const greet = (then: string) => `<script>
let port; const say = (m) => port.postMessage({ k: 'ck', v: 1, ...m });
addEventListener('message', (e) => { if (port || e.data.t !== 'hello') return; port = e.ports[0]; port.onmessage = () => { ${then} };
  say({ t: 'ready', nonce: e.data.nonce, id: 1, size: '970x250' }); });
parent.postMessage({ k: 'ck', v: 1, t: 'boot', document: performance.timeOrigin }, '*');
</script>`;
const fixtures: Readonly<Record<string, string>> = {
  good: greet(`say({ t: 'started', firstFrameMs: 5, tier: 'A' })`),
  silent: '<p>nothing</p>',
  flood: greet(`say({ t: 'started', firstFrameMs: 5, tier: 'A' }); for (let i = 0; i < 10000; i++) say({ t: 'stat', fps: i })`),
  heavy: greet(
    `say({ t: 'event', name: 'interaction', at: 1, index: 0, data: { text: 'x'.repeat(10e6) } }); say({ t: 'started', firstFrameMs: 5, tier: 'A' })`,
  ),
  broken: greet(`say({ t: 'event', name: 'error', at: 0, index: 0, data: {} })`),
  reloads: greet(
    `say({ t: 'started', firstFrameMs: 5, tier: 'A' }); if (!location.hash) setTimeout(() => { location.hash = 'again'; location.reload() }, 50)`,
  ),
  spins: greet(`location.reload()`),
  garbage: greet(
    `for (const m of [null, 7, 'x', [1], { t: 'exit', url: 'javascript:alert(1)' }, { t: 'exit', name: 'x', url: 'javascript:alert(1)' }]) { port.postMessage(m); if (m && m.t) say(m); } say({ t: 'started', firstFrameMs: 5, tier: 'A' })`,
  ),
  escapes: greet(`const tried = {}; const attempt = (n, f) => { try { f(); tried[n] = 'allowed' } catch (e) { tried[n] = e.name } };
    attempt('parent', () => parent.document.title); attempt('storage', () => localStorage.setItem('a', '1')); attempt('cookie', () => document.cookie);
    attempt('top', () => { top.location = 'about:blank' }); attempt('popup', () => { if (!open('about:blank')) throw new DOMException('', 'NotAllowedError') });
    say({ t: 'event', name: 'interaction', at: 0, index: 0, data: tried }); say({ t: 'started', firstFrameMs: 5, tier: 'A' })`),
};

describe.skipIf(!findChromium())('CreativeConnection', { timeout: 30_000 }, () => {
  let browser: Browser;
  let server: Server;
  let origin = '';
  let page: Page;

  beforeAll(async () => {
    const bundle = await build({
      stdin: {
        contents: `import { CreativeConnection } from './app/components/creative-frame/connect.ts';
          window.heard = []; window.failures = [];
          window.connect = (name) => { window.connection = new CreativeConnection(document.querySelector('iframe'), '/creatives/' + name, {
            toConfig: () => ({ mode: 'live', seed: 1, reduced: false, locale: 'en', clock: 'real' }),
            onMessage: (m) => window.heard.push(m), onFailure: (r) => window.failures.push(r) }); };`,
        resolveDir: '.',
        loader: 'ts',
      },
      bundle: true,
      write: false,
    });
    const host = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" title="creative"></iframe><script>${bundle.outputFiles[0]?.text}</script>`;
    server = createServer((request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(request.url === '/' ? host : `<!doctype html><title>x</title>${fixtures[request.url?.split('/').at(-1) ?? ''] ?? ''}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    await page.goto(origin);
    return () => page.close();
  });

  const connect = (name: string) => page.evaluate((n) => Reflect.get(window, 'connect')(n), name);
  const heard = (): Promise<{ t: string; data?: Record<string, unknown> }[]> => page.evaluate(() => Reflect.get(window, 'heard'));
  const failures = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'failures'));
  const until = (name: 'heard' | 'failures', length: number) =>
    page.waitForFunction(([list, least]) => Reflect.get(window, list).length >= least, [name, length] as const, { timeout: 9000 });

  it('hears a good creative', async () => {
    await connect('good');
    await until('heard', 2);
    expect((await heard()).map((m) => m.t)).toEqual(['ready', 'started']);
    expect(await failures()).toEqual([]);
  });

  it('gives up on a silent one after five seconds and empties the frame', async () => {
    await connect('silent');
    await until('failures', 1);
    expect(await failures()).toEqual(['silent']);
    expect(page.frames()[1]?.url()).toBe('about:blank');
  });

  it('hangs up on 10,000 messages and stays alive', async () => {
    await connect('flood');
    await until('failures', 1);
    expect(await failures()).toEqual(['flooded']);
    expect((await heard()).length).toBeLessThanOrEqual(60);
    expect(await page.evaluate(() => 1 + 1)).toBe(2);
  });

  it('drops the 10 MB in a message', async () => {
    await connect('heavy');
    await until('heard', 3);
    expect((await heard())[1]).toMatchObject({ t: 'event', data: {} });
  });

  it('reports a creative that breaks before its first frame', async () => {
    await connect('broken');
    await until('failures', 1);
    expect(await failures()).toEqual(['broken']);
  });

  it('shakes hands again with a creative that reloads', async () => {
    await connect('reloads');
    await until('heard', 4);
    expect((await heard()).map((m) => m.t)).toEqual(['ready', 'started', 'ready', 'started']);
  });

  it('hangs up on one that keeps reloading', async () => {
    await connect('spins');
    await until('failures', 1);
    expect(await failures()).toEqual(['flooded']);
  });

  it('ignores garbage, and exits that are not https', async () => {
    await connect('garbage');
    await until('heard', 2);
    expect((await heard()).map((m) => m.t)).toEqual(['ready', 'started']);
  });

  it('ignores messages from elsewhere', async () => {
    await connect('silent');
    await page.evaluate(() => {
      window.postMessage({ k: 'ck', v: 1, t: 'boot', document: 1 }, '*');
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.postMessage({ k: 'ck', v: 1, t: 'boot', document: 1 }, '*')</script>`;
      document.body.append(other);
    });
    await page.waitForTimeout(500);
    expect(await heard()).toEqual([]);
  });

  it('holds a creative that tries to get out', async () => {
    await connect('escapes');
    await until('heard', 3);
    expect(Object.values((await heard())[1]?.data ?? {})).not.toContain('allowed');
    expect(page.url()).toBe(`${origin}/`);
    expect(page.context().pages()).toHaveLength(1);
  });
});
