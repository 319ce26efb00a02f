import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { Label } from './dictionaries/en.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';

export interface Text {
  /** A label of the site in the visitor's language; `{{name}}` is filled from `values`. */
  t(label: Label, values?: Readonly<Record<string, string | number>>): string;
  /** The same for texts that come as data from the catalogue. */
  tData(text: string): string;
  readonly language: Language;
  /** For what changes the language; what reads it goes by the others. */
  readonly i18n: i18n;
}

/** One look-up a component: a list of cards asks a hundred times (docs/decisions/032). */
export const TextContext = createContext<Text | undefined>(undefined);

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText() outside of a TextProvider');
  return text;
}

/** The instance as it stands; it keeps each text that it has looked up: that costs i18next more than drawing it. */
export function createText(i18n: i18n): Text {
  const language = languages.find((one) => one.resource === i18n.language) ?? defaultLanguage;
  const known = new Map<string, string>();
  const look = (label: string, values?: Readonly<Record<string, string | number>>) => {
    const key = values ? [label, ...Object.values(values)].join('\n') : label;
    const text = known.get(key) ?? i18n.t(label, { ...values });
    known.set(key, text);
    return text;
  };
  return { t: look, tData: look, language, i18n };
}
