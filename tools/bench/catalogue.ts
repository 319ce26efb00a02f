import { spawnSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { launch } from '../creative-lab.ts';
import { startProduction } from '../production-server.ts';
import { atMost, median, type Verdict } from './verdict.ts';

const RUNS = 7;
/** Answers are short: more of them, before a browser keeps the machine busy. */
const ANSWERS = 30;
const VIEWPORT = { width: 1280, height: 800 };

interface Size {
  /** Milliseconds for the server to render the list anew (free text never has a cache entry). */
  readonly answer: number;
  /** Milliseconds to the first paint. */
  readonly paint: number;
  /** Milliseconds from choosing a facet to the painted list. */
  readonly filter: number;
}

/** The gallery with 15 and with 10,000 demos, each in a build of its own; the ordinary build is put back afterwards. */
export async function benchCatalogue(floor: string): Promise<Verdict[]> {
  const browser = await launch();
  const [few, many] = [await measureSize(browser, 15), await measureSize(browser, 10_000)];
  rebuild('');
  const floorFilter = await timeFloorFilter(browser, `${floor}/gallery/?n=10000&mode=window`);
  await browser.close();
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    atMost(`Server answer with 10,000 demos (${ms(many.answer)}) over 15 (${ms(few.answer)})`, many.answer / few.answer, 1.3, ' ×'),
    atMost(`First paint with 10,000 demos (${ms(many.paint)}) over 15 (${ms(few.paint)})`, many.paint / few.paint, 1.3, ' ×'),
    atMost(`Filtering 10,000 demos (${ms(many.filter)}) over the floor (${ms(floorFilter)})`, many.filter / floorFilter, 1.5, ' ×'),
  ];
}

function rebuild(demos: string): void {
  const { status } = spawnSync(process.execPath, ['tools/commands/build.ts'], { env: { ...process.env, SURGE_DEMOS: demos }, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed');
}

async function measureSize(browser: Browser, demos: number): Promise<Size> {
  rebuild(String(demos));
  const server = await startProduction();
  const answers: number[] = [];
  const paints: number[] = [];
  const filters: number[] = [];
  for (let run = 0; run < ANSWERS; run++) {
    const started = performance.now();
    await (await fetch(`${server.origin}/formats?q=demo`)).text();
    answers.push(performance.now() - started);
  }
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(`${server.origin}/formats`);
    paints.push(await firstPaint(page));
    await page.mouse.move(300, 300);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    filters.push(await timeFilter(page, '[data-facet="device"] a:not([aria-current])', '.gallery-count'));
    await page.close();
  }
  await server.stop();
  return { answer: median(answers), paint: median(paints), filter: median(filters) };
}

async function timeFloorFilter(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(url);
    times.push(await timeFilter(page, '#f1', '#count'));
    await page.close();
  }
  return median(times);
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** From a click on `selector` at the begin of a frame to the end of the frame that shows another text in `result`. */
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
