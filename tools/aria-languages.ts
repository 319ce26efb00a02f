import type { Plugin } from 'vite';
import { languages } from '#protocol/languages.ts';

const ours = new Set(languages.map(({ tag }) => tag.slice(0, 2)));

/** React Aria says its words in 34 languages, and a page that uses it would load them all: those that the site does not speak are empty. */
export function ariaLanguages(): Plugin {
  return {
    name: 'aria-languages',
    enforce: 'pre',
    load: {
      filter: { id: /\/node_modules\/react-(?:aria|stately|aria-components)\/dist\/.*\/[a-z]{2}-[A-Z]{2}\.m?js$/ },
      handler: (id) => (ours.has(/([a-z]{2})-[A-Z]{2}\.m?js$/.exec(id)?.[1] ?? '') ? undefined : 'export default {};'),
    },
  };
}
