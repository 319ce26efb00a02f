/** WCAG 2.2, 2.5.8: what is pressed is 24 by 24 pixels large. What the criterion allows besides, smaller things that stand alone, we have none of. */
import { takeEvery } from '#tools/whole-run.ts';
import { callDecks } from './call-decks.ts';
import { expect, open, type Page, test } from './fixture.ts';

interface Deck {
  readonly view: string;
  readonly edit: string;
}

const deck = {
  title: 'Autumn ideas',
  client: 'Otter Bank',
  brand: { name: 'Otter', primary: '#15356a' },
  demos: [
    { id: 1, note: 'Spin it first.' },
    { id: 12, note: '' },
  ],
};
const make = (page: Page) => callDecks<Deck>(page, '', { deck });

/** By the page's name, its address. */
const pages: readonly (readonly [name: string, toPath: string | ((page: Page) => Promise<string>)])[] = [
  ['the landing page', '/'],
  ['the gallery', '/experience/gamification'],
  ['a preview', '/experience/horizon/preview/12'],
  ['the finder', '/find'],
  ['what the finder answers', '/find?model=CPI&screen=mobile'],
  ['the comparison', '/compare?demos=1,9,12'],
  ['the making of a deck', '/decks/new?demos=1,12'],
  ['a deck', async (page) => `/d/${(await make(page)).view}`],
  [
    'a deck as its owner sees it',
    async (page) => {
      const { view, edit } = await make(page);
      return `/decks/${view}#${edit}`;
    },
  ],
  ['pricing', '/pages-pricing'],
  ['all formats', '/formats'],
  ['the meeting mode', '/meeting'],
  ['a presentation', '/present?demos=1,12'],
  ['the check', '/check'],
  ['the brief', '/start-campaign'],
];

for (const [name, toPath] of takeEvery(4, pages))
  test(`on ${name} whatever is pressed is large enough for a finger`, async ({ page }) => {
    const path = typeof toPath === 'string' ? toPath : await toPath(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // An address that has a fragment is not loaded anew from itself.
      await page.goto('about:blank');
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(listSmallTargets), `at ${width} pixels`).toEqual([]);
    }
  });

/** Runs in the page: one line for each target that is too small. */
function listSmallTargets(): string[] {
  const LEAST = 24;
  // Boxes are laid out in fractions of a pixel.
  const NEARLY = LEAST - 0.5;
  const PRESSED = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=slider], [role=option]';
  const isShown = (element: Element) => {
    const { width, height, bottom, right } = element.getBoundingClientRect();
    const isThere = width > 1 && height > 1 && bottom + scrollY > 0 && right + scrollX > 0;
    return isThere && element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, [inert]');
  };
  /** Of a box with a label, the label, which is as good to press. */
  const toPlaces = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type) ? [element, ...(element.labels ?? [])] : [element];
  const targets = [...document.querySelectorAll(PRESSED)].flatMap((element) => {
    const places = toPlaces(element).filter(isShown);
    const largest = places.sort((a, b) => areaOf(b) - areaOf(a))[0];
    return largest && !(element instanceof HTMLButtonElement && element.disabled) ? [{ element, box: largest.getBoundingClientRect() }] : [];
  });
  function areaOf(element: Element): number {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, LEAST) * Math.min(height, LEAST);
  }
  const isSmall = ({ box }: { box: DOMRect }) => box.width < NEARLY || box.height < NEARLY;
  /** A link in a sentence is as high as its line. */
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (/\p{L}{2}/u.test(node.textContent ?? '') && around && !around.closest(PRESSED) && !around.closest('.visually-hidden')) return true;
    }
    return false;
  };
  /** What is drawn over it belongs to it: a card's link is as large as the card. */
  const isLargeByTouch = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = NEARLY / 2;
    return [-reach, 0, reach].every((dx) =>
      [-reach, 0, reach].every((dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
      }),
    );
  };
  return targets
    .filter((one) => isSmall(one) && !isInSentence(one.element) && !isLargeByTouch(one.element))
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.id;
      return `${element.localName}.${element.className} “${name.slice(0, 40)}” ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
    });
}
