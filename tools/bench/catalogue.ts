import { spawnSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { launch } from '../creative-harness.ts';
import { type ProductionServer, startProduction } from '../production-server.ts';
import { atMost, median, type Verdict } from './verdict.ts';

const RUNS = 15;
/** Many, because an answer takes little time; taken while no browser keeps the machine busy. */
const ANSWERS = 30;
const VIEWPORT = { width: 1280, height: 800 };

/** The gallery with 15 and with 10,000 demos, each in a separate build; afterwards the normal build is restored. */
export async function benchCatalogue(floor: string): Promise<Verdict[]> {
  const browser = await launch();
  const few = await startWith(15);
  const fewPaints: number[] = [];
  for (let run = 0; run < RUNS; run++) fewPaints.push(await timePaint(browser, few));
  const many = await startWith(10_000);
  const [manyPaints, filters, floorFilters]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    manyPaints.push(await timePaint(browser, many));
    filters.push(await timeSiteFilter(browser, many));
    floorFilters.push(await timeFloorFilter(browser, `${floor}/gallery/?n=10000&mode=window`));
  }
  await browser.close();
  const [fewAnswers, manyAnswers] = await timeAnswers([few, many]);
  for (const server of [few, many]) await server.stop();
  rebuild('');
  return [
    compare('Server answer with 10,000 demos', manyAnswers, '15', fewAnswers, 1.3),
    compare('First paint with 10,000 demos', manyPaints, '15', fewPaints, 1.3),
    compare('Filtering 10,000 demos', filters, 'the floor', floorFilters, 1.5),
  ];
}

function compare(what: string, times: readonly number[] = [], base: string, baseTimes: readonly number[] = [], limit: number): Verdict {
  const [time, floor] = [median(times), median(baseTimes)];
  return atMost(`${what} (${time.toFixed(1)} ms) over ${base} (${floor.toFixed(1)} ms)`, time / floor, limit, ' ×');
}

function rebuild(demos: string): void {
  const { status } = spawnSync(process.execPath, ['tools/commands/build.ts'], { env: { ...process.env, SURGE_DEMOS: demos }, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed');
}

/** A server that has searched once has all that answers in memory, so it still answers when the next build replaces its files. */
async function startWith(demos: number): Promise<ProductionServer> {
  rebuild(String(demos));
  const server = await startProduction();
  await search(server);
  return server;
}

/** Free text, as its answer is never cached. */
async function search({ origin }: ProductionServer): Promise<void> {
  const response = await fetch(`${origin}/formats?q=demo`);
  await response.text();
  if (!response.ok) throw new Error(`The gallery answered ${response.status}`);
}

/** Milliseconds for each server to render the list. Asked in turn, so that a busy moment affects all alike. */
async function timeAnswers(servers: readonly ProductionServer[]): Promise<readonly number[][]> {
  const times = servers.map((): number[] => []);
  for (let run = 0; run < ANSWERS; run++)
    for (const [index, server] of servers.entries()) {
      const started = performance.now();
      await search(server);
      times[index]?.push(performance.now() - started);
    }
  return times;
}

/** Milliseconds to the first paint. */
async function timePaint(browser: Browser, { origin }: ProductionServer): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${origin}/formats`);
  const time = await firstPaint(page);
  await page.close();
  return time;
}

/** Milliseconds from choosing a facet to the painted list. */
async function timeSiteFilter(browser: Browser, { origin }: ProductionServer): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${origin}/formats`);
  await page.mouse.move(300, 300);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const time = await timeFilter(page, '[data-facet="device"] a:not([aria-current])', '.gallery-count');
  await page.close();
  return time;
}

async function timeFloorFilter(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(url);
  const time = await timeFilter(page, '#f1', '#count');
  await page.close();
  return time;
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Milliseconds from a click on `selector` at the start of a frame to the end of the frame in which `result` shows another text. */
async function timeFilter(page: Page, selector: string, result: string): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(
    ([target, place]) =>
      new Promise<number>((resolve) => {
        const read = () => document.querySelector(place)?.textContent;
        const before = read();
        requestAnimationFrame(() => {
          const started = performance.now();
          const look = () => {
            if (read() === before) requestAnimationFrame(() => setTimeout(look));
            else resolve(performance.now() - started);
          };
          document.querySelector<HTMLElement>(target)?.click();
          setTimeout(look);
        });
      }),
    [selector, result] as const,
  );
}
