import type { Plugin } from 'vite';

/** The layer of a stylesheet follows from its folder; the first that fits. What is in none of them says its layer itself (app/styles/index.css). */
const LAYERS: readonly (readonly [folder: RegExp, layer: string])[] = [
  [/\/app\/ui\/(?!tokens)/, 'ui'],
  [/\/app\/(?:components|delivery-queue|features\/shell)\//, 'layout'],
  [/\/app\/features\//, 'screen'],
];

/** Puts each stylesheet of ours into the cascade layer of its folder: `@layer screen { … }`. So the order in which sheets arrive decides nothing. */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.css(?:\?|$)/ },
      handler(code, id) {
        const layer = LAYERS.find(([folder]) => folder.test(id))?.[1];
        // One line more would move what development tools say about a line.
        return layer ? { code: `@layer ${layer} {${code}}`, map: null } : undefined;
      },
    },
  };
}
