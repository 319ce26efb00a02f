import { loaders } from '#app/i18n/create-i18n.ts';
import type { Dictionary } from '#app/i18n/dictionaries/en.ts';
import { toObject } from '#protocol/brief-fields.ts';
import { languages } from '#protocol/languages.ts';

/** Every dictionary at once, for tools and tests. The site itself fetches one (app/i18n/create-i18n.ts). */
export const dictionaries = toObject<Readonly<Record<keyof typeof loaders, Dictionary>>>(
  await Promise.all(languages.flatMap(({ code }) => (code === 'en' ? [] : [loaders[code]().then((dictionary) => [code, dictionary] as const)]))),
);
