/** With a client's name, headline and logo put in, the logo lies on no word and no button, the sample's mark does not stand beside the name, and no headline is cut. */
import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';
import { listCreatives, listUnits, loadDemo } from '#tools/creatives.ts';
import { toFrame } from '#tools/measure-creative.ts';
import { loadPlaythrough, play, toEndCard } from '#tools/play.ts';

test.describe.configure({ timeout: 240_000 });

const NAME = 'Acme Coffee';
const HEADLINE = 'Ein Konto, das im Norden bleibt';
/** First frame, autoplay, poster, seconds. */
const LOOKS_AT = [0.6, 5, 15.5];

/** A picture four times as wide as it is high: the kit draws it as wide as any logo. */
function drawLogo(): string {
  const [width, height] = [80, 20];
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey.
  head.writeUInt8(8, 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]).toString('base64')}`;
}
const brand = { name: NAME, headline: HEADLINE, primary: '#14532d', accent: '#f4c95d', logo: drawLogo() };

/** Runs in the ad: what lies under the logo, what is drawn beside the name, and whether the headline is cut. */
function listFaults({ name, headline }: { readonly name: string; readonly headline: string }): string[] {
  const logo = document.querySelector('.ck-logo')?.getBoundingClientRect();
  if (!logo || logo.width < 60) return ['no logo, or a small one'];
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isUnder = ({ left, top, right, bottom }: DOMRect) =>
    Math.min(right, logo.right) - Math.max(left, logo.left) > 1 && Math.min(bottom, logo.bottom) - Math.max(top, logo.top) > 1;
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.getElementById('stage') ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const said = text.textContent?.trim();
    let box = text.parentElement;
    if (!said || !box || !isShown(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isUnder)) faults.push(`under the logo: ${said}`);
    const isCut = box.scrollHeight > box.clientHeight * 1.1 || box.scrollWidth > box.clientWidth + 2;
    if (said === headline && getComputedStyle(box).overflow !== 'visible' && isCut) faults.push(`cut: ${said}`);
    if (said !== name) continue;
    // All that stands in one line with the name.
    while (box.parentElement && (box.parentElement.textContent?.length ?? 0) < 40 && !box.parentElement.querySelector('button'))
      box = box.parentElement;
    for (const part of [box, ...box.querySelectorAll('*')]) {
      const isMark = part.localName === 'svg' || (part.localName === 'i' && !part.textContent);
      if (isMark || getComputedStyle(part, '::before').content !== 'none')
        faults.push(`beside the name: ${part.localName}.${part.getAttribute('class')}`);
    }
  }
  for (const control of document.querySelectorAll('#stage :is(button, a, input, [role="slider"])')) {
    const box = control.getBoundingClientRect();
    // Where the picture itself is dragged, all of it is the control.
    const isPicture = box.width * box.height > (innerWidth * innerHeight) / 2;
    if (!isPicture && isShown(control) && isUnder(box)) faults.push(`under the logo: ${control.ariaLabel ?? control.textContent}`);
  }
  return faults;
}

for (const slug of listCreatives().flatMap(listUnits)) {
  test.describe(slug, { tag: '@ci' }, () => {
    test.use({ slug });

    test('a client’s logo lies on nothing, and no other mark stands beside their name', async ({ browser }) => {
      const frame = toFrame((await loadDemo(slug)).size);
      const options = { ...frame, config: { clock: 'host', brand } } as const;
      const lab = await openHarness(browser, slug, options);
      for (const at of LOOKS_AT) {
        await lab.seek(at);
        expect(await lab.frame.evaluate(listFaults, { name: NAME, headline: HEADLINE }), `at ${at} s`).toEqual([]);
      }
      await lab.close();
      const played = await openHarness(browser, slug, options);
      await play(played, toEndCard((await loadPlaythrough(slug)).keyboard));
      expect(await played.frame.evaluate(listFaults, { name: NAME, headline: HEADLINE }), 'on the end card').toEqual([]);
      await played.close();
    });
  });
}
