/** Measures a creative on a bare page while nobody touches it: the figures of creatives/<slug>/measured.json. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import type { Measurement } from '#catalogue/measurements.ts';
import type { SizeName } from '#catalogue/sizes.ts';
import { checkCreative } from './check-creative.ts';
import { openHarness } from './creative-harness.ts';
import { bundleCreative } from './creatives.ts';

/** The window of Chrome's heavy-ad intervention, and twice the 15 seconds after which an untouched ad must rest. */
const WATCH_MS = 30_000;

export function hashCreative(html: Buffer): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 16);
}

export function measuredPath(slug: string): string {
  return `creatives/${slug}/measured.json`;
}

export function accessPath(slug: string): string {
  return `creatives/${slug}/access.json`;
}

export async function measureCreative(browser: Browser, slug: string, size: SizeName): Promise<Measurement> {
  const html = Buffer.from(await bundleCreative(slug));
  const frame = toFrame(size);
  const harness = await openHarness(browser, slug, { ...frame, config: { mode: 'live', clock: 'real' }, pixelRatio: 1 });
  const session = await harness.page
    .context()
    .newCDPSession(harness.frame)
    .catch(() => harness.page.context().newCDPSession(harness.page));
  await session.send('Performance.enable');
  await harness.frame.evaluate(() => {
    const original = requestAnimationFrame;
    Object.assign(window, {
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        original((at) => {
          Object.assign(window, { lastFrame: performance.now() });
          callback(at);
        }),
    });
  });
  const before = await readBusySeconds(session);
  const startedAt = await harness.frame.evaluate(() => performance.now());
  await harness.page.waitForTimeout(WATCH_MS);
  const busy = (await readBusySeconds(session)) - before;
  const motionEnd = await harness.frame.evaluate(() => Number(Reflect.get(window, 'lastFrame') ?? 0));
  const started = harness.messages.find((message) => message.t === 'started');
  const fetched = await harness.frame.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
    const external = resources.filter((entry) => new URL(entry.name).host !== location.host).length;
    return { count: resources.length, external, bytes: resources.reduce((sum, entry) => sum + entry.transferSize, 0) };
  });
  const renderer = await harness.frame.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'no WebGL';
  });
  const sounds = Number(await harness.frame.evaluate(() => Reflect.get(window, 'sounds')));
  const errors = harness.errors.length;
  await harness.close();
  const checked = await checkCreative(browser, slug, size, frame);
  const gzip = gzipSync(html, { level: 9 }).length;
  return {
    hash: hashCreative(html),
    raw: html.length,
    gzip,
    brotli: brotliCompressSync(html).length,
    requests: 1 + fetched.count,
    network: gzip + fetched.bytes,
    firstFrameMs: started?.t === 'started' ? started.firstFrameMs : 0,
    cpuPercent: Math.round((busy / (WATCH_MS / 1000)) * 1000) / 10,
    motionEndS: Math.round(Math.max(0, motionEnd - startedAt) / 100) / 10,
    renderer,
    browser: `Chromium ${browser.version()}`,
    on: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
    seen: { ...checked, external: fetched.external, sounds, errors },
  };
}

async function readBusySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

export async function writeMeasurement(slug: string, measured: Measurement): Promise<void> {
  await writeFile(measuredPath(slug), `${JSON.stringify(measured, undefined, 2)}\n`);
}

/** The frame for an ad of this size, in CSS pixels. */
export function toFrame(size: SizeName): { width: number; height: number } {
  const [width, height] = size.split('x').map(Number);
  if (width && height) return { width, height };
  return size === 'full screen' ? { width: 375, height: 667 } : { width: 960, height: 540 };
}
