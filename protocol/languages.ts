/** The product's languages with the specification's codes (spec §3 Language option) and the real BCP 47 tags. */
export const languages = [
  { code: 'en', resource: 'eng', tag: 'en-GB', label: 'English' },
  { code: 'sp', resource: 'sp', tag: 'es', label: 'Español' },
  { code: 'gr', resource: 'gr', tag: 'de', label: 'Deutsch' },
  { code: 'it', resource: 'it', tag: 'it', label: 'Italiano' },
  { code: 'rs', resource: 'rs', tag: 'ru', label: 'Русский' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

/** Local storage key and cookie name (spec §4, §9). */
export const LANGUAGE_KEY = 'I18N_LANGUAGE';
/** Query parameter that chooses a language by link. */
export const LANGUAGE_PARAMETER = 'lang';

export const defaultLanguage: Language = languages[0];

export function findLanguage(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language.code === code);
}
