import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import subsetFont from 'subset-font';
import { encode } from 'uqr';
import { toUnitQuery } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { SAMPLE_ORIGIN } from '#server/spec-sheets/stamp.ts';
import { loadDemo, toDemoSlug } from './creatives.ts';
import { packPdf } from './pack-pdf.ts';

const MOST_BYTES = 120_000;
/** Of a code: its quiet zone (ISO/IEC 18004), modules. */
const QUIET = 4;

/** Where the file of a unit's spec sheet is kept. */
export const toSpecPath = (slug: string): string => `creatives/${slug}/spec.pdf`;

/** Prints the spec sheet of a unit, in English, as the site at `origin` shows it. `slug`: its folder. */
export async function writeSpecSheet(browser: Browser, slug: string, origin: string): Promise<void> {
  const { id, format } = await loadDemo(slug);
  const query = toUnitQuery({ unit: slug === toDemoSlug(slug) ? undefined : slug.split('/').at(-1) });
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await page.goto(`${origin}/experience/${toFormatSlug(format[0] ?? '')}/preview/${id}/spec${query}`);
  await page.addStyleTag({ content: await toPaperFonts() });
  const { data } = encode(`${SAMPLE_ORIGIN}/play/${id}${query}`, { ecc: 'L', boostEcc: true, border: QUIET });
  await page.evaluate(prepare, { sample: SAMPLE_ORIGIN, rows: data });
  const printed = await page.pdf({ format: 'A4', tagged: true, outline: true });
  await page.close();
  const pdf = packPdf(printed, (body) => body.includes(`(${SAMPLE_ORIGIN}`));
  if (pdf.length > MOST_BYTES) throw new Error(`${toSpecPath(slug)} would have ${pdf.length} bytes; ${MOST_BYTES} are allowed`);
  await writeFile(toSpecPath(slug), pdf);
}

/** Fonts of one weight each: of a variable one Chromium draws every letter anew, which is larger, and not as even on a screen. */
async function toPaperFonts(): Promise<string> {
  const source = await readFile('node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2');
  const characters = String.fromCodePoint(
    ...Array.from({ length: 0x24f - 0x20 }, (_, at) => at + 0x20),
    ...[...'–—‘’‚“”„…€←↑→↓−'].map((one) => one.codePointAt(0) ?? 0),
  );
  const cut = async (range: string, weight: number) => {
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weight }, noLayoutClosure: true });
    return `@font-face { font-family: 'Onest Paper'; font-weight: ${range}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`;
  };
  return [await cut('1 450', 400), await cut('451 1000', 560), ":root { --sans: 'Onest Paper' !important }"].join('\n');
}

/**
 * Runs in the page: its links lead to the sample site, and its code is a picture of the same. The server replaces both when it hands the file out
 * (server/spec-sheets/stamp.ts); of a written address it could not.
 */
async function prepare({ sample, rows }: { sample: string; rows: readonly (readonly boolean[])[] }): Promise<void> {
  document.querySelector('.spec-sheet-address')?.remove();
  for (const link of document.links) if (link.origin === location.origin) link.href = link.href.replace(location.origin, sample);
  const code = document.querySelector('.spec-sheet-code');
  const module = 8;
  const side = rows.length * module;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d', { alpha: false });
  if (!code || !context) throw new Error('No code');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * module, y * module, module, module);
  const picture = Object.assign(new Image(), { src: canvas.toDataURL('image/png'), alt: code.getAttribute('aria-label') ?? '' });
  picture.className = 'spec-sheet-code';
  await picture.decode();
  code.replaceWith(picture);
  await Promise.all([...document.images].map((image) => image.decode()));
  await Promise.all([400, 560].map((weight) => document.fonts.load(`${weight} 12px 'Onest Paper'`)));
}
