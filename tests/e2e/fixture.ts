/**
 * What every journey stands on. A journey fails by what went wrong on any page on its way, whatever it asserts itself:
 * an uncaught error or rejection, an error or warning in the console, a page of the product's own that says an error, an answer of 500 and above.
 */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { type BrowserContext, expect, type Page };

/** For journeys to addresses that lead nowhere: the browser says so in the console, and the page that is shown says it too. */
export const MISSING = /status of 404|error page 404/;

interface Journey {
  /** Names what this journey provokes on purpose, from the call on: faults that match are none. */
  readonly allowFault: (pattern: RegExp) => void;
}

export const test = base.extend<Journey>({
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

/** Stands on the device before each page of the journey begins; creatives' frames have no storage of their own. */
export async function keepOnDevice(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => window === top && localStorage.setItem(name, text), [key, value] as const);
}

/** Puts an account on the device, as signing in leaves it. */
export const signIn = (page: Page, username = 'Ada Lovelace') =>
  keepOnDevice(page, 'authUser', JSON.stringify({ uid: 1, username, role: 'admin', email: 'demo@surge.example' }));

/** A step has arrived when its page is shown, not when the address bar says so. `heading`: of level 1. */
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
  await context.addInitScript(sayErrorPages).catch((error: Error) => {
    // A journey without script has no page that could change after it was answered; a context that is closed needs no watch.
    if (!/closed/.test(error.message)) throw error;
  });
}

/** Runs in the page: an error page that takes a page's place is said in the console. */
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
