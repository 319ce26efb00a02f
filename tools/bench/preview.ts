import type { Browser } from '@playwright/test';
import { launch, SHARP } from '../creative-harness.ts';
import { measurePage } from '../page-weight.ts';
import { atMost, median, type Verdict } from './verdict.ts';

export const PREVIEW = '/experience/horizon/preview/12';
const RUNS = 5;
/** The numbers of Lighthouse's mobile preset, applied to the browser itself: its simulation leaves out what a frame draws. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The preview on a phone: when its ad has drawn its first frame, beside the floor's first paint, and how much script it runs without a touch. */
export async function benchPreview(browser: Browser, site: string, floor: string): Promise<Verdict[]> {
  // As on phones, page and ad share a process: otherwise the ad would not be slowed down.
  const phone = await launch(SHARP);
  const [frames, paints]: [number[], number[]] = [[], []];
  for (let run = 1; run <= RUNS; run++) {
    const frame = await time(phone, site + PREVIEW, '.player[data-phase="running"]');
    const paint = await time(phone, `${floor}/`);
    console.log(`  run ${run}: the ad's first frame after ${Math.round(frame)} ms, the floor's paint after ${Math.round(paint)} ms`);
    frames.push(frame);
    paints.push(paint);
  }
  await phone.close();
  const [frame, paint] = [median(frames), median(paints)];
  const { script } = await measurePage(browser, site, PREVIEW);
  return [
    atMost(`First frame of the preview's ad (${Math.round(frame)} ms) over the floor's paint (${Math.round(paint)} ms)`, frame / paint, 2.5, ' ×'),
    atMost('Script of the preview, untouched for six seconds', script, 110, ' KiB'),
  ];
}

/** Milliseconds to the first paint, or until there is an element. */
async function time(browser: Browser, url: string, selector?: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        if (!wanted) {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'paint', buffered: true });
          return;
        }
        const look = () => document.querySelector(wanted) && resolve(performance.now());
        new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
        look();
      }),
    selector,
  );
  await context.close();
  return found;
}
