import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gr } from '#app/i18n/dictionaries/gr.ts';
import { it as italian } from '#app/i18n/dictionaries/it.ts';
import { rs } from '#app/i18n/dictionaries/rs.ts';
import { sp } from '#app/i18n/dictionaries/sp.ts';
import { type LanguageCode, languages } from '#app/i18n/languages.ts';
import { heroGlyphs } from './hero-glyphs.ts';

const HEADING = 'Performance at Scale. Results that Matter.';
const headings: Readonly<Record<LanguageCode, string>> = { en: HEADING, sp: sp[HEADING], gr: gr[HEADING], it: italian[HEADING], rs: rs[HEADING] };
const BUDGET = 32 * 1024;
const latin = ['onest-latin', 'martian-mono-latin'];
const alphabets: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: latin,
  sp: [...latin, 'onest-accents', 'martian-mono-accents'],
  gr: [...latin, 'onest-accents', 'martian-mono-accents'],
  it: [...latin, 'onest-accents', 'martian-mono-accents'],
  rs: [...latin, 'onest-cyrillic', 'martian-mono-cyrillic'],
};

describe.each(languages)('the fonts of $label', ({ code }) => {
  it('weigh at most 32 KiB', () => {
    const bytes = alphabets[code].map((name) => statSync(`app/fonts/${name}.woff2`).size).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
  it("hold every letter of the heading inside the page; if not, run 'node tools/fonts.ts'", () => {
    const missing = [...new Set(headings[code])].filter((letter) => !heroGlyphs[code].characters.includes(letter));
    expect(missing).toEqual([]);
    const base64 = heroGlyphs[code].parts.map(({ woff2 }) => woff2).join('');
    expect(base64.length).toBeLessThanOrEqual(6 * 1024);
  });
});
