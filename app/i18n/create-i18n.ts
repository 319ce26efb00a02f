import { createInstance, type i18n } from 'i18next';
import type { Dictionary } from './dictionaries/en.ts';
import { defaultLanguage, type Language, type LanguageCode } from './languages.ts';

/** English needs no dictionary: its labels are the keys. The others are one chunk each, fetched when needed. */
const loaders: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Dictionary>>> = {
  sp: async () => (await import('./dictionaries/sp.ts')).sp,
  gr: async () => (await import('./dictionaries/gr.ts')).gr,
  it: async () => (await import('./dictionaries/it.ts')).it,
  rs: async () => (await import('./dictionaries/rs.ts')).rs,
};

export async function loadDictionary(language: Language): Promise<Partial<Dictionary>> {
  return language.code === 'en' ? {} : loaders[language.code]();
}

/** One instance per request on the server, one per page in the browser. Ready when it returns. */
export function createI18n(language: Language, dictionary: Partial<Dictionary>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language.resource,
    fallbackLng: defaultLanguage.resource,
    resources: { [language.resource]: { translation: dictionary } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
