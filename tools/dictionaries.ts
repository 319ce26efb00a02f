import type { Dictionary } from '#app/i18n/dictionaries/en.ts';
import { gr } from '#app/i18n/dictionaries/gr.ts';
import { it } from '#app/i18n/dictionaries/it.ts';
import { rs } from '#app/i18n/dictionaries/rs.ts';
import { sp } from '#app/i18n/dictionaries/sp.ts';
import type { LanguageCode } from '#protocol/languages.ts';

/** Every dictionary at once, for tools and tests. The site itself fetches one (app/i18n/create-i18n.ts). */
export const dictionaries = { sp, gr, it, rs } as const satisfies Readonly<Record<Exclude<LanguageCode, 'en'>, Dictionary>>;
