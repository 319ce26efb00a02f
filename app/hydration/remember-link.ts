/** Keeps a language or a preset that a link chose, as the menu and the panel do. Printed only on pages that were asked for with `?lang=` or `?look=`. */
import { findPreset, PRESET_PARAMETER, storeSettings } from '#app/components/settings/settings.ts';
import { storeLanguage } from '#app/i18n/store-language.ts';
import { findLanguage, LANGUAGE_PARAMETER } from '#protocol/languages.ts';

const query = new URLSearchParams(location.search);
const language = findLanguage(query.get(LANGUAGE_PARAMETER));
if (language) storeLanguage(language.code);
const preset = findPreset(query.get(PRESET_PARAMETER));
if (preset) storeSettings(preset);
