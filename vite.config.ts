import { reactRouter } from '@react-router/dev/vite';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';

/** `import source from './x.ts?script'`: the module as one minified classic script, for an inline <script>. */
function inlineScript(): Plugin {
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

export default defineConfig({
  plugins: [inlineScript(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { host: '127.0.0.1' },
});
