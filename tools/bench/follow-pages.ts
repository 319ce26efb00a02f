import type { Browser, Page } from '@playwright/test';
import { atMost, median, type Verdict } from './verdict.ts';

const TURNS = 20;
const NAMES = ['Spin & Sip', 'Golden Hour'] as const;

/** Two browsers, a presenter's and a phone that follows: how soon after "next" the phone has the presenter's demo, ad and all. */
export async function benchFollowPages(browser: Browser, site: string): Promise<Verdict[]> {
  const presenter = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await presenter.goto(`${site}/present?demos=1,12`);
  await presenter.getByRole('button', { name: 'Let others follow' }).click();
  const code = await presenter.locator('.present-follow .present-code b').first().innerText();
  const follower = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await follower.goto(`${site}/follow/${code.replace(' ', '')}`);
  await waitForDemo(follower, NAMES[0]);
  await presenter.getByText('Followers now: 1').waitFor();
  const delays: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const isOn = turn % 2 === 0;
    const shown = waitForDemo(follower, NAMES[isOn ? 1 : 0]);
    const from = performance.now();
    await presenter.keyboard.press(isOn ? 'ArrowRight' : 'ArrowLeft');
    await shown;
    delays.push(performance.now() - from);
  }
  await presenter.context().close();
  await follower.context().close();
  return [atMost(`From "next" to the demo on a follower's phone, the middle one of ${TURNS}`, median(delays), 1000, ' ms')];
}

/** By every frame that the page draws. */
async function waitForDemo(page: Page, name: string): Promise<void> {
  await page.waitForFunction((title) => document.querySelector('iframe')?.title.startsWith(title), name, { polling: 'raf' });
}
