import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** KiB, compressed, as counted by the browser: `total` with headers, `css` and `script` without. */
export interface PageWeight {
  readonly path: string;
  readonly requests: number;
  readonly total: number;
  readonly css: number;
  /** Scripts the browser ran before the visitor did anything: files and the page's inline scripts (brotli of their text). */
  readonly script: number;
  /** All script files once the page is hydrated. */
  readonly scriptAfter: number;
}

/** Time for what a page starts by itself after `load`, such as the hero's creative. */
const SETTLE_MS = 6000;
/** A phone, as the budgets are for phones. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Opens a page as a new visitor, waits, touches it, and adds up what was transferred. `prepare`: before it is opened, such as signing in. */
export async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => {},
  settleMs = SETTLE_MS,
): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prepare(page);
  const wire = await listen(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const before = wire.sum();
  const inline = await inlineScripts(page);
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 15_000 });
  await page.waitForTimeout(1500);
  const after = wire.sum();
  await context.close();
  const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
  return {
    path,
    requests: before.requests,
    total: kib(before.all),
    css: kib(before.css),
    script: kib(before.script + inline),
    scriptAfter: kib(after.script),
  };
}

async function listen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  const bodies = new Map<string, number>();
  session.on('Network.responseReceived', (event) => types.set(event.requestId, event.type));
  session.on('Network.loadingFinished', (event) => sizes.set(event.requestId, event.encodedDataLength));
  session.on('Network.dataReceived', (event) => bodies.set(event.requestId, (bodies.get(event.requestId) ?? 0) + event.encodedDataLength));
  const sum = () => {
    const total = { requests: 0, all: 0, css: 0, script: 0 };
    for (const [id, size] of sizes) {
      total.requests++;
      total.all += size;
      const body = bodies.get(id) ?? 0;
      if (types.get(id) === 'Stylesheet') total.css += body;
      if (types.get(id) === 'Script') total.script += body;
    }
    return total;
  };
  return { sum };
}

async function inlineScripts(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && (!script.type || script.type === 'module' || script.type === 'text/javascript'))
      .map((script) => script.textContent)
      .join('\n'),
  );
  return text ? brotliCompressSync(text).length : 0;
}
