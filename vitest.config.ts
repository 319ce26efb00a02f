import { defineConfig } from 'vitest/config';
import { inlineScript } from './tools/inline-script.ts';

/** Tests in Node, beside the code they test. Those that want a browser start Chromium themselves (tools/creative-harness.ts). */
export default defineConfig({
  plugins: [inlineScript()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'tests/output'],
    // One more than the two cores of the machine this is tuned for: some tests wait, for a server or for a clock.
    maxWorkers: 3,
    // A worker per file would cost a tenth of a second each. What a file changes for all, tests/fixtures/shared-worker.ts takes back.
    isolate: false,
    setupFiles: 'tests/fixtures/shared-worker.ts',
    // Limits for what hangs, not measurements: a shared machine may be three times slower than ours.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // A browser's first start on a cold machine takes its time.
    hookTimeout: 90_000,
  },
});
