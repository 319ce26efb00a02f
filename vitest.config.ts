import { defineConfig } from 'vitest/config';
import { inlineScript } from './tools/inline-script.ts';

/** Tests in Node, beside the code they test. Those that want a browser start Chromium themselves (tools/creative-harness.ts). */
export default defineConfig({
  plugins: [inlineScript()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'tests/output'],
    // Browsers and rendering share the machine with the tests themselves.
    maxWorkers: 2,
    testTimeout: 15_000,
    // A browser's first start on a cold machine takes its time.
    hookTimeout: 90_000,
  },
});
