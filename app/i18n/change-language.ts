import { dropParameter } from '#app/drop-parameter.ts';
import { findLanguage, LANGUAGE_KEY, LANGUAGE_PARAMETER, type Language } from '#protocol/languages.ts';
import { type I18n, loadDictionary } from './create-i18n.ts';
import { storeLanguage } from './store-language.ts';

/** Switches the page's language in place and keeps the choice. */
export async function changeLanguage(instance: I18n, language: Language): Promise<void> {
  instance.change(language, await loadDictionary(language, instance.hasWorkspace));
  storeLanguage(language.code);
  dropParameter(LANGUAGE_PARAMETER);
}

/** Follows changes of language in other tabs. Returns the function that stops it. */
export function followLanguage(instance: I18n): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const language = key === LANGUAGE_KEY && findLanguage(newValue);
    if (language) void changeLanguage(instance, language);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
