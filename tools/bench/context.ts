import type { Browser, Frame, Page } from '@playwright/test';
import { atMost, median, type Verdict } from './verdict.ts';

const PREVIEW = '/experience/horizon/preview/5';
/** Soon enough to be seen as the answer to what was typed, milliseconds. */
const LIMIT_MS = 300;

/** A field of the workbench's Context panel, a value for it, and what the ad says then. */
type Change = readonly [label: string, value: string, text: string];

const changes: Readonly<Record<string, readonly Change[]>> = {
  city: ['Kiel', 'Oulu', 'Ystad'].map((city) => ['City of the visitor', city, `in ${city}.`]),
  temperature: ['3', '6', '9'].map((cold) => ['Temperature', `-${cold}`, `–${cold}° and`]),
};

/** The time from a change of the visitor's context in the workbench until the ad says it (5, Anywhere Weather). */
export async function benchContext(browser: Browser, site: string): Promise<Verdict[]> {
  const context = await browser.newContext({ viewport: { width: 1536, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => window === top && localStorage.setItem('surge.panels', 'tools'));
  await page.goto(site + PREVIEW);
  await page.locator('.player[data-phase="running"]').waitFor();
  await page.getByRole('region', { name: 'Context' }).waitFor();
  const ad = page.frames().find((frame) => frame.url().includes('/creatives/'));
  if (!ad) throw new Error('The preview has no ad.');
  const verdicts: Verdict[] = [];
  for (const [name, list] of Object.entries(changes)) {
    const times: number[] = [];
    for (const change of list) times.push(await timeChange(page, ad, change));
    verdicts.push(atMost(`Context: from a new ${name} to the ad's words, median of ${list.length}`, median(times), LIMIT_MS, ' ms'));
  }
  await context.close();
  return verdicts;
}

/** Milliseconds from the field's own event until the ad says the text, by the clock that both documents share. */
async function timeChange(page: Page, ad: Frame, [label, value, text]: Change): Promise<number> {
  await page.evaluate(() => {
    const note = () => Object.assign(window, { changedAt: performance.timeOrigin + performance.now() });
    addEventListener('input', note, { capture: true, once: true });
  });
  const heard = ad.locator('body').evaluate(
    (body, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => body instanceof HTMLElement && body.innerText.includes(wanted) && resolve(performance.timeOrigin + performance.now());
        new MutationObserver(look).observe(body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );
  await page.getByLabel(label).fill(value);
  return (await heard) - (await page.evaluate<number>(() => Reflect.get(window, 'changedAt')));
}
