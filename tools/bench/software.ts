import type { Browser, Page } from '@playwright/test';
import { openHarness } from '../creative-harness.ts';
import { atMost, median, type Verdict } from './verdict.ts';

const RUNS = 7;
/** Creatives that draw with WebGL where there is a GPU. */
const PREVIEWS = {
  'strix-studio-360': '/experience/3d-roll-and-3d-xplore/preview/9',
  descent: '/experience/sticky-and-scrolling/preview/11',
} as const;
type Slug = keyof typeof PREVIEWS;
const RUNNING = '.player[data-phase="running"]';

/**
 * How long a visitor without a GPU waits for the fallback tier of WebGL creatives, and for Close while one draws, compared with a preview with an
 * empty frame.
 */
export async function benchSoftware(browser: Browser, site: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const slug of Object.keys(PREVIEWS) as Slug[]) {
    const tier = await readTier(browser, slug);
    if (tier === 'A') throw new Error(`${slug} draws tier A in software`);
    const [shown, closed, empty]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < RUNS; run++) {
      const ad = await visit(browser, site, slug);
      shown.push(ad.shown);
      closed.push(ad.closed);
      empty.push((await visit(browser, site, slug, '<!doctype html><title>Empty</title>')).closed);
    }
    verdicts.push(
      atMost(`${slug}: tier ${tier} on the screen, from the click on View Demo`, median(shown), 2000, ' ms'),
      atMost(
        `${slug}: Close (${Math.round(median(closed))} ms) over an empty frame (${Math.round(median(empty))} ms)`,
        median(closed) / median(empty),
        2,
        ' ×',
      ),
    );
  }
  return verdicts;
}

/** The tier that a creative chooses by itself on this browser. */
async function readTier(browser: Browser, slug: Slug): Promise<string> {
  const harness = await openHarness(browser, slug, { width: 320, height: 480 });
  const { tier } = harness.messages.find((message) => message.t === 'started') ?? { tier: 'none' };
  await harness.close();
  return tier;
}

/** Milliseconds from the click on View Demo to the playing ad, and from the click on Close to the painted list. `document` replaces the ad. */
async function visit(browser: Browser, site: string, slug: Slug, document?: string): Promise<{ shown: number; closed: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (document) await page.route(`**/creatives/${slug}/index.html`, (route) => route.fulfill({ contentType: 'text/html', body: document }));
  const path = PREVIEWS[slug];
  await page.goto(site + path.replace(/\/preview\/.*/, ''));
  await page.mouse.move(400, 400);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForTimeout(800);
  const link = page.locator(`.demo-card a[href="${path}"]`);
  await link.hover();
  const started = performance.now();
  await link.click();
  await page.waitForSelector(document ? 'dialog[open]' : RUNNING);
  const shown = performance.now() - started;
  await page.waitForTimeout(1500);
  const closed = await timeClose(page);
  await context.close();
  return { shown, closed };
}

function timeClose(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          if (document.querySelector('dialog[open]')) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        };
        document.querySelector<HTMLElement>('.preview-close')?.click();
        look();
      }),
  );
}
