import { options } from '#app/components/settings/layout-state.ts';
import { languages } from '#protocol/languages.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { expect, type Page, prefer, test } from './fixture.ts';
import { listAll, listPairs, listPairwise } from './pairwise.ts';

const { layoutModeType: mode, layoutWidth: width, topbarTheme: topbar, leftSideBarType: sidebar, leftSideBarTheme: colour } = options;
const picture = options.leftSideBarThemeImage;
const vertical = { mode, width, topbar: ['light', 'dark'], sidebar, colour, picture };
/** Every pair of the vertical layout's values, and every combination of the horizontal one's: about 60 of 1,458. */
const variants = [...listPairwise(vertical), ...listAll({ layout: ['horizontal'], mode, width, topbar })];
const SCREENS = [390, 992, 1280, 1600];
/** A whole run shows all variants, others one part of them. */
const PARTS = 8;
const shown = isWholeRun ? PARTS : 1;

test('the variants of settings have every pair of values', () => {
  const held = new Set(variants.flatMap(listPairs));
  expect(
    listAll(vertical)
      .flatMap(listPairs)
      .filter((pair) => !held.has(pair)),
  ).toEqual([]);
  expect(variants.length).toBeLessThanOrEqual(70);
});

for (let part = 0; part < shown; part++) {
  test(`bars and content keep clear of each other on every screen, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [number, variant] of variants.entries()) {
      if (number % PARTS !== part) continue;
      const settings = new URLSearchParams(variant).toString();
      const language = languages[number % languages.length]?.code ?? 'en';
      await prefer(page, { settings, language });
      await page.goto('/experience/ctv', { waitUntil: 'domcontentloaded' });
      // Away from the narrow sidebar, which opens under the pointer.
      await page.mouse.move(380, 600);
      for (const screen of SCREENS) {
        await page.setViewportSize({ width: screen, height: 900 });
        const found = await page.evaluate(findFaults, screen);
        faults.push(...found.map((fault) => `${settings} in ${language} at ${screen}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('scrollable bars scroll with the page, the others stay', { tag: '@ci' }, async ({ page }) => {
  for (const variant of ['width=scrollable', 'width=fluid', 'layout=horizontal&width=scrollable', 'layout=horizontal']) {
    await prefer(page, { settings: variant });
    await page.goto('/formats');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const expected = variant.includes('scrollable') ? -400 : 0;
    expect([variant, await top(page, '.shell-bars')]).toEqual([variant, expected]);
    if (!variant.includes('horizontal')) expect([variant, await top(page, '.shell-sidebar')]).toEqual([variant, expected]);
  }
});

const top = (page: Page, selector: string) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Runs in the page. Returns what covers something else or sticks out. */
function findFaults(screen: number): string[] {
  const faults: string[] = [];
  const check = (isFine: boolean, fault: string) => isFine || faults.push(fault);
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0);
  const box = (selector: string) => visible(selector)[0]?.getBoundingClientRect();
  const root = document.documentElement;
  check(root.scrollWidth <= screen, `scrolls sideways to ${root.scrollWidth}`);
  const [bars, main, sidebar, footer] = ['.shell-bars', '.shell-main', '.shell-sidebar', '.shell-footer'].map(box);
  if (!bars || !main || !footer) return ['a part is missing'];
  check(bars.bottom <= main.top + 1, 'the bars cover the content');
  check(main.bottom <= footer.top + 1, 'the content covers the footer');
  check(Boolean(sidebar) === (root.dataset.layout === 'vertical' && screen >= 992), 'the sidebar shows where it should not, or the reverse');
  if (sidebar) {
    for (const other of [bars, main, footer]) check(sidebar.right <= other.left + 1, 'the sidebar covers the page');
    check(sidebar.height >= innerHeight, 'the sidebar is short');
  }
  if (root.dataset.layoutSize === 'boxed') check(bars.width <= 1300, 'the box is wider than 1300');
  for (const bar of visible('.shell-topbar, .shell-topbar-end, .top-navigation ul')) {
    const parts = [...bar.children].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().width > 0 && !part.matches('[popover], dialog'),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    const end = bar.getBoundingClientRect().right;
    for (const [at, one] of boxes.entries()) check((boxes[at + 1]?.left ?? end) >= one.right - 1, `parts of ${bar.className} overlap`);
  }
  for (const name of visible('.shell-item-name')) check(name.scrollWidth <= name.clientWidth + 1 || innerWidth >= 992, `${name.textContent} is cut`);
  return faults;
}
