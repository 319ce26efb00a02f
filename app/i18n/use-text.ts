import type { i18n } from 'i18next';
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

/** What a component needs, made once per language: looking a label up in i18next costs more than drawing it. */
const texts = new WeakMap<i18n, Text>();

export function useText(): Text {
  const { i18n } = useTranslation();
  const known = texts.get(i18n);
  if (known?.language.resource === i18n.language) return known;
  const text = createText(i18n);
  texts.set(i18n, text);
  return text;
}

function createText(i18n: i18n): Text {
  const language = languages.find((one) => one.resource === i18n.language) ?? defaultLanguage;
  const known = new Map<string, string>();
  const look = (label: string) => {
    const text = known.get(label) ?? i18n.t(label);
    known.set(label, text);
    return text;
  };
  return { t: (label, values) => (values ? i18n.t(label, values) : look(label)), tData: look, language };
}
