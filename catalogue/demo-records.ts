import type { DemoRecord } from './demo.ts';

/**
 * The one place that reads the creatives' folders: a folder with a demo.ts is a demo. Keyed by the file's path.
 * A build with SURGE_DEMOS set reads tests/fixtures/many-demos.ts in place of this file (vite.config.ts).
 */
export const demoRecords: Readonly<Record<string, DemoRecord>> = import.meta.glob<DemoRecord>('../creatives/*/demo.ts', {
  eager: true,
  import: 'demo',
});
