import { createContext, useContext } from 'react';
import type { Language } from '#protocol/languages.ts';
import type { I18n, Values } from './create-i18n.ts';
import type { Label } from './dictionaries/en.ts';

export interface Text {
  /** A label of the site in the visitor's language; `{{name}}` is filled from `values`. */
  t(label: Label, values?: Values): string;
  /** The same for texts that come as data: from the catalogue, a schema, the backend. */
  tData(text: string, values?: Values): string;
  readonly language: Language;
  /** For code that changes the language; code that reads it uses the others. */
  readonly i18n: I18n;
}

/** One context, so one look-up per component: a list of cards has a hundred (docs/decisions/032). */
export const TextContext = createContext<Text | undefined>(undefined);

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText() outside of a TextProvider');
  return text;
}

/** The instance itself. */
export function createText(i18n: I18n): Text {
  return { t: i18n.t, tData: i18n.t, language: i18n.language, i18n };
}
