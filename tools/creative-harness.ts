import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { type Config, type CreativeMessage, type HostMessage, MESSAGES_PER_SECOND } from '#protocol/frame.ts';
import { chromiumArgs, getChromium } from './chromium.ts';
import { bundleCreative, partPath } from './creatives.ts';

export interface HarnessOptions {
  readonly width: number;
  readonly height: number;
  readonly config?: Partial<Config>;
  readonly pixelRatio?: number;
  readonly hasTouch?: boolean;
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean;
}

/** A creative in a sandboxed frame on a bare page, connected by the product's own host code. */
export interface Harness {
  readonly page: Page;
  readonly frame: Frame;
  readonly hasTouch: boolean;
  /** All messages of the creative so far. */
  readonly messages: CreativeMessage[];
  /** Console errors and uncaught errors of the frame. */
  readonly errors: string[];
  send(message: HostMessage): Promise<void>;
  /** With the host's clock: advances the ad to this second and waits for it. */
  seek(at: number): Promise<void>;
  /** Resizes the running ad, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Takes a PNG of the ad alone. */
  shoot(path?: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** One browser for many harnesses. `path`: the whole Chromium, unless a test asks for `findTestBrowser()`. */
export function launch(extraArgs: readonly string[] = [], path = getChromium()): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...chromiumArgs, ...extraArgs] });
}

/** For pictures: in its own process a sandboxed frame ignores the emulated pixel ratio and draws at 1. */
export const SHARP = ['--disable-features=IsolateSandboxedIframes'];

export async function openHarness(browser: Browser, slug: string, options: HarnessOptions): Promise<Harness> {
  const server = await serve(slug, options);
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const context = await browser.newContext({
    viewport: { width: Math.max(400, options.width), height: Math.max(300, options.height) },
    deviceScaleFactor: options.pixelRatio ?? 1,
    hasTouch: options.hasTouch ?? false,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
  });
  const page = await context.newPage();
  await page.addInitScript(countSounds);
  const messages: CreativeMessage[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const waiting = new Map<string, () => void>();
  let recent: number[] = [];
  await page.exposeFunction('hear', (message: CreativeMessage) => {
    messages.push(message);
    recent.push(Date.now());
    waiting.get(message.t)?.();
  });
  const until = (t: CreativeMessage['t'], ms = 60_000) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${slug}: no "${t}" in ${ms} ms. ${errors.join(' ')}`)), ms);
      waiting.set(t, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const started = until('started');
  await page.goto(`${origin}/`);
  await started;
  const frame = page.frames()[1];
  if (!frame) throw new Error('No frame');
  const send = (message: HostMessage) => page.evaluate((m) => Reflect.get(window, 'harness').send(m), message);
  return {
    page,
    frame,
    hasTouch: options.hasTouch ?? false,
    messages,
    errors,
    send,
    async seek(at) {
      // On a fast machine the answers could come so fast that the host takes them for a flood.
      while (recent.length > MESSAGES_PER_SECOND / 2) {
        await page.waitForTimeout(50);
        recent = recent.filter((time) => Date.now() - time < 1000);
      }
      const seeked = until('seeked', 60_000);
      await send({ t: 'seek', at });
      await seeked;
    },
    async resize(width, height) {
      await page.setViewportSize({ width: Math.max(400, width), height: Math.max(300, height) });
      await page.locator('iframe').evaluate((element, size) => Object.assign(element.style, size), { width: `${width}px`, height: `${height}px` });
    },
    shoot: (path) => page.locator('iframe').screenshot(path ? { path, timeout: 120_000 } : { timeout: 120_000 }),
    async close() {
      await context.close();
      server.close();
    },
  };
}

/** Runs in every document before its own script: counts in `window.sounds` what could be heard: ways to the loudspeaker, notes and films. */
function countSounds(): void {
  Object.assign(window, { sounds: 0 });
  const count = () => Object.assign(window, { sounds: Reflect.get(window, 'sounds') + 1 });
  const Original = AudioContext;
  Object.assign(window, {
    AudioContext: class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        count();
      }
    },
  });
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    count();
    return start.apply(this, when);
  };
  // The sources that a page makes have a start of their own, which hides that one.
  const startBuffer = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    count();
    return startBuffer.apply(this, when);
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    if (!this.muted) count();
    return play.call(this);
  };
}

const media: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.mp4': 'video/mp4' };

/** Bundles made in this process: fifteen harnesses of a creative need the same two. */
const bundles = new Map<string, Promise<string>>();
function once(name: string, bundle: () => Promise<string>): Promise<string> {
  const made = bundles.get(name) ?? bundle();
  bundles.set(name, made);
  return made;
}

async function serve(slug: string, options: HarnessOptions): Promise<Server> {
  const [creative, script] = await Promise.all([once(slug, () => bundleCreative(slug)), once('host script', bundleHost)]);
  const host = toHostPage(slug, script, options);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const file = partPath(slug, path.split('/').at(-1) ?? '');
    const type = media[extname(file)];
    const found = type && existsSync(file) ? readFileSync(file) : undefined;
    const body = path === '/' ? host : path.endsWith('/index.html') ? creative : found;
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    response.statusCode = body ? (found && from ? 206 : 200) : 404;
    if (found && from) response.setHeader('content-range', `bytes ${from}-${found.length - 1}/${found.length}`);
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    response.setHeader('access-control-allow-origin', '*');
    // So that measure-creative.ts sees the size of what a frame without an origin fetches.
    response.setHeader('timing-allow-origin', '*');
    response.end(found && from ? found.subarray(Number(from)) : (body ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function bundleHost(): Promise<string> {
  const source = `
    import { CreativeConnection } from './app/components/creative-frame/connect.ts';
    const frame = document.querySelector('iframe');
    window.failure = '';
    window.harness = new CreativeConnection(frame, window.address, {
      toConfig: () => window.config, onMessage: (m) => window.hear(m), onFailure: (reason) => { window.failure = reason; } });`;
  const bundle = await build({ stdin: { contents: source, resolveDir: '.', loader: 'ts' }, bundle: true, format: 'iife', write: false });
  return bundle.outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
}

function toHostPage(slug: string, script: string, options: HarnessOptions): string {
  const config: Config = { mode: 'live', seed: 7, reduced: options.reducedMotion ?? false, locale: 'en', clock: 'real', ...options.config };
  const context = JSON.stringify({ address: `/creatives/${slug}/index.html`, config }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><title>Harness</title><link rel="icon" href="data:,"><style>body{margin:0;background:#777}iframe{display:block;border:0;width:${options.width}px;height:${options.height}px}</style>
<iframe title="creative" sandbox="allow-scripts" allow="autoplay *"></iframe><script>Object.assign(window, ${context});</script><script>${script}</script>`;
}
