import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { escapeHtml } from '#app/ui/escape-html.ts';
import type { DemoRecord } from '#catalogue/demo.ts';

/** As networks show links (Open Graph). Most of them take no AVIF and no WebP, and show a small file at once. */
export const SHARED = { width: 1200, height: 630 };
/** Pixels at its foot, for name and mark. */
export const BAND = 100;
const MOST_BYTES = 120_000;
/** There are some thirty of them. */
const MOST_PAGE_BYTES = 52_000;
const QUALITIES = [88, 82, 76, 70, 62, 54, 46];
/** Of what a page's picture shows of the page. */
const FIGURE = { width: 970, height: 249 };
/** How many stills fit into one row, two, three. */
const ROWS = [4, 10, Infinity];
const MARK = '<svg width="60" height="40" viewBox="0 0 27 18"><path d="M0 15.500H11.500V2.500H27"/></svg>';

const toDataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const toFont = (name: string) => toDataUrl('font/woff2', readFileSync(`app/fonts/${name}-latin.woff2`));

/** The still of a demo at that size, with its name and size in a band of ours below. */
export async function writeSharePicture(
  browser: Browser,
  still: Buffer,
  { name, size }: Pick<DemoRecord, 'name' | 'size'>,
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: SHARED });
  await page.setContent(`<!doctype html><style>
@font-face { font-family: Onest; font-weight: 100 900; src: url(${toFont('onest')}) }
body { margin: 0; font: 600 44px Onest; color: #efebe0; background: #14120e }
img { display: block; width: 1200px; height: ${SHARED.height - BAND}px; object-fit: cover }
div { display: flex; align-items: center; gap: 20px; height: ${BAND}px; padding: 0 40px; letter-spacing: -.02em }
path { fill: none; stroke: #ff5a2e; stroke-width: 5 }
span { margin-left: auto; font-size: 30px; font-weight: 500; color: #a7a092 }
</style><img src="${toDataUrl('image/png', still)}" alt=""><div>${MARK}Surge<span>${escapeHtml(`${name}, ${size}`)}</span></div>`);
  await writeJpeg(page, file, MOST_BYTES);
}

interface PageFigure {
  readonly heading: string;
  readonly caption: string;
  /** A piece of the page, or the pictures of demos, whose stills stand side by side, in rows of so many. */
  readonly figure: Buffer | readonly Buffer[];
}

/** A page's heading above a piece of the page, on our paper. */
export async function writePagePicture(browser: Browser, { heading, caption, figure }: PageFigure, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: SHARED });
  const isPiece = Buffer.isBuffer(figure);
  const shown = isPiece
    ? [`<img class="piece" src="${toDataUrl('image/png', figure)}" alt="">`]
    : figure.map((still) => `<img class="still" src="${toDataUrl('image/jpeg', still)}" alt="">`);
  const rows = ROWS.findIndex((most) => shown.length <= most) + 1;
  const columns = Math.ceil(shown.length / rows);
  await page.setContent(`<!doctype html><style>
@font-face { font-family: Onest; font-weight: 100 900; src: url(${toFont('onest')}) }
@font-face { font-family: Mono; src: url(${toFont('martian-mono')}) }
body { margin: 0; font: 620 30px Onest; letter-spacing: -.02em; color: #14120e; background: #f3f1eb }
body > svg { position: absolute; inset: 0 }
header { position: absolute; left: 44px; top: 38px; display: flex; align-items: center; gap: 15px }
header svg { width: 40px; height: 30px; fill: none; stroke: #f8431a; stroke-width: 5 }
h1 { position: absolute; left: 44px; top: 88px; width: 970px; height: 214px; margin: 0; display: flex; align-items: center; font: 620 104px/.92 Onest; letter-spacing: -.055em }
h1 span { text-wrap: balance; overflow-wrap: anywhere }
figure { position: absolute; left: 44px; top: 319px; width: ${FIGURE.width}px; margin: 0; outline: 1px solid #14120e }
figure div { display: grid; grid-template: repeat(${rows}, 1fr) / repeat(${columns}, 1fr); gap: 2px; height: ${FIGURE.height}px; background: #14120e }
img { display: block; width: 100%; height: 100%; min-height: 0; object-fit: cover }
.still { object-view-box: inset(0 0 ${BAND}px 0) }
.still:last-child { grid-column: span ${columns * rows - shown.length + 1} }
.piece { box-sizing: border-box; padding: 18px 24px; object-fit: contain; background: #f3f1eb }
figcaption { padding: 0 14px; font: 16px/38px Mono; font-stretch: 75%; letter-spacing: 0; color: #f3f1eb; background: #14120e; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
</style>${drawField()}<header>${MARK}Surge</header><h1><span>${escapeHtml(heading)}</span></h1><figure><div>${shown.join('')}</div><figcaption>${escapeHtml(caption)}</figcaption></figure>`);
  await page.evaluate(fitHeading);
  await writeJpeg(page, file, MOST_PAGE_BYTES);
}

/** Runs in the page: two lines at the most, and nothing cut. */
function fitHeading(): void {
  const box = document.querySelector('h1');
  const words = box?.querySelector('span');
  for (let size = 104; box && words && size > 40; size -= 4) {
    box.style.fontSize = `${size}px`;
    if (words.offsetHeight <= box.clientHeight && words.scrollWidth <= box.clientWidth && words.offsetHeight < size * 2) break;
  }
}

/** The landing page's field: hairlines at four columns, and ticks every 9 px that rise from left to right, the last one vermilion. Those beside the figure: a JPEG pays for each. */
function drawField(): string {
  const lines = [44, 322, 600, 878, 1156].map((x) => `M${x + 0.5} 0V630`).join('');
  const ticks = Array.from({ length: 15 }, (_, at) => {
    const x = 1026 + at * 9;
    const rise = 16 + 440 * (x / SHARED.width) ** 4 * (0.8 + 0.2 * Math.sin(at * 2.4) ** 2);
    return `M${x + 0.5} 630v-${Math.round(rise)}`;
  }).join('');
  return `<svg width="1200" height="630" fill="none"><path d="${lines}" stroke="#d3cec2"/><path d="${ticks}" stroke="#a9a396"/><path d="M1158 90V630" stroke="#f8431a" stroke-width="4"/></svg>`;
}

/** In the best quality within that size. */
async function writeJpeg(page: Page, file: string, most: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    await writeFile(file, picture);
    if (picture.length <= most) break;
  }
  await page.close();
}
