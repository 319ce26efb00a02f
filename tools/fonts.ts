/**
 * Subsets the site's fonts from their packages: `npx node tools/fonts.ts`. Run it again when the heading of a language changes; app/fonts/fonts.test.ts
 * fails until then.
 *
 * - app/fonts/*.woff2: what the pages use of Onest (weights 400 to 720) and Martian Mono (75 % wide), by alphabet; app/styles/fonts.css names them.
 * - app/fonts/hero-glyphs.ts: the few glyphs of the landing page's heading, one font per language, small enough to travel inside the page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { dictionaries } from './dictionaries.ts';

const HEADING = 'Performance at Scale. Results that Matter.';
const HEADING_WEIGHT = 620;
const FOLDER = 'app/fonts';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const punctuation = '\u00a0·×©–—‘’‚“”„…€→−';
const latin = `${range(0x20, 0x7e)}${punctuation}`;
const accents = `${range(0xc0, 0xff)}«»¿¡°ªº`;
const cyrillic = `${range(0x410, 0x44f)}Ёё№`;

const onest = (alphabet: string) => `node_modules/@fontsource-variable/onest/files/onest-${alphabet}-wght-normal.woff2`;
const mono = (alphabet: string) => `node_modules/@fontsource-variable/martian-mono/files/martian-mono-${alphabet}-wdth-normal.woff2`;
const onestAxes = { wght: { min: 400, max: 720 } };
const monoAxes = { wdth: 75, wght: 400 };

const cuts = [
  { name: 'onest-latin', source: onest('latin'), characters: latin, axes: onestAxes },
  { name: 'onest-accents', source: onest('latin'), characters: accents, axes: onestAxes },
  { name: 'onest-cyrillic', source: onest('cyrillic'), characters: cyrillic, axes: onestAxes },
  { name: 'martian-mono-latin', source: mono('latin'), characters: latin, axes: monoAxes },
  { name: 'martian-mono-accents', source: mono('latin'), characters: accents, axes: monoAxes },
  { name: 'martian-mono-cyrillic', source: mono('cyrillic'), characters: cyrillic, axes: monoAxes },
];

for (const { name, source, characters, axes } of cuts) {
  // Only the Latin of Onest needs its alternates: the tabular figures.
  const noLayoutClosure = name !== 'onest-latin';
  const font = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure });
  await writeFile(`${FOLDER}/${name}.woff2`, font);
  console.log(`${name} ${(font.length / 1024).toFixed(1)} KiB`);
}

const headings = { en: HEADING, ...Object.fromEntries(Object.entries(dictionaries).map(([code, dictionary]) => [code, dictionary[HEADING]])) };

interface Part {
  range: string;
  woff2: string;
}
const glyphs: Record<string, { characters: string; parts: Part[] }> = {};
for (const [code, heading] of Object.entries(headings)) {
  const characters = [...new Set(heading)].sort().join('');
  const parts = [];
  for (const [alphabet, range, letters] of [
    ['latin', 'U+0-3FF,U+2000-20FF', /[^\u0400-\u04ff]/g],
    ['cyrillic', 'U+400-4FF', /[\u0400-\u04ff]/g],
  ] as const) {
    const text = (characters.match(letters) ?? []).join('');
    if (!text) continue;
    const font = await subsetFont(await readFile(onest(alphabet)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: HEADING_WEIGHT },
      noLayoutClosure: true,
    });
    parts.push({ range, woff2: font.toString('base64') });
  }
  glyphs[code] = { characters, parts };
  console.log(`hero ${code} ${(parts.reduce((sum, part) => sum + part.woff2.length * 0.75, 0) / 1024).toFixed(1)} KiB`);
}
await writeFile(
  `${FOLDER}/hero-glyphs.ts`,
  `import type { LanguageCode } from '#protocol/languages.ts';

/** Written by tools/fonts.ts: Onest ${HEADING_WEIGHT} cut to the letters of the landing page's heading, one base64 WOFF2 file an alphabet. */
export const heroGlyphs: Readonly<Record<LanguageCode, { readonly characters: string; readonly parts: readonly { readonly range: string; readonly woff2: string }[] }>> = ${JSON.stringify(glyphs, null, 2)};
`,
);
