import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScript } from './tools/inline-script.ts';

/** A clean clone knows no durations: the two files that play every creative begin first, side by side, not one of them at the end and alone. */
class ContractFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isPlay = ({ moduleId }: TestSpecification) => moduleId.includes('/creatives/contract');
    return (await super.sort(files)).sort((a, b) => Number(isPlay(b)) - Number(isPlay(a)));
  }
}

/** Tests in Node, beside the code they test. Those that want a browser start Chromium themselves (tools/creative-lab.ts). */
export default defineConfig({
  plugins: [inlineScript()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'tests/output'],
    // Browsers and rendering share the machine with the tests themselves.
    maxWorkers: 2,
    sequence: { sequencer: ContractFilesFirst },
    testTimeout: 15_000,
    // A browser's first start on a cold machine takes its time.
    hookTimeout: 90_000,
  },
});
