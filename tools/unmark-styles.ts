import type { Plugin } from 'vite';

/**
 * React Router writes `x.css#` for a stylesheet that a lazily loaded part needs too, so that it is not removed when the page is left. Here shared
 * stylesheets belong to the root and are never removed, and a page joins its stylesheets by their plain names (app/hydration/joined-styles.ts).
 */
export const unmarkStyles = (manifest: string) => manifest.replaceAll('.css#', '.css');

/** For the server's manifest; the browser's is a file (tools/commands/manifest.ts). */
export function unmarkedStyles(): Plugin {
  return {
    name: 'unmarked-styles',
    transform: { filter: { id: /virtual:react-router\/server-manifest/ }, handler: (code) => ({ code: unmarkStyles(code), map: null }) },
  };
}
