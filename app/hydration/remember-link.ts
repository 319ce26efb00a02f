/** Keeps a language or a look chosen by link, as menu and panel do for their choices. Printed only on pages that were asked for with `?lang=` or `?look=`. */
import { findLook, LOOK_PARAMETER, storeSettings } from '#app/components/settings/settings.ts';
import { storeLanguage } from '#app/i18n/store-language.ts';
import { findLanguage, LANGUAGE_PARAMETER } from '#protocol/languages.ts';

const query = new URLSearchParams(location.search);
const language = findLanguage(query.get(LANGUAGE_PARAMETER));
if (language) storeLanguage(language.code);
const look = findLook(query.get(LOOK_PARAMETER));
if (look) storeSettings(look);
