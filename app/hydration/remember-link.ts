/** Keeps a language chosen by link, as the menu does for its choices. Printed only on pages that were asked for with `?lang=`. */
import { findLanguage, LANGUAGE_PARAMETER } from '#app/i18n/languages.ts';
import { storeLanguage } from '#app/i18n/store-language.ts';

const language = findLanguage(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER));
if (language) storeLanguage(language.code);
