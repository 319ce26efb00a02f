import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labels } from '#app/i18n/dictionaries/en.ts';
import { type LanguageCode, languages } from '#protocol/languages.ts';
import { dictionaries } from '#tools/dictionaries.ts';
import { heroGlyphs } from './hero-glyphs.ts';

const HEADING = 'Performance at Scale. Results that Matter.';
const BUDGET = 32 * 1024;
const latin = ['onest-latin', 'martian-mono-latin'];
const alphabets: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: latin,
  sp: [...latin, 'onest-accents', 'martian-mono-accents'],
  gr: [...latin, 'onest-accents', 'martian-mono-accents'],
  it: [...latin, 'onest-accents', 'martian-mono-accents'],
  rs: [...latin, 'onest-cyrillic', 'martian-mono-cyrillic'],
};

/** Per typeface, the letters that app/styles/fonts.css has a file for. */
const ranges = [...readFileSync('app/styles/fonts.css', 'utf8').matchAll(/font-family: '(.*)'[^}]*unicode-range: (.*);/g)].flatMap(
  ([, family = '', list = '']) =>
    [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = '', to = from]) => [family, Number(`0x${from}`), Number(`0x${to}`)] as const),
);
const isDrawn = (family: string, letter: string) =>
  ranges.some(([one, from, to]) => one === family && from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to);

describe.each(languages)('the fonts of $label', ({ code }) => {
  it('the fonts of a language weigh at most 32 KiB', () => {
    const bytes = alphabets[code].map((name) => statSync(`app/fonts/${name}.woff2`).size).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
  it.each(['Onest Variable', 'Martian Mono Variable'])(
    'draw every letter of its texts in %s; if not, cut its alphabet in tools/fonts.ts and name it in fonts.css',
    (family) => {
      const texts = code === 'en' ? labels : Object.values(dictionaries[code]);
      expect([...new Set(texts.join(''))].filter((letter) => !isDrawn(family, letter))).toEqual([]);
    },
  );
  it("the inlined font has every letter of the heading; if not, run 'npx node tools/fonts.ts'", () => {
    const heading = code === 'en' ? HEADING : dictionaries[code][HEADING];
    const missing = [...new Set(heading)].filter((letter) => !heroGlyphs[code].characters.includes(letter));
    expect(missing).toEqual([]);
    const base64 = heroGlyphs[code].parts.map(({ woff2 }) => woff2).join('');
    expect(base64.length).toBeLessThanOrEqual(6 * 1024);
  });
});
