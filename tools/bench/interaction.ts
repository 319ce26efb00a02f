import type { Browser, Page } from '@playwright/test';
import { atMost, median, type Verdict } from './verdict.ts';

const CLICKS = 9;
const CPU_SLOWDOWN = 4;
/** The time of a frame: nothing can be on the screen earlier, so an empty click counts as one frame at least. */
const LEAST_MS = 1000 / 60;

interface Interaction {
  readonly name: string;
  /** The element to click. */
  readonly target: string;
  /** A popover that is opened before each click; its time does not count. */
  readonly before?: string;
}

const interactions: readonly Interaction[] = [
  { name: 'user menu', target: '.user-button' },
  { name: 'language menu', target: '.language-menu button' },
  { name: 'mode', target: '.theme-toggle' },
  { name: 'sidebar', target: '.shell-sidebar-toggle' },
  {
    name: 'language',
    target: '.language-menu li:has(a:not([aria-current])) a:not([aria-current])',
    before: '#languages',
  },
];

/** The time from a click in the shell to the painted change, compared with a click on a button that does nothing; CPU slowed fourfold. */
export async function benchInteraction(browser: Browser, site: string): Promise<Verdict[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // The user menu is there only for a signed-in user.
  await page.addInitScript(() => localStorage.setItem('authUser', '{"uid":1,"username":"Ada Lovelace","email":"a@b.example"}'));
  await page.goto(`${site}/experience/gamification`, { waitUntil: 'load' });
  await page.mouse.move(400, 400);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(() => {
    const empty = document.createElement('button');
    empty.id = 'empty-button';
    empty.textContent = 'Nothing';
    empty.addEventListener('click', () => empty.setAttribute('value', String(Number(empty.value) + 1)));
    document.querySelector('main')?.prepend(empty);
  });
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const empty = { name: 'empty button', target: '#empty-button' };
  const base: number[] = [];
  const times = new Map(interactions.map(({ name }) => [name, [] as number[]]));
  for (let click = 0; click < CLICKS; click++) {
    base.push(await timeClick(page, empty));
    for (const interaction of interactions) {
      times.get(interaction.name)?.push(await timeClick(page, interaction));
      await page.keyboard.press('Escape');
    }
  }
  await context.close();
  const floor = Math.max(LEAST_MS, median(base));
  return [...times].map(([name, list]) =>
    atMost(`Click: ${name} (${Math.round(median(list))} ms) over an empty button (${median(base).toFixed(1)} ms)`, median(list) / floor, 3, ' ×'),
  );
}

/** Milliseconds from the click to the end of the frame that shows the change. */
async function timeClick(page: Page, { target, before }: Interaction): Promise<number> {
  if (before)
    await page
      .locator(before)
      .first()
      .evaluate((menu) => menu instanceof HTMLElement && menu.togglePopover(true));
  await page.locator(target).first().hover();
  await page.waitForTimeout(400);
  return page.evaluate(
    (place) =>
      new Promise<number>((resolve, reject) => {
        // Everything that the clicks may change.
        const read = () => {
          const { attributes } = document.documentElement;
          const open = document.querySelectorAll('details[open], :popover-open').length;
          return [open, document.querySelector<HTMLButtonElement>('#empty-button')?.value, ...Array.from(attributes, ({ value }) => value)].join();
        };
        const element = document.querySelector<HTMLElement>(place);
        if (!element) return reject(new Error(`Nothing to click: ${place}`));
        const old = read();
        requestAnimationFrame(() => {
          const started = performance.now();
          const look = () => {
            if (read() !== old) resolve(performance.now() - started);
            else requestAnimationFrame(() => setTimeout(look));
          };
          element.click();
          setTimeout(look);
        });
      }),
    target,
  );
}
