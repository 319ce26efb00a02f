import type { Language, LanguageCode } from '#protocol/languages.ts';
import type { Dictionary } from './dictionaries/en.ts';

/** English needs no dictionary: its labels are the keys. The others are one chunk each, fetched when needed. */
export const loaders: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Dictionary>>> = {
  sp: async () => (await import('./dictionaries/sp.ts')).sp,
  gr: async () => (await import('./dictionaries/gr.ts')).gr,
  it: async () => (await import('./dictionaries/it.ts')).it,
  rs: async () => (await import('./dictionaries/rs.ts')).rs,
};

export async function loadDictionary(language: Language): Promise<Partial<Dictionary>> {
  return language.code === 'en' ? {} : loaders[language.code]();
}

export type Values = Readonly<Record<string, string | number>>;

/** The texts of one page, in a language that may be changed. */
export interface I18n {
  readonly language: Language;
  /** A label that the dictionary does not hold is its own text. `{{name}}` is filled from `values`. */
  t(label: string, values?: Values): string;
  change(language: Language, dictionary: Partial<Dictionary>): void;
  /** Calls `listener` after each change, until the returned function is called. */
  listen(listener: () => void): () => void;
}

/** One instance per request on the server, one per page in the browser. */
export function createI18n(language: Language, dictionary: Partial<Dictionary>): I18n {
  const listeners = new Set<() => void>();
  let now = language;
  let texts: Readonly<Record<string, string | undefined>> = dictionary;
  return {
    get language() {
      return now;
    },
    t: (label, values) => {
      const text = (Object.hasOwn(texts, label) && texts[label]) || label;
      return values ? text.replaceAll(/{{(\w+)}}/g, (mark, name: string) => String(values[name] ?? mark)) : text;
    },
    change(next, nextDictionary) {
      texts = nextDictionary;
      now = next;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
