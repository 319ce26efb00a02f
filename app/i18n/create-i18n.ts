import type { Language, LanguageCode } from '#protocol/languages.ts';
import type { Dictionary } from './dictionaries/en.ts';
import type { WorkspaceDictionary } from './dictionaries/workspace/en.ts';

/** English needs no dictionary: its labels are the keys. The others are one chunk each, fetched when needed. */
export const loaders: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Dictionary>>> = {
  sp: async () => (await import('./dictionaries/sp.ts')).sp,
  gr: async () => (await import('./dictionaries/gr.ts')).gr,
  it: async () => (await import('./dictionaries/it.ts')).it,
  rs: async () => (await import('./dictionaries/rs.ts')).rs,
};

/** What the pages behind the sign-in say besides: public pages do not load it. */
export const workspaceLoaders: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<WorkspaceDictionary>>> = {
  sp: async () => (await import('./dictionaries/workspace/sp.ts')).sp,
  gr: async () => (await import('./dictionaries/workspace/gr.ts')).gr,
  it: async () => (await import('./dictionaries/workspace/it.ts')).it,
  rs: async () => (await import('./dictionaries/workspace/rs.ts')).rs,
};

type Texts = Partial<Dictionary & WorkspaceDictionary>;

export async function loadDictionary({ code }: Language, hasWorkspace: boolean): Promise<Texts> {
  if (code === 'en') return {};
  const parts = await Promise.all([loaders[code](), hasWorkspace ? workspaceLoaders[code]() : undefined]);
  return { ...parts[0], ...parts[1] };
}

export type Values = Readonly<Record<string, string | number>>;

/** The texts of one page, in a language that may be changed. */
export interface I18n {
  readonly language: Language;
  /** A label that the dictionary does not hold is its own text. `{{name}}` is filled from `values`. */
  t(label: string, values?: Values): string;
  change(language: Language, dictionary: Texts): void;
  /** Whether it holds the texts of the workspace, or shall when its language changes. */
  readonly hasWorkspace: boolean;
  /** Adds them. Resolves at once where they are there. */
  addWorkspace(): Promise<void>;
  /** Calls `listener` after each change, until the returned function is called. */
  listen(listener: () => void): () => void;
}

/** One instance per request on the server, one per page in the browser. */
export function createI18n(language: Language, dictionary: Texts, withWorkspace = false): I18n {
  const listeners = new Set<() => void>();
  let now = language;
  let hasWorkspace = withWorkspace;
  let texts: Readonly<Record<string, string | undefined>> = dictionary;
  const change = (next: Language, nextDictionary: Texts) => {
    texts = nextDictionary;
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    get language() {
      return now;
    },
    get hasWorkspace() {
      return hasWorkspace;
    },
    t: (label, values) => {
      const text = (Object.hasOwn(texts, label) && texts[label]) || label;
      return values ? text.replaceAll(/{{(\w+)}}/g, (mark, name: string) => String(values[name] ?? mark)) : text;
    },
    change,
    async addWorkspace() {
      if (hasWorkspace) return;
      // At once: who changes the language in the meantime loads both parts.
      hasWorkspace = true;
      const asked = now;
      try {
        const dictionary = await loadDictionary(asked, true);
        if (asked === now) change(asked, dictionary);
      } catch (error) {
        hasWorkspace = false;
        throw error;
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
