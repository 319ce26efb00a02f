/** What every page of the workspace keeps: who may see it, how it is drawn, and that nothing on it is dead. */
import { isWholeRun, takeEvery } from '#tools/whole-run.ts';
import { workspacePaths } from '../reliability/page-paths.ts';
import {
  bringControls,
  expect,
  expectValidHtml,
  expectVariants,
  holdScripts,
  keepOnDevice,
  listVariants,
  type Page,
  prefer,
  signIn,
  test,
  waitForData,
} from './fixture.ts';

const isFull = process.env.TEST_FULL !== undefined;

/** Each page is long work for a browser: `npm run test:full` opens all, CI every twelfth, other runs two short ones of these. */
const [step, first] = isWholeRun ? [12, 0] : [48, 24];
const somePaths = workspacePaths.filter((_, index) => isFull || index % step === first);

test('every page is drawn by the server with its heading', async ({ request }) => {
  test.setTimeout(120_000);
  for (const path of takeEvery(3, workspacePaths))
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      await expectValidHtml(html);
      expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1], path).toBeTruthy();
    });
});

test('pages ask strangers to sign in, and are led to by the sign-in', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of somePaths) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path).replaceAll(/[.?]/g, '\\$&')}$`));
  }
});

const layouts = ['vertical', 'horizontal'] as const;

/** Pages of forms and icons have suites of their own, which wait for controls that come late. */
const hasOwnSuite = (path: string) => /^\/(?:form-|icons)/.test(path);

const checked = takeEvery(
  24,
  workspacePaths.filter((path) => !hasOwnSuite(path)),
);

for (const [turn, path] of checked.entries()) {
  const looks = listVariants(turn, isFull).map((look, at) => ({ ...look, layout: layouts[(turn + at) % layouts.length] }));
  test(`${path} has no violation and does not scroll sideways at 320 px, in languages, modes and layouts by turns`, async ({ page }) => {
    await signIn(page);
    await expectVariants(page, looks, async () => {
      await page.goto(path);
      await waitForData(page);
    });
  });
}

/** What says a sample record, on pages of each kind: a table, cards, a list, a page of one record, a board of days. */
const samples: Readonly<Record<string, string>> = {
  '/job-list': 'tbody th a',
  '/job-grid': '.job-card-task',
  '/job-details/1': 'h1 span, .job-text > p:not([class])',
  '/projects-list': 'tbody th a',
  '/projects-grid': '.project-card p:not([class])',
  '/projects-overview/1': 'h1 span, .project-points li, .project-comments p:last-child',
  '/tasks-list': '.task-text h3, .task-text h3 + p',
  '/ecommerce-products?view=list': 'tbody th a',
  '/ecommerce-product-detail/1': '.product-features li, .product-specification dd',
  '/ecommerce-orders': 'tbody td a[href^="/ecommerce-product-detail"]',
  '/invoices-detail/1': 'tbody th',
  '/email-inbox': '.mail-subject, .mail-start',
  '/calendar?view=list': '.planner-list-title',
  '/chat?room=3': '.chat-text',
  '/contacts-profile/1': '.person-role',
};

test('what sample records say is marked as English where the page is in another language (WCAG 3.1.2)', { tag: '@ci' }, async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await prefer(page, { language: 'gr' });
  for (const [path, selector] of Object.entries(samples)) {
    await page.goto(path);
    await expect(page.locator(selector).first(), path).toBeVisible();
    const languages = await page.locator(selector).evaluateAll((found) => found.map((one) => one.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(languages), path).toEqual(new Set(['en']));
  }
});

/** A list, cards, charts. */
const pagesWithFirstLook = ['/ecommerce-orders', '/projects-grid', '/dashboard', '/crypto-lending'];

for (const path of takeEvery(2, pagesWithFirstLook)) {
  test(`${path} shows its data before its scripts, and the same after them`, async ({ page }) => {
    await signIn(page);
    const release = await holdScripts(page);
    await page.goto(path);
    const first = page.locator('.first-look').first();
    await expect(first.locator(':scope > *').first()).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    const seen = await page.locator('main').innerText();
    release();
    await waitForData(page);
    await expect(first).toHaveCount(0);
    expect(await page.locator('main').innerText()).toBe(seen);
  });

  test(`${path} shows a skeleton before its scripts to strangers, by another address, and where the device has records of its own`, async ({
    page,
  }) => {
    await holdScripts(page);
    const expectSkeleton = async (address: string) => {
      await page.goto(address);
      await expect(page.locator('.skeleton').first()).toBeVisible();
      await expect(page.locator('.first-look > *').first()).toBeHidden();
    };
    await expectSkeleton(path);
    await signIn(page);
    await expectSkeleton(`${path}?page=2`);
    await keepOnDevice(page, 'surge.demo.orders', '{}');
    await expectSkeleton(path);
  });
}

for (const path of ['/chat', '/form-elements'])
  test(`${path}, which has no first look, shows a skeleton before its scripts`, async ({ page }) => {
    await signIn(page);
    await holdScripts(page);
    await page.goto(path);
    await expect(page.locator('.skeleton').first()).toBeVisible();
    await expect(page.locator('.shell-footer')).toBeVisible();
  });

/** What a visitor can press. Fields for text are not here: what is typed shows by itself. */
const CONTROLS = 'button, summary, [role="button"], [role="tab"], select, input[type="checkbox"], input[type="radio"], a[href]';
for (const path of takeEvery(2, somePaths))
  test(`every control of ${path} does something`, async ({ page, request }) => {
    test.setTimeout(240_000);
    await signIn(page);
    await page.goto(path);
    await waitForData(page);
    await bringControls(page);
    const dead: string[] = [];
    const links = new Set<string>();
    for (const control of await listControls(page)) {
      if (control.href) links.add(control.href);
      else if (!(await hasEffect(page, path, control))) dead.push(control.name);
    }
    for (const link of links) {
      const response = await request.get(link);
      if (!response.ok()) dead.push(`${link}: ${response.status()}`);
    }
    expect(dead).toEqual([]);
  });

interface Control {
  /** Among all controls of the page. */
  readonly index: number;
  readonly name: string;
  /** Of a link. */
  readonly href?: string;
}

/** The controls of the page's own part. Of those that differ only by their row, one. */
function listControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate((selector) => {
    const seen = new Set<string>();
    const found: { index: number; name: string; href?: string }[] = [];
    for (const [index, element] of Array.from(document.querySelectorAll<HTMLElement>(`main :is(${selector})`)).entries()) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], iframe')) continue;
      const isExplained = element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled');
      // Pressed again, a chosen radio button stays chosen.
      if (isExplained || element.matches('[type="radio"]:checked')) continue;
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      if (element instanceof HTMLAnchorElement) {
        if (element.protocol.startsWith('http') && element.origin === location.origin)
          found.push({ index, name, href: element.href.split('#')[0] ?? '' });
        else if (!/^(mailto|tel|https?|blob):/.test(element.href)) found.push({ index, name: `${name}: ${element.href}`, href: element.href });
        continue;
      }
      const row = element.closest('tr, li, article, [role="row"], [role="listitem"]');
      const mark = `${element.tagName}.${element.className}.${element.getAttribute('type')}.${row ? row.className : name}`;
      if (seen.has(mark)) continue;
      seen.add(mark);
      found.push({ index, name: name || element.outerHTML.slice(0, 120) });
    }
    return found;
  }, CONTROLS);
}

/** An effect is seen within a second; a busy machine may take longer. */
const LATEST_MS = 4000;

/** Rejects where nothing happened, so that the first thing that did counts. */
async function toSuccess(happened: Promise<boolean>): Promise<true> {
  if (await happened) return true;
  throw new Error('Nothing happened.');
}

/** Whether a press changes the address, the document or what is stored, starts a download or opens a chooser, within a second. */
async function hasEffect(page: Page, path: string, { index }: Control): Promise<boolean> {
  // What another control changed or deleted is there again.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('surge.demo.')) localStorage.removeItem(key);
  });
  await page.goto(path);
  await waitForData(page);
  await bringControls(page);
  const control = page.locator(`main :is(${CONTROLS})`).nth(index);
  await control.scrollIntoViewIfNeeded();
  await control.hover({ force: true });
  await control.focus();
  await page.evaluate(watchPage);
  const came = [page.waitForEvent('filechooser', { timeout: LATEST_MS }), page.waitForEvent('download', { timeout: LATEST_MS })].map((event) =>
    event.then(
      () => true,
      () => false,
    ),
  );
  const isSelect = await control.evaluate((element) => element.tagName === 'SELECT');
  if (isSelect)
    await control.selectOption({
      index: await control.evaluate((element) => (element instanceof HTMLSelectElement && element.selectedIndex === 0 ? 1 : 0)),
    });
  else await control.click({ force: true, timeout: 5000 });
  const changed = page
    .waitForFunction(() => Reflect.get(window, 'hasChanged')?.() ?? true, undefined, { timeout: LATEST_MS })
    .then(
      () => true,
      () => false,
    );
  return await Promise.any([changed, ...came].map(toSuccess)).catch(() => false);
}

/** Runs in the page: from now on `hasChanged()` says whether anything differs. A new document has none, and is a change. */
function watchPage(): void {
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const before = { href: location.href, stored: stored(), full: document.fullscreenElement };
  let isMutated = false;
  // The browser's own dialog, which no test sees.
  Reflect.set(window, 'print', () => {
    isMutated = true;
  });
  new MutationObserver(() => {
    isMutated = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // A popover that opens changes no attribute.
  document.addEventListener(
    'beforetoggle',
    () => {
      isMutated = true;
    },
    true,
  );
  const values = () =>
    Array.from(document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'), (field) =>
      field instanceof HTMLInputElement ? `${field.value}${field.checked}` : field.value,
    ).join();
  const first = values();
  // A popover that opens changes no element.
  const countOpen = () => document.querySelectorAll(':popover-open').length;
  const open = countOpen();
  Reflect.set(
    window,
    'hasChanged',
    () =>
      isMutated ||
      location.href !== before.href ||
      stored() !== before.stored ||
      document.fullscreenElement !== before.full ||
      values() !== first ||
      countOpen() !== open,
  );
}
