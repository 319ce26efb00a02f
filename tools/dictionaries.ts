import { loaders, workspaceLoaders } from '#app/i18n/create-i18n.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { toObject } from '#protocol/brief-fields.ts';
import { languages } from '#protocol/languages.ts';

/** Every dictionary whole and at once, for tools and tests. The site itself fetches one, and of that what a page needs (app/i18n/create-i18n.ts). */
export const dictionaries = toObject<Readonly<Record<keyof typeof loaders, Readonly<Record<Label, string>>>>>(
  await Promise.all(
    languages.flatMap(({ code }) =>
      code === 'en' ? [] : [Promise.all([loaders[code](), workspaceLoaders[code]()]).then(([site, own]) => [code, { ...site, ...own }] as const)],
    ),
  ),
);
