import { useTranslation } from 'react-i18next';
import type { Label } from './dictionaries/en.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';

interface Text {
  /** A label of the site in the visitor's language; `{{name}}` is filled from `values`. */
  t(label: Label, values?: Readonly<Record<string, string | number>>): string;
  /** The same for texts that come as data from the catalogue. */
  tData(text: string): string;
  readonly language: Language;
}

export function useText(): Text {
  const { t, i18n } = useTranslation();
  const language = languages.find((one) => one.resource === i18n.language) ?? defaultLanguage;
  return { t: (label, values) => t(label, values ?? {}), tData: (text) => t(text), language };
}
