import { contrast } from '#creative-sdk/colour.ts';
import type { Harness } from './creative-harness.ts';

/** Bold or large text needs a contrast of 3:1 (WCAG 1.4.3). Where a hover rule forgets the text colour, the contrast is about 1:1. */
const READABLE = 3;

/** Labels that cannot be read while the pointer is on their button. axe does not find these, as it never moves the pointer. */
export async function listHoveredAway(harness: Harness): Promise<string[]> {
  await harness.frame.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  const lost: string[] = [];
  for (const button of await harness.frame.locator('button:visible').all()) {
    await button.hover({ force: true, timeout: 2000 });
    const { label, ink, grounds } = await button.evaluate((element) => {
      const numbers = (colour: string) => (colour.startsWith('rgb') ? (colour.match(/[\d.]+/g) ?? []).map(Number) : []);
      const toHex = (parts: readonly number[]) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
      const [red, green, blue, alpha = 1] = numbers(getComputedStyle(element).backgroundColor);
      const words = [element, ...element.querySelectorAll('*')].find((node) => [...node.childNodes].some((child) => child.nodeType === 3));
      const isPlate = red !== undefined && green !== undefined && blue !== undefined && alpha >= 0.5;
      // A translucent background is checked over black and over white.
      const over = (under: number) => (isPlate ? toHex([red, green, blue].map((part) => part * alpha + under * (1 - alpha))) : undefined);
      return {
        label: element.textContent?.trim() ?? '',
        ink: words && toHex(numbers(getComputedStyle(words).color).slice(0, 3)),
        grounds: [over(0), over(255)],
      };
    });
    const [dark, light] = grounds;
    if (ink && ink.length === 7 && dark && light && Math.max(contrast(ink, dark), contrast(ink, light)) < READABLE) lost.push(label);
  }
  return lost;
}
