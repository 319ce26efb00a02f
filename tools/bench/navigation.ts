import type { Browser, Page } from '@playwright/test';
import { atMost, median, type Verdict } from './verdict.ts';

const CLICKS = 20;
const CPU_SLOWDOWN = 4;

/**
 * Moving within the hydrated site, from the click to the painted page, compared with loading the baseline's page in the same browser; CPU slowed
 * fourfold. One visit of twenty clicks. The first two, which run cold code, are printed beside the median that counts.
 */
export async function benchNavigation(browser: Browser, site: string, floor: string): Promise<Verdict[]> {
  const loads: number[] = [];
  const moves: Record<string, number[]> = { 'landing to gallery': [], 'gallery to preview': [] };
  const page = await openSlowed(browser, `${site}/`);
  await page.mouse.wheel(0, 20);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  for (let click = 0; click < CLICKS / 2; click++) {
    loads.push(await loadFloor(browser, `${floor}/experience/gamification/`));
    moves['landing to gallery']?.push(await timeClick(page, 'a[href="/experience"]', '.gallery-head h1'));
    moves['gallery to preview']?.push(await timeClick(page, '.demo-card a', 'dialog[open] h1'));
    await page.goBack();
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.goBack();
    await page.waitForSelector('#home', { state: 'attached' });
  }
  await page.context().close();
  const base = median(loads);
  return Object.entries(moves).map(([name, times]) => {
    const shown = `${Math.round(median(times))} ms, the first ${Math.round(times[0] ?? 0)} ms`;
    return atMost(`In-app ${name} (${shown}) over loading the floor (${Math.round(base)} ms)`, median(times) / base, 0.5, ' ×');
  });
}

async function openSlowed(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function loadFloor(browser: Browser, url: string): Promise<number> {
  const page = await openSlowed(browser, url);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.context().close();
  return painted;
}

/** Milliseconds from the click on `selector` to the end of the frame that paints `heading`, which only the next page has. */
async function timeClick(page: Page, selector: string, heading: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(600);
  return page.evaluate(
    ([target, part]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(target);
        if (!element) return reject(new Error(`Nothing to click: ${target}`));
        const started = performance.now();
        const look = () => {
          if (document.querySelector(part)) setTimeout(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
    [selector, heading] as const,
  );
}
