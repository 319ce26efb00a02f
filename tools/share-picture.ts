import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '#app/ui/escape-html.ts';
import type { DemoRecord } from '#catalogue/demo.ts';

/** As networks show links (Open Graph). Most of them take no AVIF and no WebP, and show a small file at once. */
export const SHARED = { width: 1200, height: 630 };
/** Pixels at its foot, for name and mark. */
export const BAND = 100;
const MOST_BYTES = 120_000;
const QUALITIES = [88, 82, 76, 70, 62, 54, 46];

const toDataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** The still of a demo at that size, with its name and size in a band of ours below. */
export async function writeSharePicture(
  browser: Browser,
  still: Buffer,
  { name, size }: Pick<DemoRecord, 'name' | 'size'>,
  file: string,
): Promise<void> {
  const font = toDataUrl('font/woff2', readFileSync('app/fonts/onest-latin.woff2'));
  const page = await browser.newPage({ viewport: SHARED });
  await page.setContent(`<!doctype html><style>
@font-face { font-family: Onest; font-weight: 100 900; src: url(${font}) }
body { margin: 0; font: 600 44px Onest; color: #efebe0; background: #14120e }
img { display: block; width: 1200px; height: ${SHARED.height - BAND}px; object-fit: cover }
div { display: flex; align-items: center; gap: 20px; height: ${BAND}px; padding: 0 40px; letter-spacing: -.02em }
path { fill: none; stroke: #ff5a2e; stroke-width: 5 }
span { margin-left: auto; font-size: 30px; font-weight: 500; color: #a7a092 }
</style><img src="${toDataUrl('image/png', still)}" alt=""><div><svg width="60" height="40" viewBox="0 0 27 18"><path d="M0 15.500H11.500V2.500H27"/></svg>Surge<span>${escapeHtml(`${name}, ${size}`)}</span></div>`);
  await page.evaluate(() => document.fonts.ready);
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    await writeFile(file, picture);
    if (picture.length <= MOST_BYTES) break;
  }
  await page.close();
}
