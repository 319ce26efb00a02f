import type { Plugin } from 'vite';

/** The layer of a stylesheet follows from its folder; the first match counts. Others name their layer themselves (app/styles/index.css). */
const LAYERS: readonly (readonly [folder: RegExp, layer: string])[] = [
  [/\/app\/ui\/(?!tokens)/, 'ui'],
  [/\/app\/(?:components|layouts|delivery-queue)\//, 'layout'],
  [/\/app\/features\//, 'screen'],
];

/** Puts each of our stylesheets into the cascade layer of its folder: `@layer screen { … }`. So the order in which they load does not matter. */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.css(?:\?|$)/ },
      handler(code, id) {
        const layer = LAYERS.find(([folder]) => folder.test(id))?.[1];
        // No additional line, so that line numbers in development tools stay right.
        return layer ? { code: `@layer ${layer} {${code}}`, map: null } : undefined;
      },
    },
  };
}
