/** The page's side of the frame against creatives that misbehave, in Chromium. Fixtures are hand-written documents, not the kit. */
import { createServer, type Server } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium, withoutGpu } from '#tools/chromium.ts';

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
  // Sends nothing by the port: all its messages go to the window, and are none of ours.
  shouts: greet(
    `say({ t: 'started', firstFrameMs: 5, tier: 'A' }); setInterval(() => { for (let i = 0; i < 500; i++) parent.postMessage({ i }, '*') }, 1)`,
  ),
  'shouts-within': greet(
    `say({ t: 'started', firstFrameMs: 5, tier: 'A' }); const f = document.createElement('iframe');
     f.srcdoc = '<script>setInterval(() => { for (let i = 0; i < 500; i++) top.postMessage(i, "*") }, 1)</' + 'script>'; document.body.append(f)`,
  ),
  freezes: greet(`say({ t: 'started', firstFrameMs: 5, tier: 'A' }); setTimeout(() => { for (;;); }, 200)`),
  // Alive, but with nothing to tell: a paused ad, or one at rest.
  quiet: `<script>let port; const say = (m) => port.postMessage({ k: 'ck', v: 1, ...m });
    addEventListener('message', (e) => { port = e.ports[0]; say({ t: 'ready', nonce: e.data.nonce, id: 1, size: '970x250' });
      port.onmessage = ({ data }) => data.t === 'config' ? say({ t: 'started', firstFrameMs: 5, tier: 'A' }) : data.t === 'seek' && say({ t: 'seeked', at: 1 }); });
    parent.postMessage({ k: 'ck', v: 1, t: 'boot', document: performance.timeOrigin }, '*');</script>`,
  grabs: `<input autofocus>${greet(`say({ t: 'started', firstFrameMs: 5, tier: 'A' }); setInterval(() => { window.focus(); document.querySelector('input').focus() }, 20)`)}`,
  // At the second message of its page.
  'grabs-once': `<input>${greet(`say({ t: 'started', firstFrameMs: 5, tier: 'A' }); port.onmessage = () => document.querySelector('input').focus()`)}`,
  field: `<style>input{position:fixed;inset:0;width:100%}</style><input>${greet(`say({ t: 'started', firstFrameMs: 5, tier: 'A' })`)}`,
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
    // The page's timers that start from then on run `pace` times faster: the seconds are those of connect.ts.
    const host = `<!doctype html><title>Host</title><script>const start = setTimeout; window.pace = 1;
      window.setTimeout = (then, ms) => start(then, ms / window.pace);</script><link rel="icon" href="data:,"><input id="first"><iframe sandbox="allow-scripts" title="creative"></iframe><input id="last"><script>${bundle.outputFiles[0]?.text}</script>`;
    server = createServer((request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(request.url === '/' ? host : `<!doctype html><title>x</title>${fixtures[request.url?.split('/').at(-1) ?? ''] ?? ''}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...withoutGpu] });
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(async () => {
    await page.goto(origin);
    // Over neither field nor frame.
    await page.mouse.move(700, 500);
  });

  const connect = (name: string, on = page) => on.evaluate((n) => Reflect.get(window, 'connect')(n), name);
  const heard = (): Promise<{ t: string; data?: Record<string, unknown> }[]> => page.evaluate(() => Reflect.get(window, 'heard'));
  const failures = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'failures'));
  const setPace = (pace: number, on = page) => on.evaluate((n) => void Reflect.set(window, 'pace', n), pace);
  const until = (name: 'heard' | 'failures', length: number, on = page) =>
    on.waitForFunction(([list, least]) => Reflect.get(window, list).length >= least, [name, length] as const, { timeout: 9000 });
  /** The frame's document is gone, and the empty frame is still in its place. */
  const expectEmpty = async () => {
    expect(await page.evaluate(() => [...document.body.children].map((child) => child.tagName))).toEqual(['INPUT', 'IFRAME', 'INPUT', 'SCRIPT']);
    await expect.poll(() => page.frames()[1]?.url()).toBe('about:blank');
  };

  it('hears a good creative', async () => {
    await connect('good');
    await until('heard', 2);
    expect((await heard()).map((m) => m.t)).toEqual(['ready', 'started']);
    expect(await failures()).toEqual([]);
  });

  it('gives up on a silent creative after its seconds and empties the frame', async () => {
    await setPace(10);
    await connect('silent');
    await until('failures', 1);
    expect(await failures()).toEqual(['silent']);
    expect(page.frames()[1]?.url()).toBe('about:blank');
  });

  it('disconnects a creative that sends 10,000 messages, and the page still answers', async () => {
    await connect('flood');
    await until('failures', 1);
    expect(await failures()).toEqual(['flooded']);
    expect((await heard()).length).toBeLessThanOrEqual(60);
    expect(await page.evaluate(() => 1 + 1)).toBe(2);
  });

  it('hears nothing more of a flood that a closed port still delivers, as Firefox does', async () => {
    await page.evaluate(() => {
      MessagePort.prototype.close = () => {};
    });
    await connect('flood');
    await until('failures', 1);
    await page.waitForTimeout(500);
    expect(await failures()).toEqual(['flooded']);
  });

  it.each(['shouts', 'shouts-within'])('ends a creative that %s beside its port, and reads none of it', async (name) => {
    await page.evaluate(() => {
      const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {};
      const read: unknown[] = [];
      Object.assign(window, { read });
      Object.defineProperty(MessageEvent.prototype, 'data', {
        get() {
          const data: unknown = get?.call(this);
          if (this.target === window) read.push(data);
          return data;
        },
      });
    });
    await connect(name);
    await until('failures', 1);
    expect(await failures()).toEqual(['flooded']);
    await expectEmpty();
    const count = () => page.evaluate(() => Reflect.get(window, 'read').length);
    const after = await count();
    expect(after).toBeLessThanOrEqual(60);
    await page.waitForTimeout(300);
    expect(await count()).toBe(after);
  });

  it('gives the keyboard back to who was typing, and ends a creative that takes it again', async () => {
    await page.locator('#first').focus();
    await page.keyboard.type('Hello');
    // Not while it grabs: a key that comes before the page has heard of the theft goes into the frame, and on a busy machine that takes a while.
    await connect('grabs');
    await until('failures', 1);
    expect(await failures()).toEqual(['grabbing']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('first');
    await page.keyboard.type(' world!');
    expect(await page.inputValue('#first')).toBe('Hello world!');
    await expectEmpty();
  });

  it('lets a creative go on that takes the keyboard once', async () => {
    // A visitor who types gets the keyboard back at once: before a timer that starts when it was taken.
    await page.evaluate(() =>
      addEventListener('blur', () => setTimeout(() => Object.assign(window, { holder: document.activeElement?.id }), 50), { once: true }),
    );
    await connect('grabs-once');
    await until('heard', 2);
    await page.locator('#last').focus();
    await page.keyboard.type('o');
    await page.evaluate(() => Reflect.get(window, 'connection').send({ t: 'seek', at: 0 }));
    await page.waitForFunction(() => 'holder' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'holder'))).toBe('last');
    await page.keyboard.type('k');
    expect(await page.inputValue('#last')).toBe('ok');
    expect(await failures()).toEqual([]);
  });

  it('lets a visitor go into the frame and out as often as they like', async () => {
    await connect('field');
    await until('heard', 2);
    const inside = () => page.evaluate(() => document.activeElement?.tagName);
    for (let round = 0; round < 3; round++) {
      await page.locator('#first').focus();
      await page.keyboard.press('Tab');
      await expect.poll(inside).toBe('IFRAME');
      await page.keyboard.press('Tab');
      await expect.poll(inside).not.toBe('IFRAME');
      await page.locator('#last').click();
      await page.locator('iframe').hover();
      await page.waitForTimeout(350);
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(inside).toBe('IFRAME');
    }
    await page.keyboard.type('mine');
    expect(await page.frames()[1]?.locator('input').inputValue()).toBe('mine');
    expect(await failures()).toEqual([]);
  });

  it('takes a press on the frame that the page notices for a visitor entering it', async () => {
    await connect('field');
    await until('heard', 2);
    for (let round = 0; round < 3; round++) {
      await page.locator('#first').click();
      await page.locator('iframe').hover();
      await page.waitForTimeout(350);
      // As Chromium sometimes does for a frame in another process.
      await page.locator('iframe').dispatchEvent('pointerdown');
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(350);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    }
    expect(await failures()).toEqual([]);
  });

  it('lets a visitor enter the frame by touch', async () => {
    const context = await browser.newContext({ hasTouch: true });
    const phone = await context.newPage();
    await phone.goto(origin);
    await connect('field', phone);
    await phone.waitForFunction(() => Reflect.get(window, 'heard').length >= 2);
    for (let round = 0; round < 3; round++) {
      await phone.locator('#first').tap();
      await phone.waitForTimeout(350);
      await phone.locator('iframe').tap();
      await phone.waitForFunction(() => document.activeElement?.tagName === 'IFRAME');
      await phone.waitForTimeout(50);
      expect(await phone.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    }
    expect(await phone.evaluate(() => Reflect.get(window, 'failures'))).toEqual([]);
    await context.close();
  });

  it('drops a message of 10 MB', async () => {
    await connect('heavy');
    await until('heard', 3);
    expect((await heard())[1]).toMatchObject({ t: 'event', data: {} });
  });

  it('reports a creative that breaks before its first frame', async () => {
    await connect('broken');
    await until('failures', 1);
    expect(await failures()).toEqual(['broken']);
  });

  it('repeats the handshake with a creative that reloads', async () => {
    await connect('reloads');
    await until('heard', 4);
    expect((await heard()).map((m) => m.t)).toEqual(['ready', 'started', 'ready', 'started']);
  });

  it('disconnects a creative that keeps reloading', async () => {
    await connect('spins');
    await until('failures', 1);
    expect(await failures()).toEqual(['flooded']);
  });

  it('ignores malformed messages, and exits to addresses that are not https', async () => {
    await connect('garbage');
    await until('heard', 2);
    expect((await heard()).map((m) => m.t)).toEqual(['ready', 'started']);
  });

  it('ignores messages of other windows', async () => {
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

  it('reports a creative whose script never yields, and not one that is only quiet', async () => {
    const other = await browser.newPage();
    await other.goto(origin);
    await Promise.all([connect('freezes'), connect('quiet', other)]);
    // Only now, so that a busy machine has its time to start them.
    for (const one of [page, other]) {
      await until('heard', 2, one);
      await setPace(5, one);
    }
    await page.waitForFunction(() => Reflect.get(window, 'failures').length > 0, undefined, { timeout: 20_000 });
    expect(await failures()).toEqual(['frozen']);
    expect(await other.evaluate(() => [Reflect.get(window, 'failures'), Reflect.get(window, 'heard').at(-1).t])).toEqual([[], 'seeked']);
    await other.close();
  });

  it('keeps a creative in its frame that tries to leave it', async () => {
    await connect('escapes');
    await until('heard', 3);
    expect(Object.values((await heard())[1]?.data ?? {})).not.toContain('allowed');
    expect(page.url()).toBe(`${origin}/`);
    expect(page.context().pages()).toHaveLength(1);
  });
});
