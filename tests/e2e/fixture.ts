/**
 * What all journeys use. A journey also fails by any of these on one of its pages, whatever it asserts itself:
 * an uncaught error or rejection, an error or warning in the console, a page of the product's own that says an error, an answer of 500 and above.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, type Download, expect, type Locator, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type LanguageCode, languages } from '#protocol/languages.ts';
import { isWholeRun } from '#tools/whole-run.ts';

export { type BrowserContext, type Download, expect, type Locator, type Page };

/** For journeys to unknown addresses: the browser reports the 404 in the console, and so does the error page. */
export const MISSING = /status of 404|error page 404/;

interface Journey {
  /** From the call on, faults that match are ignored: the journey causes them on purpose. */
  readonly allowFault: (pattern: RegExp) => void;
}

export const test = base.extend<Journey>({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (address, options) => {
      // A page whose scripts are held back may never be loaded.
      const response = await goto(address, held.has(page) ? { waitUntil: 'domcontentloaded', ...options } : options);
      await untilLive(page);
      return response;
    };
    page.reload = async (...parameters) => {
      const response = await reload(...parameters);
      await untilLive(page);
      return response;
    };
    await use(page);
  },
  allowFault: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      const note = (fault: string) => {
        if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
      };
      const opened: Promise<void>[] = [];
      const watch = (context: BrowserContext) => void opened.push(watchFaults(context, note));
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use((pattern) => void allowed.push(pattern));
      browser.off('context', watch);
      await Promise.all(opened);
      expect(faults, 'what went wrong on the way').toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts a value into local storage before each page of the journey loads; frames of creatives have no storage. */
export async function keepOnDevice(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => window === top && localStorage.setItem(name, text), [key, value] as const);
}

/** Signs in: puts an account into local storage, as the sign-in page does. */
export const signIn = (page: Page, username = 'Ada Lovelace') =>
  keepOnDevice(page, 'authUser', JSON.stringify({ uid: 1, username, role: 'admin', email: 'demo@surge.example' }));

/** What the box of a call below 'Make calls fail' (/profile) writes: from now on these fail, and no others. */
export const failCalls = (page: Page, ...names: readonly string[]) =>
  page.evaluate((list) => localStorage.setItem('surge.demo-failures', JSON.stringify(list)), names);

/** Moves the pointer over a place whose library is fetched then (app/ui/near.ts), until what it brings is there. */
export async function comeNear(place: Locator, brought: Locator): Promise<void> {
  await expect(async () => {
    await place.hover();
    await expect(brought).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Fetches the controls that come when the visitor is near, so that each has its place among the others. */
export async function bringControls(page: Page): Promise<void> {
  const standIns = page.locator('main .input:is([type=date]:not([autocomplete]), [type=datetime-local], [type=time])');
  await expect(async () => {
    await page.evaluate(() => {
      for (const place of [document.documentElement, ...document.forms]) place.dispatchEvent(new PointerEvent('pointermove'));
    });
    await expect(standIns).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** As often as a page has stops, at most. */
const MOST_TABS = 120;

/** Presses Tab until the target has the focus, or Shift+Tab where it was passed. Who comes to a page takes the link that leads past its menus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const findWay = () =>
    target.evaluate((element) => {
      const from = document.activeElement ?? document.body;
      if (from === element) return undefined;
      if (from === document.body && element.closest('main')) return 'past the menus';
      return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
    });
  const first = await findWay();
  if (first === 'past the menus') {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  const key = first === 'back' ? 'Shift+Tab' : 'Tab';
  for (let n = 0; n < MOST_TABS && (await findWay()); n += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** What the visitor chose before: settings as in their cookie (`mode=dark`), a language by its code. */
export async function prefer(page: Page, { settings, language }: { readonly settings?: string; readonly language?: LanguageCode }): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  const chosen = { 'surge-settings': settings, I18N_LANGUAGE: language };
  await page.context().addCookies(Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, url }])));
}

/** Pages whose scripts are held back. */
const held = new WeakSet<Page>();

/** Waits until a page has done with its first look (docs/decisions/051), which nobody can press. */
async function untilLive(page: Page): Promise<void> {
  if (!held.has(page)) await expect(page.locator('.first-look')).toHaveCount(0);
}

/** Until no part of the page is a skeleton. */
export async function waitForData(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Holds scripts back until the returned function is called, as a slow connection does. */
export function holdScripts(page: Page): Promise<() => void> {
  held.add(page);
  return holdRequests(page, '**/assets/*.js');
}

/** Holds back what is asked for at these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What React does to clicks and keys that come while it hydrates and that it cannot answer yet: nothing below the document hears of them. */
export const stopBeforeHydration = (page: Page) =>
  page.addInitScript(() => {
    const stop = (event: Event) => 'hydrated' in document.documentElement.dataset || event.stopPropagation();
    for (const name of ['click', 'keydown']) document.addEventListener(name, stop, true);
  });

/** Opens a page and hydrates it, which most pages do at the visitor's first intent. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Gives the page the sign of a visitor that most wait for. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Asserts that axe finds no violation in the page. Frames of creatives are checked by their contract. */
export async function expectNoViolation(page: Page, of = page.url()): Promise<void> {
  await page.evaluate(axe);
  const violations: string[] = await page.evaluate(async () => {
    // Only violations, and no second fetch of stylesheets: an eighth of the time.
    const options = { resultTypes: ['violations'], preload: false };
    const report = await Reflect.get(window, 'axe').run({ exclude: ['iframe'] }, options);
    return report.violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(violations, of).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

export async function expectValidHtml(html: string, of = ''): Promise<void> {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  const messages = results.flatMap((result) => result.messages.map(({ ruleId, line, column, message }) => `${ruleId} ${line}:${column} ${message}`));
  expect(messages, of).toEqual([]);
}

const modes = ['light', 'dark'] as const;
/** English and German, whose words are long, in turn with the others. */
const pairsOfLanguages: readonly (readonly LanguageCode[])[] = [
  ['en', 'gr'],
  ['rs', 'it'],
  ['gr', 'sp'],
];

/**
 * The variants in which a page is checked: one of a language in light and another in dark, by turns, so that a suite's pages cover every language in both
 * modes. In CI and with `npm run test:full` each page is checked in all five, unless `isWhole` says otherwise. `turn`: the page's number.
 */
export function listVariants(turn: number, isWhole = isWholeRun) {
  const codes = pairsOfLanguages[turn % pairsOfLanguages.length] ?? [];
  return languages
    .filter(({ code }) => isWhole || codes.includes(code))
    .map(({ code, tag }, at) => ({ code, tag, mode: modes[(turn + at) % modes.length] ?? 'light' }))
    .filter((_, at) => isWholeRun || at === Math.floor(turn / pairsOfLanguages.length) % 2);
}

/** For each variant, on a busy machine. */
const VARIANT_MS = 30_000;
type ListedVariant = ReturnType<typeof listVariants>[number];
interface Variant extends ListedVariant {
  readonly layout?: 'vertical' | 'horizontal' | undefined;
}

/**
 * Shows a page in each variant in one browser tab, which takes half the time: 320 px wide, where it must not scroll sideways, then on a desktop,
 * where axe must find no violation.
 */
export async function expectVariants(page: Page, variants: readonly Variant[], show: (variant: Variant) => Promise<unknown>): Promise<void> {
  test.setTimeout(VARIANT_MS * variants.length);
  // Animations would change the contrast that axe measures.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const variant of variants) {
    await test.step(`${variant.tag}, ${variant.mode}`, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await prefer(page, { settings: `mode=${variant.mode}${variant.layout ? `&layout=${variant.layout}` : ''}`, language: variant.code });
      await show(variant);
      await expect(page.locator('html')).toHaveAttribute('lang', variant.tag);
      await expect(page.locator('html')).toHaveAttribute('data-theme', variant.mode);
      await expectNoSidewaysScroll(page, 320);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoViolation(page);
    });
  }
}

/** Waits until the page is shown, not only its address. `heading`: of level 1. */
export async function expectPage(page: Page, address: string | RegExp, heading: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Reports what goes wrong on the pages of a context: one line each, which begins with its kind. */
export async function watchFaults(context: BrowserContext, note: (fault: string) => void): Promise<void> {
  context.on('weberror', (thrown) => {
    const { name, message, stack } = thrown.error();
    note(`uncaught: ${name} ${stack || message} (${thrown.page()?.url()})`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  for (const script of [sayErrorPages, muteCorner])
    await context.addInitScript(script).catch((error: Error) => {
      // Without script a page does not change after it was loaded, and a closed context has none.
      if (!/closed/.test(error.message)) throw error;
    });
}

/** The headless shell has its pointer over the corner of every new page, which would count as the visitor's first intent. */
function muteCorner(): void {
  const mute = (event: PointerEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', mute, { capture: true });
}

/** Runs in the page: reports an error page in the console. */
function sayErrorPages(): void {
  if (window !== top) return;
  let said = '';
  const look = () => {
    const shown = document.querySelector<HTMLElement>('.error-page');
    const text = shown ? `error page ${shown.dataset.status}: ${shown.querySelector('h1')?.textContent}` : '';
    if (text && text !== said) console.error(text, location.pathname);
    said = text;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
