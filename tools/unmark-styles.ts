import type { Plugin } from 'vite';

/**
 * React Router writes `x.css#` for a sheet that a part loaded later needs too, so that leaving the page does not take it from that part. What parts share
 * is the root's here and never leaves, and a page joins its sheets by their names (app/hydration/joined-styles.ts).
 */
export const unmarkStyles = (manifest: string) => manifest.replaceAll('.css#', '.css');

/** In the server's manifest; the browser's is a file (tools/commands/manifest.ts). */
export function unmarkedStyles(): Plugin {
  return {
    name: 'unmarked-styles',
    transform: { filter: { id: /virtual:react-router\/server-manifest/ }, handler: (code) => ({ code: unmarkStyles(code), map: null }) },
  };
}
