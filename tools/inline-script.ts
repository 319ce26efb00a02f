import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** `import source from './x.ts?script'`: the module as one minified classic script, for an inline <script>. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?script')) return undefined;
      const entry = id.slice(0, -'?script'.length);
      this.addWatchFile(entry);
      const result = await build({ entryPoints: [entry], bundle: true, format: 'iife', target: 'es2022', minify: true, write: false });
      return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim() ?? '')}`;
    },
  };
}
