import type { DemoRecord, UnitRecord } from './demo.ts';

/**
 * The one place that reads the creatives' folders: a folder with a demo.ts is a demo. Keyed by the file's path.
 * A build with SURGE_DEMOS set reads tests/fixtures/many-demos.ts in place of this file (vite.config.ts).
 */
export const demoRecords: Readonly<Record<string, DemoRecord>> = import.meta.glob<DemoRecord>('../creatives/*/demo.ts', {
  eager: true,
  import: 'demo',
});

/** A folder in its `units` with a unit.ts is a further unit of it. */
export const unitRecords: Readonly<Record<string, UnitRecord>> = import.meta.glob<UnitRecord>('../creatives/*/units/*/unit.ts', {
  eager: true,
  import: 'unit',
});
